import type { WireId } from '@frontdesk/shared/endpoints/readers';

/**
 * Returns the storage key of whether an agent's client was last switched on or off. Other servers number the agents of
 * each organization from 1, so the key contains the organization if the server names one.
 */
export function clientStateKey(organizationId: WireId | null, agentId: WireId): string {
  return `client-active:${organizationId ?? ''}:${agentId}`;
}

/** Parses a stored state; null when it is missing or unreadable. */
export function parseClientState(stored: string | null): boolean | null {
  return stored === 'true' ? true : stored === 'false' ? false : null;
}

export function formatClientState(isActive: boolean): string {
  return String(isActive);
}
