import type { WireId } from '@frontdesk/shared/endpoints/readers';

/** The history state of the list after an agent was added. */
export interface CreatedState {
  /** Null when the server does not send the id. */
  readonly createdId: WireId | null;
}

/** Returns the id of the agent that was just added; null when the list was opened in another way. */
export function createdIdOf(state: unknown): WireId | null {
  const id = (state as Partial<CreatedState> | null)?.createdId;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
