import { call } from '@frontdesk/shared/app';
import { addChatParticipant, CHAT_OWNER_NAME } from '@frontdesk/shared/endpoints/chat';
import type { WireId } from '@frontdesk/shared/endpoints/readers';

/** Joins the conversation as the owner, whose address is nobody's business. */
export async function addParticipant(conversationId: string, clientId: string, signal: AbortSignal): Promise<WireId> {
  const request = { conversationId, userName: CHAT_OWNER_NAME, ipAddress: '' };
  const { participantId } = await call(addChatParticipant, request, { clientId, signal });
  return participantId;
}
