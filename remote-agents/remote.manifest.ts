import { defineRemote } from '@frontdesk/shared/contract';

export default defineRemote({
  name: 'agents',
  version: '0.1.0',
  contract: '^1.2.0',
  pages: {
    AgentListPage: './src/pages/agent-list/AgentListPage.tsx',
    NewAgentPage: './src/pages/new-agent/NewAgentPage.tsx',
    AgentDetailPage: './src/pages/agent-detail/AgentDetailPage.tsx',
  },
  routes: [
    { path: '/agent', page: 'AgentListPage', access: 'signed-in', title: 'My Agent Bots', search: ['chatbots'] },
    {
      path: '/NewAgent',
      page: 'NewAgentPage',
      access: 'signed-in',
      title: 'New Agent',
      search: ['add', 'create', 'bot', 'chatbot'],
    },
    { path: '/agent/:id', page: 'AgentDetailPage', access: 'signed-in', title: 'Agent' },
    // Each tab has its own address.
    { path: '/agent/:id/:tab', page: 'AgentDetailPage', access: 'signed-in', title: 'Agent' },
  ],
});
