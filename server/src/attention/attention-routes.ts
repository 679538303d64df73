import { ATTENTION_MAX, getAttention } from '@frontdesk/shared/endpoints/attention';
import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../accounts/sessions';
import { signedIn } from '../accounts/signed-in';
import { listUnanswered } from '../answers/unanswered-store';
import type { Database } from '../database/database';
import { route } from '../http/route';
import { readFailures } from './read-failures';

/** The services that attention needs. */
interface AttentionServices {
  readonly database: Database;
  readonly sessions: Sessions;
}

export function attentionRoutes(app: FastifyInstance, { database, sessions }: AttentionServices): void {
  route(app, getAttention, signedIn(sessions), async (_, { organizationId }) => {
    const [{ groups }, failures] = await Promise.all([
      listUnanswered(database, organizationId, {}, ATTENTION_MAX),
      readFailures(database, organizationId, ATTENTION_MAX),
    ]);
    return { questions: groups, failures };
  });
}
