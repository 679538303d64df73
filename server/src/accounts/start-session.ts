import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountServices } from './account-services';
import { describeBrowser } from './describe-browser';

/** Begins a session for a person who has just proved who they are, and remembers the browser. */
export async function startSession(
  { sessions, knownBrowsers }: Pick<AccountServices, 'sessions' | 'knownBrowsers'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<{ token: string }> {
  const token = await sessions.begin(userId, describeBrowser(request.headers['user-agent']));
  knownBrowsers.remember(request, reply, userId);
  return { token };
}
