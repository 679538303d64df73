import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key';
import type { Subjects } from './model-usage';

interface Caller {
  readonly id: string;
  /** False for the organization's own people and servers. */
  readonly isVisitor: boolean;
}

/**
 * For whom a reply is counted. A visitor is an address, because a browser may claim another id for each message; an own
 * server speaks for many visitors, so there it is the id that it names. Stored as hashes.
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
