import { replyText } from '@frontdesk/shared/endpoints/reply-text';

export type Feedback = 'helpful' | 'not-helpful';

export interface Reply {
  readonly text: string;
  /** The id for feedback; absent if the server accepts none. */
  readonly messageId?: string;
  /** Names of the documents behind the reply, or of those that may help. */
  readonly sources?: readonly string[];
  /** Whether nothing was found. */
  readonly isMiss?: boolean;
  readonly offersPerson?: boolean;
}

/** Reads an answer of `sendMessage`. `hasOptions` means that the server is known to send more than a text. */
export function readReply(answer: unknown, hasOptions: boolean): Reply {
  const text = replyText(answer);
  if (!hasOptions || !(answer instanceof Object)) return { text };
  const { messageId, sources, nearest, outcome, offersPerson } = answer as Record<string, unknown>;
  const isId = typeof messageId === 'string' || typeof messageId === 'number';
  const names = [sources, nearest].flat().map(nameOf).filter(Boolean);
  return {
    text,
    ...(isId && { messageId: String(messageId) }),
    ...(names.length > 0 && { sources: [...new Set(names)] }),
    ...(outcome === 'not-found' && { isMiss: true }),
    ...(offersPerson === true && { offersPerson }),
  };
}

function nameOf(source: unknown): string {
  const { name } = (source ?? {}) as { name?: unknown };
  return typeof name === 'string' ? name.trim() : '';
}
