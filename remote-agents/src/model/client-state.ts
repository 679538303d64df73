import type { WireId } from '@frontdesk/shared/endpoints/readers';

/**
 * Where this browser stores whether an agent's client was last switched on or off. Other servers count the agents of each
 * organization from 1, so the organization is part of it where the server names one.
 */
export function clientStateKey(organizationId: WireId | null, agentId: WireId): string {
  return `client-active:${organizationId ?? ''}:${agentId}`;
}

/** Null when nothing was stored that can be read. */
export function parseClientState(stored: string | null): boolean | null {
  return stored === 'true' ? true : stored === 'false' ? false : null;
}

export function formatClientState(isActive: boolean): string {
  return String(isActive);
}
