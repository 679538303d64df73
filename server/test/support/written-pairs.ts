import { randomUUID } from 'node:crypto';
import { setAllowedSites } from '@frontdesk/shared/endpoints/allowed-sites';
import * as answer from '@frontdesk/shared/endpoints/answer';
import * as bot from '@frontdesk/shared/endpoints/bot';
import { getChatOptions } from '@frontdesk/shared/endpoints/chat';
import * as conversation from '@frontdesk/shared/endpoints/conversation';
import { assignConversation } from '@frontdesk/shared/endpoints/conversation-work';
import * as document from '@frontdesk/shared/endpoints/document';
import * as alerts from '@frontdesk/shared/endpoints/mail-alerts';
import { getOpeningHours, setOpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import * as people from '@frontdesk/shared/endpoints/people';
import { createOrUpdateTemplate } from '@frontdesk/shared/endpoints/template';
import * as testQuestions from '@frontdesk/shared/endpoints/test-questions';
import * as user from '@frontdesk/shared/endpoints/user';
import * as website from '@frontdesk/shared/endpoints/website';
import { getWidgetLook, setWidgetTheme } from '@frontdesk/shared/endpoints/widget-look';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { createAgent, documentsDone, startChat, upload } from './agents';
import type { ApiClient } from './api-client';
import { codePairs } from './code-pairs';
import { conversationsOf, openDesk } from './desk';
import type { TestApp } from './test-app';
import type { Answer, Fields, Written } from './written';

const DAY = [{ opens: '09:00', closes: '24:00' }];
const TABLES = [
  {
    name: '',
    week: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: [], sun: [] },
    exceptions: [{ date: '2036-12-24', ranges: [], note: 'Christmas Eve' }],
  },
];

/** Lists the calls with which an organization reads and writes. */
export async function everyPair(test: TestApp): Promise<{ owner: ApiClient; pairs: Written[] }> {
  const { owner, botId, clientId, site } = await openDesk(test, 'Written');
  const page = site.as({ client_id: clientId });
  const { organizationId } = await owner.call(bot.getBot, { botId });
  const getBot = { read: bot.getBot, with: { botId } };
  const listed = { read: bot.getBots, part: (bots: Answer[]) => bots.find(({ id }) => id === botId) };
  const pairs: Written[] = [];

  const settings = { configuration: '{"instructions":"Be kind."}', modelName: 'one', enabled: false };
  const chatOptions = { starterQuestions: ['When?'], offersPerson: true, showsSources: false };
  const options = { ...chatOptions, privacyUrl: 'https://shop.example/privacy' };
  pairs.push(
    {
      write: bot.updateBot,
      fixed: { id: botId, name: 'Written', enabled: true },
      set: { chatOptions: options },
      reads: [{ read: getChatOptions, by: page, part: (chatOptions) => ({ id: botId, name: 'Written', chatOptions }) }],
    },
    {
      write: bot.updateBot,
      fixed: { id: botId, name: 'Written' },
      set: { ...settings, description: 'Text', clientId, botTypeId: 3, chatOptions: options },
      reads: [getBot, listed],
    },
    {
      // Copies an agent, without its client id, which only one agent can have, and with the text that a new agent
      // needs.
      write: bot.createBot,
      fixed: { name: 'Copy', description: 'Text' },
      set: settings,
      reads: [
        { read: bot.getBots, part: ([newest]) => ({ ...newest, name: 'Copy' }), same: ([newest]) => newest.enabled },
        { ...getBot, part: ({ clientId: _, ...one }) => ({ ...one, description: one.description || 'Text' }) },
      ],
    },
    {
      write: bot.createOrUpdateClient,
      fixed: { botId, clientId, rotate: false },
      set: { isActive: false, organizationId },
      reads: [{ ...getBot, names: { botId: 'id', isActive: 'clientIsActive' } }],
    },
    {
      write: createOrUpdateTemplate,
      fixed: { botId },
      set: { templateId: null, content: '<p>Hello</p>' },
      reads: [{ ...getBot, part: ({ template }) => template && { ...template, botId }, names: { templateId: 'id' } }],
    },
    {
      write: setAllowedSites,
      fixed: { botId },
      set: { allowedSites: ['https://shop.example', 'HTTPS://Other.example:443/'] },
      reads: [{ ...getBot, names: { botId: 'id' } }],
    },
    {
      write: setOpeningHours,
      fixed: { botId },
      set: { timeZone: 'Europe/Berlin', tables: TABLES },
      reads: [
        { read: getOpeningHours, with: { botId }, part: ({ timeZone, tables }) => ({ botId, timeZone, tables }) },
      ],
    },
    {
      write: setWidgetTheme,
      fixed: { botId },
      set: { theme: { ...DEFAULT_THEME, headerColor: '#ABC', colorScheme: 'auto' } },
      reads: [
        { ...getBot, names: { botId: 'id', theme: 'widgetTheme' } },
        {
          read: getWidgetLook,
          with: { clientId },
          by: site,
          part: ({ theme = null }) => ({ botId, theme }),
        },
      ],
    },
  );

  const [documentId = ''] = await upload(owner, botId, { 'über uns.txt': 'Lemons', 'empty.txt': ' ' });
  await documentsDone(owner, botId);
  // Each agent can have a document or website only once.
  const others: string[] = [];
  for (let count = 0; count < 12; count++) others.push(await createAgent(owner));
  const other = () => others.pop() ?? '';
  pairs.push(
    {
      write: document.uploadDocuments,
      fixed: { botId, documents: [{ documentId: randomUUID(), name: 'new.txt', base64Content: 'YQ==' }] },
      set: {},
      reads: [
        {
          read: document.downloadDocument,
          with: { documentId, botId },
          part: (file) => ({ botId: other(), documents: [{ documentId: randomUUID(), ...file }] }),
          again: ({ botId, documents: [{ documentId }] }) => ({ botId, documentId }),
        },
        {
          ...getBot,
          part: ({ documents }) => ({
            botId: other(),
            organizationId,
            documents: documents.map((one: Fields) => ({ ...one, documentId: randomUUID(), base64Content: 'YQ==' })),
          }),
        },
      ],
    },
    {
      write: website.addWebsite,
      fixed: { botId, address: `http://${randomUUID()}.invalid` },
      set: {},
      reads: [
        {
          read: website.getWebsites,
          with: { botId },
          part: ({ websites: [one] }) => one && { ...one, botId: other() },
          again: ({ botId }) => ({ botId }),
        },
      ],
      volatile: ['isFetching', 'lastTried', 'error', 'id'],
    },
  );

  pairs.push(...(await codePairs(owner, botId)));

  const written = { question: 'Apples?', answer: 'Yes.' };
  const { id: answerId } = await owner.call(answer.createAnswer, { agentId: botId, ...written });
  const answers = { read: answer.getAnswers, with: { agentId: botId } };
  const firstAnswer = ({ answers: [one] }: Answer) => ({ agentId: botId, ...one });
  pairs.push(
    {
      write: answer.updateAnswer,
      fixed: { id: answerId },
      set: { ...written, question: ' Pears? ' },
      reads: [{ ...answers, part: firstAnswer }],
      volatile: ['changedAt'],
    },
    {
      write: answer.createAnswer,
      fixed: { agentId: botId, ...written },
      set: { groupId: null, messageId: null },
      reads: [{ ...answers, part: firstAnswer }],
      volatile: ['changedAt'],
    },
    {
      write: answer.importAnswers,
      fixed: { agentId: botId, answers: [written, { question: 'Figs?', answer: 'No.' }] },
      set: {},
      reads: [{ ...answers, part: (all) => ({ agentId: botId, ...all }) }],
      volatile: ['changedAt'],
    },
  );

  const tested = { question: 'Apples?', words: 'yes', document: 'a.md' };
  const { id: testQuestionId } = await owner.call(testQuestions.createTestQuestion, { agentId: botId, ...tested });
  const tests = { read: testQuestions.getTestQuestions, with: { agentId: botId } };
  const firstTest = ({ questions: [one] }: Answer) => ({ agentId: botId, ...one });
  const volatile = ['passed', 'change', 'since', 'reply', 'outcome', 'names', 'isRunning', 'ranAt', 'ranBeforeAt'];
  pairs.push(
    {
      write: testQuestions.updateTestQuestion,
      fixed: { id: testQuestionId },
      set: { ...tested, question: ' Pears? ' },
      reads: [{ ...tests, part: firstTest }],
      volatile,
    },
    {
      write: testQuestions.createTestQuestion,
      fixed: { agentId: botId, ...tested },
      set: {},
      reads: [{ ...tests, part: firstTest }],
      volatile,
    },
    {
      write: testQuestions.importTestQuestions,
      fixed: { agentId: botId, questions: [tested, { question: 'Figs?', words: '', document: '' }] },
      set: {},
      reads: [{ ...tests, part: (all) => ({ agentId: botId, ...all }) }],
      volatile,
    },
  );

  await (await startChat(site, clientId)).ask('Is there a zeppelin?');
  const [conversationRow] = await conversationsOf(owner);
  const id = String(conversationRow?.id);
  pairs.push(
    {
      write: user.updateUser,
      fixed: { email: owner.email },
      set: { firstName: 'Ada', lastName: 'Byron', password: '', currentPassword: '' },
      reads: [
        { read: user.getLoggedUser },
        { read: people.getPeople, part: ({ people: all }) => all.find(({ isYou }: Fields) => isYou) },
      ],
    },
    {
      write: people.changeRole,
      fixed: { id: (await owner.call(people.getPeople, {})).people[0]?.id },
      set: { role: 'owner' },
      reads: [{ read: people.getPeople, part: ({ people: [one] }) => one }],
    },
    { write: conversation.setRetention, set: { days: 30 }, reads: [{ read: conversation.getRetention }] },
    { write: user.setLanguage, set: { language: 'de' }, reads: [{ read: user.getLoggedUser }] },
    { write: alerts.setMailAlerts, set: { mail: 'daily' }, reads: [{ read: alerts.getMailAlerts }] },
    {
      write: conversation.markConversationDone,
      fixed: { id },
      set: { isDone: true },
      reads: [
        { read: conversation.getConversation, with: { id }, part: (one) => one.conversation },
        { read: conversation.getConversations, part: ({ conversations: [one] }) => one },
      ],
    },
    {
      write: assignConversation,
      fixed: { id },
      set: { personId: (await owner.call(people.getPeople, {})).people[0]?.id },
      reads: [
        {
          read: conversation.getConversation,
          with: { id },
          part: ({ conversation: { assignee } }) => ({ id, personId: assignee?.id ?? null }),
        },
      ],
    },
  );
  return { owner, pairs };
}
