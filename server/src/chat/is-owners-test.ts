import { CHAT_OWNER_NAME } from '@frontdesk/shared/endpoints/chat';
import type { FastifyRequest } from 'fastify';

/**
 * Returns whether a call comes from the dashboard itself. Chat calls carry only the client id (spec section 6), so this
 * relies on the browser's headers: no page of another site can forge them, but a program can.
 */
export function isFromDashboard({ headers, host }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Returns whether a message is the dashboard's Chat Test. A program that fakes it only spares the owner a notification.
 */
export function isOwnersTest(request: FastifyRequest, userName: string): boolean {
  return userName === CHAT_OWNER_NAME && isFromDashboard(request);
}

/**
 * Returns whether the caller is a person of the organization in the dashboard, who may preview the widget: a visitor
 * cannot keep a conversation out of the records.
 */
export function mayPreview(request: FastifyRequest, { isVisitor }: { readonly isVisitor: boolean }): boolean {
  return !isVisitor && isFromDashboard(request);
}
