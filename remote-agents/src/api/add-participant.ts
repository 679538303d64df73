import { call } from '@frontdesk/shared/app';
import { addChatParticipant, CHAT_OWNER_NAME } from '@frontdesk/shared/endpoints/chat';
import type { WireId } from '@frontdesk/shared/endpoints/readers';

/** Joins the conversation as the owner, without an IP address. Default name: the name of Chat Test. */
export async function addParticipant(
  conversationId: string,
  clientId: string,
  signal: AbortSignal,
  userName: string = CHAT_OWNER_NAME,
): Promise<WireId> {
  const request = { conversationId, userName, ipAddress: '' };
  const { participantId } = await call(addChatParticipant, request, { clientId, signal });
  return participantId;
}
