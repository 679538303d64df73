import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key';
import type { DailySalts } from '../../http/daily-salts';
import type { Subjects } from './model-usage';

interface Caller {
  readonly id: string;
  /** False for people and servers of the organization. */
  readonly isVisitor: boolean;
}

/**
 * Returns to whom a reply is charged, as hashes of the day. A visitor is an address, because a browser may claim another id for
 * each message; one of the owner's servers acts for many visitors, so its visitors are the ids that it sends.
 */
export async function subjectsOf(
  salts: DailySalts,
  request: FastifyRequest,
  { id, isVisitor }: Caller,
  conversation: { readonly id: string; readonly visitorId: string | null },
): Promise<Subjects> {
  const visitor = isVisitor ? addressKey(request.ip) : (conversation.visitorId ?? conversation.id);
  const hashed = (name: string) => salts.hash(`${id} ${name}`);
  return { conversation: await hashed(conversation.id), visitor: await hashed(visitor), agent: id, server: '' };
}
