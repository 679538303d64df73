import { randomUUID } from 'node:crypto';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { withinQuotas } from '../limits/quotas';
import { type DemoTime, momentAgo } from './demo-time';
import type { DemonstrationContents } from './demonstration-contents';
import type { DemonstrationServices } from './demonstration-services';
import type { Hotel } from './hotel/hotel';

const MADE_DAYS_AGO = 14;

/** Adds the agents with a client id, so that Chat Test and the widget work immediately. */
export async function addAgents(
  { database, config }: Pick<DemonstrationServices, 'database' | 'config'>,
  organizationId: string,
  hotel: Hotel,
  { agents }: DemonstrationContents,
  time: DemoTime,
): Promise<void> {
  const rows = hotel.agents.map((agent, index) => ({
    id: agents[index] ?? '',
    organization_id: organizationId,
    name: agent.name,
    description: agent.description,
    configuration: '',
    model_name: '',
    bot_type_id: null,
    enabled: 1 as const,
    client_id: randomUUID(),
    client_secret_hash: null,
    client_is_active: 1 as const,
    template_id: randomUUID(),
    template_content: agent.welcome,
    allowed_sites: null,
    starter_questions: JSON.stringify(agent.starterQuestions),
    offers_person: 1 as const,
    widget_theme: JSON.stringify({
      ...DEFAULT_THEME,
      headerColor: agent.color,
      outgoingBg: agent.color,
      colorScheme: 'auto',
    }),
    // The first agent in the list is the newest.
    created_at: momentAgo(time, MADE_DAYS_AGO * 24 + index),
  }));
  await withinQuotas(database, organizationId, config.quotas, { agents: rows.length }, (transaction) =>
    transaction.insertInto('agents').values(rows).execute(),
  );
}
