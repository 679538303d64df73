import { call } from '@frontdesk/shared/app';
import { getAgentOverview } from '@frontdesk/shared/endpoints/agent-activity';
import { setAllowedSites as setAllowedSitesOfBot } from '@frontdesk/shared/endpoints/allowed-sites';
import { createOrUpdateClient, deleteBot, getBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { getModelUse } from '@frontdesk/shared/endpoints/language-model';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { createOrUpdateTemplate } from '@frontdesk/shared/endpoints/template';
import { readTheme } from '@frontdesk/shared/endpoints/widget-theme';
import { newId } from '@frontdesk/shared/new-id';
import { endpointQuery } from '@frontdesk/shared/query';
import type { Agent, ChatOptions } from '../model/agent';
import type { AgentInfo } from '../model/agent-form';
import { type ReplySettings, storedReplySettings } from '../model/reply-settings';
import { readAgentSummary } from './agent-list';

/** Converts an agent from the wire format, with the data for its tabs. */
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
    documents: bot.documents.map(({ documentId, dateChanged, readBy, pagesRead, pagesAll, ...document }) => ({
      id: documentId,
      name: document.name,
      status: document.status,
      error: document.error,
      size: document.size,
      indexedShare: document.indexedShare,
      sourceAddress: document.sourceAddress,
      isScan: readBy === 'ocr',
      pages: pagesAll === null ? null : { read: pagesRead ?? 0, all: pagesAll },
      changedAt: dateChanged,
    })),
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

/** Returns the query of an agent; fails with status 404 when there is no agent with this id. */
export function agentQuery(id: string) {
  return { ...endpointQuery(getBot, { botId: id }), select: readAgent };
}

/** Fetches the agent's currently stored state. */
export const fetchAgent = async (id: WireId) => readAgent(await call(getBot, { botId: String(id) }));

/** An agent's conversations in the last 7 days, and who has talked to it. Only our server has this. */
export const agentOverviewQuery = (id: WireId) => endpointQuery(getAgentOverview, { agentId: String(id) });

/** The models that an agent may use, and its usage so far. */
export const modelUseQuery = (agentId: WireId) => endpointQuery(getModelUse, { botId: String(agentId) });

/** Settings of an agent that only our server has. */
interface OwnSettings {
  readonly chatOptions: ChatOptions;
  /** Absent leaves them unchanged. */
  readonly replies?: ReplySettings;
}

/** Saves the agent. Without `own`, the settings that only our server has remain unchanged. */
function updateAgent(agent: Agent, { name, description, isEnabled }: AgentInfo, own?: OwnSettings): Promise<void> {
  const { botTypeId, configuration, modelName } = agent.carried;
  return call(updateBot, {
    id: agent.id,
    name,
    description,
    enabled: isEnabled,
    clientId: agent.client.id,
    botTypeId,
    configuration,
    modelName,
    ...(own && {
      ...(own.replies && storedReplySettings(agent, own.replies)),
      chatOptions: { ...own.chatOptions, starterQuestions: [...own.chatOptions.starterQuestions] },
    }),
  });
}

interface Change {
  readonly info: AgentInfo;
  /** Settings that only our server has. Absent leaves them unchanged. */
  readonly own?: OwnSettings | undefined;
}

/** The change to each agent that this tab started last. */
const last = new Map<string, Promise<void>>();

/**
 * Changes an agent. An update contains the whole agent, so each change reads it just before writing, and the changes of
 * this tab wait for each other so that no change undoes another. What somebody else saves between the read and the
 * write is lost, because the call cannot specify the version that it changes.
 *
 * @param change Returns what to write, given the current agent; null when there is nothing to do.
 */
export function changeAgent(id: WireId, change: (agent: Agent) => Change | null): Promise<void> {
  async function readAndWrite() {
    const agent = await fetchAgent(id);
    const next = change(agent);
    if (next) await updateAgent(agent, next.info, next.own);
  }
  const key = String(id);
  const mine = (last.get(key) ?? Promise.resolve()).then(readAndWrite, readAndWrite);
  last.set(key, mine);
  const forget = () => {
    if (last.get(key) === mine) last.delete(key);
  };
  mine.then(forget, forget);
  return mine;
}

/** Enables or disables an agent and changes nothing else. */
export function setAgentEnabled(id: WireId, isEnabled: boolean): Promise<void> {
  return changeAgent(id, (agent) =>
    agent.isEnabled === isEnabled
      ? null
      : { info: { name: agent.name, description: agent.description ?? '', isEnabled } },
  );
}

/** Sets the questions that the chat offers first, unless the owner has since written some. */
export function saveStarterQuestions(id: WireId, starterQuestions: readonly string[]): Promise<void> {
  return changeAgent(id, ({ name, description, isEnabled, chatOptions }) =>
    chatOptions?.starterQuestions.length === 0
      ? {
          info: { name, description: description ?? '', isEnabled },
          own: { chatOptions: { ...chatOptions, starterQuestions } },
        }
      : null,
  );
}

export function deleteAgent(id: WireId): Promise<void> {
  return call(deleteBot, { botId: id });
}

/** Our server's notification when an agent is deleted. */
export const agentDeleted = (name: string) => ({ title: 'Agent deleted', about: `The agent "${name}" was deleted` });

export function saveWelcome(agent: Agent, content: string): Promise<void> {
  return call(createOrUpdateTemplate, { botId: agent.id, templateId: agent.welcome.templateId, content });
}

export function setAllowedSites(botId: WireId, allowedSites: readonly string[]): Promise<void> {
  return call(setAllowedSitesOfBot, { botId, allowedSites: [...allowedSites] });
}

/** Generates a new secret; the first one also creates the client id. Null when the server does not send the secret. */
export async function generateSecret({ id, client, carried }: Agent, isActive: boolean): Promise<string | null> {
  const { clientSecret } = await call(createOrUpdateClient, {
    botId: id,
    clientId: client.id ?? newId(),
    isActive,
    organizationId: carried.organizationId,
  });
  return clientSecret || null;
}

/** Our server's notification when an agent gets a new secret. */
export const secretMade = (id: Agent['id']) => ({ title: 'New client secret', about: `/agent/${id}/client` });

/** Switches the client on or off. Servers without `rotate` create a new secret anyway, which is then returned. */
export async function setClientActive(agent: Agent, clientId: string, isActive: boolean): Promise<string | null> {
  const { clientSecret } = await call(createOrUpdateClient, {
    botId: agent.id,
    clientId,
    isActive,
    organizationId: agent.carried.organizationId,
    rotate: false,
  });
  return clientSecret || null;
}
