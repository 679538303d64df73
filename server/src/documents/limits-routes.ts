import { CHAT_TEXT_MAX } from '@frontdesk/shared/endpoints/chat';
import { getLimits, QUOTAS } from '@frontdesk/shared/endpoints/limits';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/signed-in';
import { route } from '../http/route';
import { usedQuotas } from '../limits/quotas';
import type { DocumentServices } from './document-services';
import { DOCUMENT_KINDS } from './extract/detect-format';

/** Reports this server's limits, so that a front end refuses nothing that the server would accept. */
export function limitsRoutes(app: FastifyInstance, { config, database, sessions }: DocumentServices): void {
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
