import { readAgentSettings } from '@frontdesk/shared/endpoints/agent-settings';
import { getModelUse } from '@frontdesk/shared/endpoints/language-model';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../accounts/guards';
import type { Sessions } from '../../accounts/sessions';
import type { Database } from '../../database/database';
import { notFound } from '../../http/api-error';
import { route } from '../../http/route';
import { limitsOf } from './answer-with-model';
import type { LanguageModel } from './language-model';

const SHOWN_DAYS = 7;
const NOTHING = { replies: 0, tokens: 0 };

interface ModelServices {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly languageModel: LanguageModel | null;
}

/** Registers the endpoints for the models that owners may choose, and for an agent's usage. */
export function modelRoutes(app: FastifyInstance, { database, languageModel, sessions }: ModelServices): void {
  route(app, getModelUse, signedIn(sessions), async ({ botId }, { organizationId }) => {
    const configuration = await configurationOf(database, organizationId, botId);
    if (languageModel === null) {
      const limits = { conversation: NOTHING, visitor: NOTHING, agent: NOTHING };
      return { usualModel: null, models: [], limits, most: NOTHING, days: [] };
    }
    const { model, choices, limits } = languageModel.config;
    const { conversation, visitor, agent } = limits;
    return {
      usualModel: model,
      models: choices,
      limits: { conversation, visitor, agent },
      most: limitsOf(limits, readAgentSettings(configuration)).agent,
      days: await languageModel.usage.daysOf(botId, SHOWN_DAYS),
    };
  });
}

async function configurationOf({ db }: Database, organizationId: string, id: string): Promise<string> {
  const query = db.selectFrom('agents').select('configuration').where('id', '=', id);
  const agent = await query.where('organization_id', '=', organizationId).executeTakeFirst();
  if (!agent) throw notFound('agent');
  return agent.configuration;
}
