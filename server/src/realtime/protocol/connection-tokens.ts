import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Session, Sessions } from '../../accounts/sessions';
import type { Hub } from './hub';

/**
 * A client connects right after its negotiation; the rest of the time allows for differences between the instances'
 * clocks.
 */
const VALID_MS = 60_000;

/** The result of a negotiation: one connection of a session to a hub. */
export interface Grant {
  /** The connection's public id. */
  readonly id: string;
  readonly isStateful: boolean;
}

interface Claims {
  readonly id: string;
  readonly hub: string;
  readonly session: string;
  readonly stateful: boolean;
  readonly at: number;
}

/** Signs grants instead of storing them, so that a client may negotiate with one instance and connect to another. */
export function grantConnection(
  sessions: Pick<Sessions, 'sign'>,
  hub: Hub,
  session: Session,
  isStateful: boolean,
): { grant: Grant; token: string } {
  const id = randomBytes(12).toString('base64url');
  const claims: Claims = { id, hub: hub.path, session: session.id, stateful: isStateful, at: Date.now() };
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { grant: { id, isStateful }, token: `${text}.${sessions.sign(text)}` };
}

/** Returns the grant in a token; null if the token is not ours, has expired, or is for another hub or session. */
export function readGrant(sessions: Pick<Sessions, 'sign'>, hub: Hub, session: Session, token: string): Grant | null {
  const [text = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sessions.sign(text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims;
  const isFresh = Math.abs(Date.now() - claims.at) < VALID_MS;
  if (!isFresh || claims.hub !== hub.path || claims.session !== session.id) return null;
  return { id: claims.id, isStateful: claims.stateful };
}
