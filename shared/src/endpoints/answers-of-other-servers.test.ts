import * as v from 'valibot';
import { getBot, getBots } from './bot';
import { addChatParticipant, sendChatMessage } from './chat';
import { downloadDocument } from './document';
import { getNotifications } from './notification';
import { getMyQrs } from './qr';

test.each([
  [{ count: 5, notifications: [] }, 5],
  [{ items: [{ id: 1 }, { id: 2, dateRead: '2026-01-01' }] }, 1],
  [{ notifications: [{ id: 1 }, { id: 2 }] }, 2],
  [[{ id: 1 }, { id: 2, dateRead: '' }], 2],
  [{ count: null, items: null }, 0],
  [{ count: 5, data: [{ id: 1 }] }, 5],
  [{ data: { count: 5, items: [{ id: 1 }] } }, 5],
])('reads the unread count of %j as %i', (answer, count) => {
  expect(v.parse(getNotifications.response, answer).count).toBe(count);
});

test.each([
  [{ count: 5, data: [{ id: 1 }, { id: 2 }] }],
  [{ count: 5, results: [{ id: 1 }, { id: 2 }] }],
  [{ count: 5, errors: [], data: [{ id: 1 }, { id: 2 }] }],
  [{ data: { count: 5, items: [{ id: 1 }, { id: 2 }] } }],
  [{ success: true, errors: [], data: { total: 2, items: [{ id: 1 }, { id: 2 }] } }],
  [{ errors: ['x'], data: { items: [{ id: 1 }, { id: 2 }] } }],
  [{ success: true, data: { items: { notifications: [{ id: 1 }, { id: 2 }] } } }],
  [[{ id: 1 }, { id: 2 }]],
])('finds the notifications in %j', (answer) => {
  expect(v.parse(getNotifications.response, answer).notifications).toMatchObject([{ id: '1' }, { id: '2' }]);
});

test.each([null, 'x', 3])('refuses %j as a list of notifications', (answer) => {
  expect(v.is(getNotifications.response, answer)).toBe(false);
});

test('keeps numeric ids of another server’s agents, and reads a missing name as empty', () => {
  const agent = v.parse(getBot.response, {
    id: 7,
    name: null,
    clientId: 77,
    template: { id: 3, content: null },
    documents: [{ documentId: 9, name: null, status: 7 }, null],
  });
  expect(agent).toMatchObject({
    id: 7,
    name: '',
    clientId: '77',
    enabled: false,
    template: { id: 3, content: '' },
  });
  expect(agent.documents).toMatchObject([{ documentId: 9, name: '', status: 7 }]);
});

test.each([null, {}, 'x', 3])('reads a list that is %j as empty', (answer) => {
  expect(v.parse(getBots.response, answer)).toEqual([]);
  expect(v.parse(getMyQrs.response, answer)).toEqual([]);
});

test.each([
  [[{ id: 1, name: 'Desk' }]],
  [{ bots: [{ id: 1, name: 'Desk' }] }],
  [{ total: 1, items: [{ id: 1, name: 'Desk' }] }],
  [{ status: 'ok', data: { items: [{ id: 1, name: 'Desk' }] } }],
])('finds the agents in %j', (answer) => {
  expect(v.parse(getBots.response, answer)).toMatchObject([{ id: 1, name: 'Desk' }]);
});

test.each(['p1', 7, { participantId: 'p1' }, { id: 7 }])('reads a participant from %j', (answer) => {
  expect(v.parse(addChatParticipant.response, answer).participantId).toEqual(
    typeof answer === 'object' ? Object.values(answer)[0] : answer,
  );
});

test.each([
  'Hello',
  { text: 'Hello' },
  { text: 'Hello', sources: null },
  { reply: 'Hello' },
  { data: { answer: 'Hello' } },
])('reads a reply from %j', (answer) => {
  expect(v.parse(sendChatMessage.response, answer)).toEqual({
    text: 'Hello',
    sources: [],
    nearest: [],
    passages: [],
    outcome: null,
    messageId: null,
    offersPerson: false,
  });
});

test.each(['', {}, { text: null }, { text: ' ' }, { reply: '\u200b' }, null, []])('finds no reply in %j', (answer) => {
  expect(v.is(sendChatMessage.response, answer)).toBe(false);
});

test('removes characters that change the reading direction from document names', () => {
  const name = 'invoice\u202efdp.exe';
  const sources = [{ documentId: 1, name, excerpt: '' }];
  expect(v.parse(sendChatMessage.response, { text: 'At nine.', sources }).sources[0]?.name).toBe('invoicefdp.exe');
  expect(v.parse(getBot.response, { id: 1, documents: [{ documentId: 1, name }] }).documents[0]?.name).toBe(
    'invoicefdp.exe',
  );
  expect(v.parse(downloadDocument.response, { base64Content: 'YQ==', name }).name).toBe('invoicefdp.exe');
  const [told] = v.parse(getNotifications.response, [{ id: 1, title: 'Document ready', message: name }]).notifications;
  expect(told?.message).toBe('invoicefdp.exe');
});
