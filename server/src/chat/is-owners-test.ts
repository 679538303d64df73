import { CHAT_OWNER_NAME } from '@frontdesk/shared/endpoints/chat';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a call comes from the dashboard itself. Chat calls carry the client id alone (spec section 6), so this rests on
 * what a browser says of the page: no page of another site can make it say so, but a program can.
 */
export function isFromDashboard({ headers, host }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Whether a message is the dashboard's own Chat Test. A program that pretends it only spares the owner a notification. */
export function isOwnersTest(request: FastifyRequest, userName: string): boolean {
  return userName === CHAT_OWNER_NAME && isFromDashboard(request);
}
