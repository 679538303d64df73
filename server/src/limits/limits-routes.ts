import { CHAT_TEXT_MAX } from '@frontdesk/shared/endpoints/chat';
import { getLimits, QUOTAS } from '@frontdesk/shared/endpoints/limits';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/signed-in';
import { DOCUMENT_KINDS } from '../documents/extract/detect-format';
import { route } from '../http/route';
import type { Services } from '../services';
import { usedQuotas } from './quotas';

/** Tells a front end what this server accepts, so that it refuses nothing which another server would accept. */
export function limitsRoutes(app: FastifyInstance, { config, database, sessions }: Services): void {
  route(app, getLimits, signedIn(sessions), async (_, { organizationId }) => {
    const used = await usedQuotas(database.db, organizationId);
    const quotas = QUOTAS.map((quota) => [quota, { used: used[quota], most: config.quotas[quota] }] as const);
    return {
      documentKinds: DOCUMENT_KINDS,
      documentBytes: config.documentBytesMax,
      chatCharacters: CHAT_TEXT_MAX,
      quotas: Object.fromEntries(quotas) as Record<(typeof QUOTAS)[number], { used: number; most: number }>,
    };
  });
}
