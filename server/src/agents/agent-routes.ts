import { setAllowedSites } from '@frontdesk/shared/endpoints/allowed-sites';
import * as endpoints from '@frontdesk/shared/endpoints/bot';
import { getBotsPage } from '@frontdesk/shared/endpoints/list-page';
import { createOrUpdateTemplate } from '@frontdesk/shared/endpoints/template';
import { setWidgetTheme } from '@frontdesk/shared/endpoints/widget-look';
import type { FastifyInstance } from 'fastify';
import { requireOwnOrganization, signedIn } from '../accounts/guards';
import { removeAgentFiles } from '../files/file-store';
import { route } from '../http/route';
import { listRoute } from '../list-pages/list-route';
import { changeClient } from './agent-client';
import { saveAllowedSites } from './agent-options';
import {
  type AgentServices,
  agentsList,
  agentsVersion,
  createAgent,
  deleteAgent,
  readAgentsPage,
  saveTemplate,
  updateAgent,
} from './agent-store';
import { agent, agentVersion, readAgent, readAgentVersion } from './read-agent';
import { saveWidgetTheme } from './widget-look';

export function agentRoutes(app: FastifyInstance, services: AgentServices): void {
  const { database, notify } = services;
  const guard = signedIn(services.sessions);

  listRoute(app, getBotsPage, guard.orKey('agents:read'), {
    database,
    whole: agentsList,
    version: agentsVersion,
    page: (organization, wanted) => readAgentsPage(database, organization, wanted),
  });

  route(app, endpoints.getBot, guard.orKey('agents:read'), ({ botId }, caller) => readAgent(database, caller, botId), {
    version: ({ botId }, caller) => readAgentVersion(database, caller, botId),
    ahead: ({ botId }, _, isPoll) => (isPoll ? agentVersion : agent).ahead({ id: botId }),
    // Why a document failed.
    sentences: ['error'],
  });

  route(app, endpoints.createBot, guard.orKey('agents:write'), (input, { organizationId }) =>
    createAgent(services, organizationId, input),
  );

  route(app, endpoints.updateBot, guard.orKey('agents:write'), (input, { organizationId }) =>
    updateAgent(database, organizationId, input),
  );

  route(app, endpoints.deleteBot, guard.orKey('agents:write'), async ({ botId }, { organizationId }) => {
    const removeFiles = await removeAgentFiles(services, organizationId, botId);
    const name = await deleteAgent(database, organizationId, botId);
    await removeFiles();
    await notify(organizationId, 'agents', 'Agent deleted', `The agent "${name}" was deleted with its documents.`);
  });

  route(app, endpoints.createOrUpdateClient, guard, async (input, session) => {
    requireOwnOrganization(session, input.organizationId);
    const client = await changeClient(database, session.organizationId, input);
    if (client.clientSecret) {
      await notify(
        session.organizationId,
        'agents',
        'New client secret',
        `A new secret was generated for the client ${input.clientId}.`,
        `/agent/${input.botId}/client`,
      );
    }
    return client;
  });

  route(app, createOrUpdateTemplate, guard.orKey('agents:write'), (input, { organizationId }) =>
    saveTemplate(database, organizationId, input),
  );

  route(app, setAllowedSites, guard.orKey('agents:write'), (input, { organizationId }) =>
    saveAllowedSites(database, organizationId, input),
  );

  route(app, setWidgetTheme, guard.orKey('agents:write'), (input, { organizationId }) =>
    saveWidgetTheme(database, organizationId, input),
  );
}
