import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key';
import type { Subjects } from './model-usage';

interface Caller {
  readonly id: string;
  /** False for people and servers of the organization. */
  readonly isVisitor: boolean;
}

/**
 * Returns to whom a reply is charged, as hashes. A visitor is an address, because a browser may claim another id for
 * each message; one of the owner's servers acts for many visitors, so its visitors are the ids that it sends.
 */
export function subjectsOf(
  request: FastifyRequest,
  { id, isVisitor }: Caller,
  conversation: { readonly id: string; readonly visitorId: string | null },
): Subjects {
  const visitor = isVisitor ? addressKey(request.ip) : (conversation.visitorId ?? conversation.id);
  return { conversation: hashed(id, conversation.id), visitor: hashed(id, visitor), agent: id, server: '' };
}

const hashed = (agentId: string, name: string) => createHash('sha256').update(`${agentId} ${name}`).digest('base64url');
