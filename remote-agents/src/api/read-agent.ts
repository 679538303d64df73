import type { getBot } from '@frontdesk/shared/endpoints/bot';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { readTheme } from '@frontdesk/shared/endpoints/widget-theme';
import type { Agent } from '../model/agent';
import { readAgentSummary } from './read-agent-summary';

/** Converts an agent with the data of its tabs from the wire. */
export function readAgent(bot: ResponseOf<typeof getBot>): Agent {
  return {
    ...readAgentSummary(bot),
    // Some servers answer '' for a missing value.
    client: {
      id: bot.clientId || null,
      secret: bot.clientSecret || null,
      hasSecret: bot.hasClientSecret,
      isActive: bot.clientIsActive ?? bot.isActive,
    },
    documents: bot.documents.map(
      ({ documentId, name, status, error, size, indexedShare, sourceAddress, dateChanged }) => ({
        id: documentId,
        name,
        status,
        error,
        size,
        indexedShare,
        sourceAddress,
        changedAt: dateChanged,
      }),
    ),
    welcome: { templateId: bot.template?.id ?? null, content: bot.template?.content ?? '' },
    allowedSites: bot.allowedSites,
    chatOptions: bot.chatOptions && { ...bot.chatOptions, privacyUrl: bot.chatOptions.privacyUrl ?? '' },
    widgetTheme: bot.widgetTheme == null ? (bot.widgetTheme as null | undefined) : readTheme(bot.widgetTheme),
    carried: {
      botTypeId: bot.botTypeId,
      configuration: bot.configuration,
      modelName: bot.modelName,
      organizationId: bot.organizationId,
    },
  };
}
