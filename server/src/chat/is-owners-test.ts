import { CHAT_OWNER_NAME } from '@frontdesk/shared/endpoints/chat';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a message comes from the dashboard's own Chat Test. Chat calls carry the client id alone (spec section 6), so
 * this rests on what a browser says of the page: no page of another site can make it say so. Whoever else pretends it
 * only spares the owner a notification.
 */
export function isOwnersTest({ headers, host }: FastifyRequest, userName: string): boolean {
  if (userName !== CHAT_OWNER_NAME) return false;
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
