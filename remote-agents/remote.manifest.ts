import { defineRemote } from '@frontdesk/shared/contract';
import { AGENT_SLOT } from './src/slots';

const AGENT = '/api/bot/getBot?botId=:id';

export default defineRemote({
  name: 'agents',
  version: '1.0.0',
  contract: '^1.1.0',
  languages: ['de'],
  pages: {
    AgentListPage: './src/pages/agent-list/AgentListPage.tsx',
    NewAgentPage: './src/pages/new-agent/NewAgentPage.tsx',
    StartPage: './src/pages/start/StartPage.tsx',
    AgentDetailPage: './src/pages/agent-detail/AgentDetailPage.tsx',
    ConversationListPage: './src/pages/conversation-list/ConversationListPage.tsx',
    ConversationPage: './src/pages/conversation/ConversationPage.tsx',
  },
  routes: [
    {
      path: '/agent',
      page: 'AgentListPage',
      access: 'signed-in',
      title: 'My Agent Bots',
      calls: ['/api/bot/getBots'],
      search: ['chatbots'],
      navigation: { label: 'My Agents', icon: 'bot', order: 10, covers: ['/NewAgent', '/start'] },
    },
    {
      path: '/NewAgent',
      page: 'NewAgentPage',
      access: 'signed-in',
      title: 'New Agent',
      search: ['add', 'create', 'bot', 'chatbot'],
    },
    {
      path: '/start',
      page: 'StartPage',
      access: 'signed-in',
      title: 'Start with your site',
      search: ['website', 'new', 'agent'],
    },
    { path: '/agent/:id', page: 'AgentDetailPage', access: 'signed-in', title: 'Agent', calls: [AGENT] },
    // Each tab has its own address.
    { path: '/agent/:id/:tab', page: 'AgentDetailPage', access: 'signed-in', title: 'Agent', calls: [AGENT] },
    {
      path: '/conversations',
      page: 'ConversationListPage',
      access: 'signed-in',
      title: 'Conversations',
      search: ['chats', 'visitors', 'questions', 'unanswered', 'feedback'],
      requires: 'GET /api/conversations',
      navigation: { icon: 'M4 13h4l2 3h4l2-3h4M6 5h12l2 8v6H4v-6z', order: 15 },
    },
    { path: '/conversations/:id', page: 'ConversationPage', access: 'signed-in', title: 'Conversation' },
  ],
  home: [
    { name: 'NextStepsCard', file: './src/home/NextStepsCard.tsx', title: 'Next steps', order: 10, isWide: true },
    {
      name: 'AgentNews',
      file: './src/home/AgentNews.tsx',
      title: 'Agents',
      order: 10,
      isNews: true,
      calls: ['/api/bot/getBots'],
    },
  ],
  slots: [AGENT_SLOT],
  fills: [
    {
      slot: 'account.profile',
      component: 'MailAlertsCard',
      file: './src/fills/MailAlertsCard.tsx',
      title: 'Emails about conversations',
      requires: 'GET /api/conversations',
    },
    {
      slot: 'qr.place',
      component: 'AskedHere',
      file: './src/fills/AskedHere.tsx',
      title: 'What is asked here',
      requires: 'GET /api/conversations',
    },
  ],
  palette: { search: { name: 'searchAgents', file: './src/palette/search-agents.ts', finds: 'an agent' } },
  notifications: [
    {
      subject: 'agents',
      refreshes: ['/api/bot/getBots', '/api/bot/getBot', '/api/test-questions'],
      to: '/agent',
      words: ['agent', 'bot', 'chatbot', 'client', 'secret'],
    },
    {
      subject: 'documents',
      refreshes: ['/api/bot/getBot', '/api/attention'],
      to: '/agent',
      words: ['document', 'file'],
    },
    {
      subject: 'chat',
      refreshes: [
        '/api/conversations',
        '/api/conversations/:id',
        '/api/unanswered',
        '/api/overview',
        '/api/overview/agents',
        '/api/attention',
        '/api/overview/agents/:agentId',
      ],
      // Our server's notifications have their own links. Another server has no page of conversations.
      to: '/agent',
      words: ['conversation'],
    },
  ],
});
