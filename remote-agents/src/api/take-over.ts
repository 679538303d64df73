import { ApiError, call } from '@frontdesk/shared/app';
import * as endpoints from '@frontdesk/shared/endpoints/live';
import { newId } from '@frontdesk/shared/new-id';

export async function takeOverConversation(id: string): Promise<void> {
  await call(endpoints.takeOverConversation, { id });
}

export function returnToAssistant(id: string): Promise<void> {
  return call(endpoints.returnToAssistant, { id });
}

/** Sends a message to the visitor. Sending it again under the same `turnId` adds no second message. */
export async function sayInConversation(id: string, message: { text: string; turnId: string }): Promise<void> {
  // A message removes the typing indicator, so the next letter must show it again.
  typedAt.delete(id);
  await call(endpoints.sayInConversation, { id, text: message.text, turnId: message.turnId });
}

export const newTurnId = newId;

/** How often the visitor is shown that the person is typing. */
const TYPED_EVERY_MS = 3_000;
const typedAt = new Map<string, number>();

/** Shows the visitor that the person is typing. Failures are not reported. */
export function showTyping(id: string): void {
  if (Date.now() - (typedAt.get(id) ?? 0) < TYPED_EVERY_MS) return;
  typedAt.set(id, Date.now());
  call(endpoints.typeInConversation, { id }).catch(() => undefined);
}

/** The person may look at other pages for this long without losing the conversation. */
const AWAY_MS = 10 * 60_000;

interface Stay {
  readonly timer: ReturnType<typeof setInterval>;
  leftAt: number | null;
}
const stays = new Map<string, Stay>();

/**
 * Keeps a taken-over conversation for the person while its page is open, and for ten more minutes. Calls `onLost` when
 * it was returned to the assistant or taken over by somebody else. Returns a function to call when the page closes.
 */
export function keepConversation(id: string, onLost: () => void): () => void {
  const end = () => {
    clearInterval(stays.get(id)?.timer);
    stays.delete(id);
  };
  end();
  const beat = () => {
    const { leftAt } = stays.get(id) ?? { leftAt: null };
    if (leftAt !== null && Date.now() - leftAt > AWAY_MS) return end();
    call(endpoints.stayInConversation, { id }).catch((error: unknown) => {
      // Other failures may be resolved before the stay expires.
      if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) return;
      end();
      onLost();
    });
  };
  stays.set(id, { timer: setInterval(beat, endpoints.STAY_EVERY_MS), leftAt: null });
  beat();
  return () => {
    const stay = stays.get(id);
    if (stay) stay.leftAt = Date.now();
  };
}

/** Ends the stay when the person returns the conversation. */
export function letGo(id: string): void {
  clearInterval(stays.get(id)?.timer);
  stays.delete(id);
}
