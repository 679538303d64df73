import type { WireId } from '@frontdesk/shared/endpoints/readers';

/** What the list finds in the history when an agent was just added. */
export interface CreatedState {
  /** Null on a server that does not send it. */
  readonly createdId: WireId | null;
}

/** The agent that was just added; null when the list was opened in another way. */
export function createdIdOf(state: unknown): WireId | null {
  const id = (state as Partial<CreatedState> | null)?.createdId;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
