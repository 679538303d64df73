import { CHAT_TEXT_MAX } from '@frontdesk/shared/endpoints/chat';
import { getLimits, QUOTAS } from '@frontdesk/shared/endpoints/limits';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { route } from '../http/route';
import { usedQuotas } from './quotas';

interface LimitServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
}

/** Reports this server's limits, so that a front end refuses nothing that the server would accept. */
export function limitsRoutes(
  app: FastifyInstance,
  { config, database, sessions }: LimitServices,
  documentKinds: readonly string[],
): void {
  route(app, getLimits, signedIn(sessions), async (_, { organizationId }) => {
    const used = await usedQuotas(database.db, organizationId);
    const quotas = QUOTAS.map((quota) => [quota, { used: used[quota], most: config.quotas[quota] }] as const);
    return {
      documentKinds,
      documentBytes: config.documentBytesMax,
      chatCharacters: CHAT_TEXT_MAX,
      quotas: Object.fromEntries(quotas) as Record<(typeof QUOTAS)[number], { used: number; most: number }>,
    };
  });
}
