import type { FastifyRequest } from 'fastify';
import { findConversation } from '../conversations/conversation-store';
import type { Database } from '../database/database';
import type { ChatClient } from './chat-client';
import { mayPreview } from './is-owners-test';
import { findPreview } from './preview/preview-store';
import { previewTurns } from './preview/preview-turns';
import { storedTurns } from './stored-turns';

interface Seat {
  readonly conversationId: string;
  readonly participantId: string;
}

/** Opens a participant's conversation, a visitor's or the owner's preview. Throws 404 when there is none. */
export async function openConversation(database: Database, request: FastifyRequest, agent: ChatClient, seat: Seat) {
  const preview = mayPreview(request, agent) ? await findPreview(database, agent.id, seat) : null;
  if (preview) {
    const { participantId: id, state } = preview;
    const turns = previewTurns(database, preview);
    return { id, userName: '', visitorId: null, isNew: false, misses: state.misses, turns, isPreview: true };
  }
  const found = await findConversation(database, agent.id, seat);
  return { ...found, turns: storedTurns(database, found, seat.participantId), isPreview: false };
}
