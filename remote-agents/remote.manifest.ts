import { defineRemote } from '@frontdesk/shared/contract';
import { AGENT_SLOT } from './src/slots';

const AGENT = '/api/bot/getBot?botId=:id';

export default defineRemote({
  name: 'agents',
  version: '1.0.0',
  contract: '^1.3.0',
  languages: ['de', 'fr'],
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
      title: { en: 'My Agent Bots', de: 'Meine Agenten', fr: 'Mes agents' },
      calls: ['/api/bot/getBots'],
      search: { en: ['chatbots'], de: ['chatbots', 'bots'], fr: ['chatbots', 'bots'] },
      navigation: {
        label: { en: 'My Agents', de: 'Meine Agenten', fr: 'Mes agents' },
        icon: 'bot',
        order: 10,
        covers: ['/NewAgent', '/start'],
      },
    },
    {
      path: '/NewAgent',
      page: 'NewAgentPage',
      access: 'signed-in',
      title: { en: 'New Agent', de: 'Neuer Agent', fr: 'Nouvel agent' },
      search: {
        en: ['add', 'create', 'bot', 'chatbot'],
        de: ['hinzufügen', 'erstellen', 'anlegen', 'bot', 'chatbot'],
        fr: ['ajouter', 'créer', 'bot', 'chatbot'],
      },
    },
    {
      path: '/start',
      page: 'StartPage',
      access: 'signed-in',
      title: { en: 'Start with your site', de: 'Mit Ihrer Website starten', fr: 'Commencer avec votre site' },
      search: { en: ['website', 'new', 'agent'], de: ['webseite', 'neu', 'agent'], fr: ['site', 'nouveau', 'agent'] },
    },
    { path: '/agent/:id', page: 'AgentDetailPage', access: 'signed-in', title: 'Agent', calls: [AGENT] },
    // Each tab has its own address.
    { path: '/agent/:id/:tab', page: 'AgentDetailPage', access: 'signed-in', title: 'Agent', calls: [AGENT] },
    {
      path: '/conversations',
      page: 'ConversationListPage',
      access: 'signed-in',
      title: { en: 'Conversations', de: 'Gespräche', fr: 'Conversations' },
      search: {
        en: ['chats', 'visitors', 'questions', 'unanswered', 'feedback'],
        de: ['chats', 'besucher', 'fragen', 'unbeantwortet', 'feedback'],
        fr: ['chats', 'visiteurs', 'questions', 'sans réponse', 'avis'],
      },
      requires: 'GET /api/conversations',
      navigation: { icon: 'M4 13h4l2 3h4l2-3h4M6 5h12l2 8v6H4v-6z', order: 15 },
    },
    {
      path: '/conversations/:id',
      page: 'ConversationPage',
      access: 'signed-in',
      title: { en: 'Conversation', de: 'Gespräch', fr: 'Conversation' },
    },
  ],
  home: [
    {
      name: 'NextStepsCard',
      file: './src/home/NextStepsCard.tsx',
      title: { en: 'Next steps', de: 'Nächste Schritte', fr: 'Prochaines étapes' },
      order: 10,
      isWide: true,
    },
    {
      name: 'AgentNews',
      file: './src/home/AgentNews.tsx',
      title: { en: 'Agents', de: 'Agenten', fr: 'Agents' },
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
      title: { en: 'Emails about conversations', de: 'E-Mails zu Gesprächen', fr: 'E-mails sur les conversations' },
      requires: 'GET /api/conversations',
    },
    {
      slot: 'qr.place',
      component: 'AskedHere',
      file: './src/fills/AskedHere.tsx',
      title: { en: 'What people ask here', de: 'Was hier gefragt wird', fr: 'Questions posées ici' },
      requires: 'GET /api/conversations',
    },
  ],
  palette: {
    search: {
      name: 'searchAgents',
      file: './src/palette/search-agents.ts',
      finds: { en: 'an agent', de: 'einen Agenten', fr: 'un agent' },
    },
  },
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
      // Our server's notifications have their own links. Another server has no page for conversations.
      to: '/agent',
      words: ['conversation'],
    },
  ],
});
