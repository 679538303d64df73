import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'frontdesk-session';
/** The prefix of the text that replaces the token in the browser's storage. */
const MARK = 'cookie.';
const PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`);
/** The longest time for which browsers store a cookie. The session's row decides when the session ends. */
const DAYS = 400;

/**
 * Puts a session's token into an HttpOnly cookie, where no script of the page can read it. Returns the text that the
 * browser stores and sends instead: it names the token, so that a tab of another user's session does not use it, and is
 * useless without the cookie. Because this text must be in a header, another site cannot make calls with the cookie.
 */
export function keepInCookie({ protocol }: FastifyRequest, reply: FastifyReply, token: string): string {
  setCookie(reply, protocol, token, DAYS * 86_400);
  return markOf(token);
}

/** Removes the cookie from the browser. */
export function dropCookie({ protocol, headers }: FastifyRequest, reply: FastifyReply): void {
  if (PATTERN.test(headers.cookie ?? '')) setCookie(reply, protocol, '', 0);
}

/** Returns the token of a caller who sent `given`: `given` itself, the token in the cookie that it names, or ''. */
export function tokenFrom(given: string, cookies: string | undefined): string {
  if (!given.startsWith(MARK)) return given;
  const token = PATTERN.exec(cookies ?? '')?.[1] ?? '';
  return markOf(token) === given ? token : '';
}

const markOf = (token: string) => MARK + createHash('sha256').update(token).digest('base64url');

function setCookie(reply: FastifyReply, protocol: string, value: string, seconds: number): void {
  const flags = [`${COOKIE}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict'];
  reply.header('set-cookie', [...flags, ...(protocol === 'https' ? ['Secure'] : [])].join('; '));
}
