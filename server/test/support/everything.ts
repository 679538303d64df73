import { randomUUID } from 'node:crypto';
import * as answers from '@frontdesk/shared/endpoints/answer';
import { createApiKey } from '@frontdesk/shared/endpoints/api-key';
import * as bot from '@frontdesk/shared/endpoints/bot';
import { askForPerson } from '@frontdesk/shared/endpoints/chat';
import { getUnanswered } from '@frontdesk/shared/endpoints/conversation';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import * as many from '@frontdesk/shared/endpoints/many-qrs';
import * as notification from '@frontdesk/shared/endpoints/notification';
import { setOpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import * as people from '@frontdesk/shared/endpoints/people';
import * as qr from '@frontdesk/shared/endpoints/qr';
import { saveStylePreset, setQrStyle } from '@frontdesk/shared/endpoints/qr-style';
import { getSessions } from '@frontdesk/shared/endpoints/session';
import * as link from '@frontdesk/shared/endpoints/short-link';
import { createTestQuestion } from '@frontdesk/shared/endpoints/test-questions';
import * as webhook from '@frontdesk/shared/endpoints/webhook';
import { addWebsite } from '@frontdesk/shared/endpoints/website';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { createAgent, documentsDone, giveClient, startChat, upload } from './agents';
import { type ApiClient, PASSWORD } from './api-client';
import { CHAT_OPTIONS, conversationsOf } from './desk';
import { createPlace } from './places';
import { until } from './until';
import { fetched } from './websites';

/** Every name and text of `createEverything` contains this word. */
export const MARK = 'zeppelin';

export const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Creates one of each thing that an organization can have, and returns the ids. */
export async function createEverything(owner: ApiClient, visitor: ApiClient) {
  const botId = await createAgent(owner, `Desk of the ${MARK}`);
  const agent = { id: botId, name: `Desk of the ${MARK}`, description: MARK, enabled: true };
  await owner.call(bot.updateBot, { ...agent, configuration: MARK, chatOptions: CHAT_OPTIONS });
  await owner.call(setOpeningHours, { botId, ...hoursOf('2036-12-24') });
  const clientId = await giveClient(owner, botId, `${MARK}-${randomUUID()}`);
  const { id: websiteId } = await owner.call(addWebsite, { botId, address: `http://${MARK}.invalid` });
  const [documentId = ''] = await upload(owner, botId, { [`${MARK}.txt`]: 'A secret recipe needs three lemons.' });
  await documentsDone(owner, botId);
  await fetched(owner, botId);

  const asked = [`Is there a ${MARK}?`, `Does the sauna of the ${MARK} open on Sundays?`];
  const messages: string[] = [];
  for (const [index, question] of asked.entries()) {
    const { ask, page, ...ids } = await startChat(visitor, clientId, `Vera ${MARK}`);
    messages.push((await ask(question)).messageId ?? '');
    const contact = { name: MARK, email: `vera-${index}-${MARK}@example.com`, message: MARK };
    await page.call(askForPerson, { ...ids, ...contact, consent: true });
  }
  const groups = async () => (await owner.call(getUnanswered, {})).groups;
  await until(async () => (await groups()).length === asked.length, 'the questions are grouped');
  const { id: answerId } = await owner.call(answers.createAnswer, { agentId: botId, question: MARK, answer: MARK });
  const test = { agentId: botId, question: MARK, words: MARK, document: MARK };
  const { id: testQuestionId } = await owner.call(createTestQuestion, test);

  const Url = `https://${MARK}.example.com`;
  const { id: qrId } = await owner.call(qr.saveQr, { Name: `Code of the ${MARK}`, Type: 'Url', Url });
  const facts = [`The ${MARK} is here.`];
  const { id: placeId } = await createPlace(owner, { agentId: botId, place: `Room of the ${MARK}`, facts });
  const { id: linkQrId } = await owner.call(link.createShortLink, { Type: 'Url', Url, Name: `Link of the ${MARK}` });
  await owner.call(qr.saveQr, { Id: linkQrId, Name: `Link of the ${MARK}`, Type: 'Url', Url: `${Url}/other` });
  await owner.call(setQrStyle, { qrId: linkQrId, style: JSON.stringify({ frame: MARK }) });
  await owner.call(many.tagQrs, { ids: [linkQrId], add: [MARK] });
  const { id: presetId } = await owner.call(saveStylePreset, { name: MARK, style: JSON.stringify({ frame: MARK }) });
  const { id: keyId } = await owner.call(createApiKey, { name: `Key of the ${MARK}`, scopes: ['codes:read'] });
  const { id: webhookId } = await owner.call(webhook.createWebhook, {
    address: `https://shop.example/${MARK}`,
    events: ['document.failed'],
  });
  const { deliveryId } = await owner.call(webhook.testWebhook, { id: webhookId });
  await owner.call(people.invitePerson, { email: `invited-${randomUUID()}-${MARK}@example.com` });

  const everybody = await owner.call(people.getPeople, {});
  const unanswered = await groups();
  const conversations = await conversationsOf(owner);
  const told = await owner.call(notification.getNotifications, {});
  return {
    organizationId: String((await owner.call(bot.getBot, { botId })).organizationId),
    botId,
    websiteId,
    documentId,
    messageId: messages[0] ?? '',
    // The conversation that contains the message.
    conversationId: conversations.at(-1)?.id ?? '',
    otherConversationId: conversations[0]?.id ?? '',
    groupId: unanswered.find(({ question }) => question === asked[1])?.id ?? '',
    // The group with the message's question, which is removed from the list with the message.
    otherGroupId: unanswered.find(({ question }) => question === asked[0])?.id ?? '',
    answerId,
    testQuestionId,
    qrId: String(qrId),
    linkQrId,
    placeId,
    changeId: (await owner.call(link.getShortLinkChanges, { qrId: linkQrId }))[0]?.id ?? '',
    presetId,
    keyId,
    webhookId,
    deliveryId,
    notificationId: told.notifications[0]?.id ?? '',
    invitationId: everybody.invitations[0]?.id ?? '',
    personId: everybody.people.find(({ email }) => email === owner.email)?.id ?? '',
    sessionId: (await owner.call(getSessions, {})).sessions[0]?.id ?? '',
  };
}

export type Things = Awaited<ReturnType<typeof createEverything>>;

/** The person who makes the call, with one of that person's agents. */
interface Caller {
  readonly email: string;
  readonly botId: string;
}

type Input = Record<string, unknown>;
type Example = (things: Things, caller: Caller) => Input | readonly Input[];

/** Opening hours with an exception that contains `MARK`. */
const hoursOf = (date: string) => ({
  timeZone: 'Europe/Berlin',
  tables: [{ name: '', week: {}, exceptions: [{ date, ranges: [], note: MARK }] }],
});
const NEW = { question: 'Pears?', answer: 'Yes.' };
const TEST = { question: 'Pears?', words: 'yes', document: '' };
const RULE = { when: { device: 'ios' as const }, destination: 'https://example.com/ios' };
const CODE = { Name: 'Mine', Type: 'Url', Url: 'https://example.com' };
const DELETION = { password: PASSWORD, confirmation: 'Example Ltd' };
const ofBot: Example = ({ botId }) => ({ botId });
const ofAgent: Example = ({ botId }) => ({ agentId: botId });
const ofConversation: Example = ({ conversationId }) => ({ id: conversationId });
const ofLink: Example = ({ linkQrId }) => ({ qrId: linkQrId });
const listed: Example = ({ botId, conversationId, placeId }) => [
  {},
  { place: placeId },
  { place: placeId, search: MARK },
  { agentId: botId },
  { search: MARK },
  { outcome: 'person' },
  { assignee: 'me' },
  { assignee: 'nobody', status: 'open', search: MARK },
  { cursor: `4000000000000000.${conversationId}` },
];

/**
 * Valid inputs for every call with a session that needs any. Ids in them refer to things that belong to the owner of
 * `Things`, or to that owner.
 */
const EXAMPLES: Readonly<Record<string, Example>> = {
  'GET /api/bot/getBot': ofBot,
  'GET /api/bot/getModelUse': ofBot,
  'GET /api/start': ofBot,
  // Tests cannot reach a site, so nothing is created.
  'POST /api/start/site': () => ({ address: 'http://changed.invalid' }),
  'POST /api/bot/create': () => ({ name: 'Mine', description: 'Mine' }),
  'POST /api/bot/update': ({ botId }) => ({ id: botId, name: 'Changed' }),
  'POST /api/bot/createOrUpdateClient': ({ botId }) => ({ botId, clientId: `changed-${randomUUID()}` }),
  'POST /api/bot/setAllowedSites': ({ botId }) => ({ botId, allowedSites: ['https://example.com'] }),
  'GET /api/bot/getOpeningHours': ofBot,
  'POST /api/bot/setOpeningHours': ({ botId }) => ({ botId, ...hoursOf('2036-12-24') }),
  'POST /api/bot/setWidgetTheme': ({ botId }) => ({ botId, theme: DEFAULT_THEME }),
  'POST /api/template/createorupdate': ({ botId }) => ({ botId, content: 'Changed' }),
  'POST /api/bot/delete': ofBot,
  'POST /api/v1.0/document/upload': ({ botId }) => ({
    botId,
    documents: [{ documentId: randomUUID(), name: 'a.txt', base64Content: 'YQ==' }],
  }),
  'POST /api/v1.0/document/updateDocumentStatus': ({ documentId }) => ({ documentId, status: 0 }),
  'GET /api/v1.0/document/download': ({ documentId, botId }, caller) => [
    { documentId, botId },
    ...(caller.botId === botId ? [] : [{ documentId, botId: caller.botId }]),
  ],
  'POST /api/v1.0/document/delete': ({ documentId }) => ({ documentIds: [documentId] }),
  'GET /api/v1.0/website/list': ofBot,
  'POST /api/v1.0/website/add': ({ botId }) => ({ botId, address: 'http://changed.invalid' }),
  'POST /api/v1.0/website/refresh': ({ websiteId }) => ({ id: websiteId }),
  'POST /api/v1.0/website/remove': ({ websiteId }) => ({ id: websiteId }),
  'GET /api/answers': ofAgent,
  'POST /api/answers': ({ botId, otherGroupId, messageId }, caller) => [
    { ...NEW, agentId: botId },
    { ...NEW, agentId: caller.botId, groupId: otherGroupId },
    { ...NEW, agentId: caller.botId, messageId },
  ],
  'POST /api/answers/import': ({ botId }) => ({ agentId: botId, answers: [NEW] }),
  'POST /api/answers/:id': ({ answerId }) => ({ ...NEW, id: answerId }),
  'DELETE /api/answers/:id': ({ answerId }) => ({ id: answerId }),
  'GET /api/test-questions': ofAgent,
  'POST /api/test-questions': ({ botId }) => ({ ...TEST, agentId: botId }),
  'POST /api/test-questions/import': ({ botId }) => ({ agentId: botId, questions: [TEST] }),
  'POST /api/test-questions/run': ofAgent,
  'POST /api/test-questions/:id': ({ testQuestionId }) => ({ ...TEST, id: testQuestionId }),
  'DELETE /api/test-questions/:id': ({ testQuestionId }) => ({ id: testQuestionId }),
  'GET /api/conversations': listed,
  'GET /api/conversations/export': (things, caller) =>
    ['csv', 'json'].flatMap((format) =>
      [listed(things, caller)].flat().map(({ cursor: _, ...filters }) => ({ ...filters, format })),
    ),
  'GET /api/conversations/:id': ofConversation,
  'POST /api/conversations/:id/done': ({ conversationId }) => ({ id: conversationId, isDone: true }),
  'POST /api/conversations/:id/reply': ({ conversationId }) => ({ id: conversationId, text: 'Hello' }),
  'DELETE /api/conversations/:id': ofConversation,
  'DELETE /api/conversations/:id/visitor': ({ otherConversationId }) => ({ id: otherConversationId }),
  'POST /api/conversations/takeOver': ofConversation,
  'POST /api/conversations/say': ({ conversationId }) => ({ id: conversationId, text: 'Hello', turnId: 'changed' }),
  'POST /api/conversations/typing': ofConversation,
  'POST /api/conversations/stay': ofConversation,
  'POST /api/conversations/returnToAssistant': ofConversation,
  'POST /api/conversations/assign': ({ conversationId, personId }) => ({ id: conversationId, personId }),
  'POST /api/conversations/addNote': ({ conversationId }) => ({ id: conversationId, text: 'Hello', turnId: 'changed' }),
  'POST /api/conversations/retention': () => ({ days: 30 }),
  'GET /api/unanswered': ({ botId }) => [{}, { agentId: botId }],
  'POST /api/unanswered/:id/dismiss': ({ groupId }) => ({ id: groupId }),
  'GET /api/overview': ({ botId }) => [{}, { agentId: botId }],
  'GET /api/overview/agents/:agentId': ofAgent,
  'GET /api/overview/people': ({ botId }) => [{ days: 7 }, { agentId: botId, days: 30 }],
  'POST /api/mailAlerts': () => ({ mail: 'daily' }),
  'DELETE /api/notification/:id': ({ notificationId }) => ({ id: notificationId }),
  'POST /api/notification/:id/read': ({ notificationId }) => ({ id: notificationId }),
  'POST /api/qr/url': () => CODE,
  'POST /api/qr/whatsapp': () => ({ number: '+49 151 2345678', message: 'Hello' }),
  'POST /qr/calendar-event': () => ({
    subject: 'Party',
    description: 'Party',
    location: 'Garden',
    startTime: '2027-05-01T18:00',
    endTime: '2027-05-01T20:00',
  }),
  'POST /api/qr/save': ({ qrId }) => ({ ...CODE, Id: qrId }),
  'POST /api/qr/delete': ({ qrId }) => ({ Id: qrId }),
  'POST /api/qr/deletemany': ({ linkQrId }) => ({ ids: [linkQrId] }),
  'POST /api/qr/tags': ({ linkQrId }) => ({ ids: [linkQrId], add: ['Changed'] }),
  'POST /api/qr/style': ({ linkQrId }) => ({ qrId: linkQrId, style: '{"dark":"#ff0000"}' }),
  'POST /api/qr/presets/save': () => ({ name: 'Mine', style: '{}' }),
  'POST /api/qr/presets/delete': ({ presetId }) => ({ id: presetId }),
  'POST /api/links/create': ({ linkQrId }) => ({ ...CODE, Id: linkQrId }),
  'POST /api/links/attach': ({ qrId }) => ({ qrId }),
  'POST /api/links/update': ({ linkQrId }) => ({ qrId: linkQrId, afterEndUrl: 'https://example.com' }),
  'POST /api/links/pause': ({ linkQrId }) => ({ qrId: linkQrId, isPaused: true }),
  'GET /api/links/changes': ofLink,
  'POST /api/links/undo': ({ changeId }) => ({ changeId }),
  'GET /api/links/scans': ofLink,
  'POST /api/links/check': ({ linkQrId }) => ({ id: linkQrId }),
  'GET /api/links/rules': ({ linkQrId }) => ({ id: linkQrId }),
  'POST /api/links/rules': ({ linkQrId }) => ({ id: linkQrId, rules: [RULE] }),
  'POST /api/links/rules/preview': ({ linkQrId }) => ({ id: linkQrId, rules: [RULE], at: '2027-05-01T18:00:00Z' }),
  'GET /api/places': ({ placeId }) => [{}, { search: 'a' }, { id: placeId }],
  'GET /api/places/numbers': ({ placeId }) => [{}, { id: placeId }],
  'POST /api/releases/change': () => ({ remote: 'qr', change: { kind: 'rollback' } }),
  'POST /api/releases/publish': () => ({ remote: 'qr' }),
  'POST /api/releases/newToken': () => ({ remote: 'qr' }),
  'POST /api/releases/endToken': ({ botId }) => ({ id: botId }),
  'POST /api/keys/create': () => ({ name: 'Mine', scopes: ['codes:read'] }),
  'POST /api/keys/end': ({ keyId }) => ({ id: keyId }),
  'POST /api/webhooks/create': () => ({ address: 'https://shop.example/', events: ['code.scanned'] }),
  'POST /api/webhooks/change': ({ webhookId }) => ({
    id: webhookId,
    address: 'https://shop.example/',
    events: ['document.failed'],
    isOn: true,
  }),
  'POST /api/webhooks/delete': ({ webhookId }) => ({ id: webhookId }),
  'POST /api/webhooks/rotateSecret': ({ webhookId }) => ({ id: webhookId }),
  'POST /api/webhooks/test': ({ webhookId }) => ({ id: webhookId }),
  'GET /api/webhooks/deliveries': ({ webhookId }) => ({ id: webhookId }),
  'POST /api/webhooks/resend': ({ deliveryId }) => ({ id: deliveryId }),
  'POST /api/people/invite': () => ({ email: `invited-${randomUUID()}@example.com` }),
  'POST /api/people/withdrawInvitation': ({ invitationId }) => ({ id: invitationId }),
  'POST /api/people/remove': ({ personId }) => ({ id: personId }),
  'POST /api/people/changeRole': ({ personId }) => ({ id: personId, role: 'member' }),
  'POST /api/user/endSession': ({ sessionId }) => ({ id: sessionId }),
  'POST /api/user/updateUser': (_, { email }) => ({ email, firstName: 'Changed' }),
  'POST /api/user/language': () => ({ language: 'de' }),
  'POST /api/user/deleteAccount': (_, { email }) => ({ ...DELETION, confirmation: email }),
  'POST /api/organization/delete': () => DELETION,
};

/** Fields whose names end as those of ids do, but which identify nothing that only an organization's people may see. */
const NOT_IDS = ['clientId', 'organizationId', 'botTypeId', 'templateId'];

/**
 * Whether a call refers to things by id: never, optionally (a filter), or always. A call that may do so needs an
 * example.
 */
export function naming({ method, request }: Endpoint): 'nothing' | 'filter' | 'thing' {
  const entries = 'entries' in request ? (request.entries as Record<string, { type: string }>) : {};
  const ids = Object.entries(entries).filter(([name]) => /(?:^|[a-z])ids?$/i.test(name) && !NOT_IDS.includes(name));
  if (ids.length === 0) return 'nothing';
  return method === 'GET' && ids.every(([, { type }]) => type === 'optional') ? 'filter' : 'thing';
}

/** Returns inputs for a call. Throws if the call refers to things but has no example. */
export function examplesOf(endpoint: Endpoint, things: Things, caller: Caller): readonly Input[] {
  const example = EXAMPLES[keyOf(endpoint)];
  if (!example && naming(endpoint) !== 'nothing') throw new Error(`${keyOf(endpoint)} needs an example.`);
  return example ? [example(things, caller)].flat() : [{}];
}
