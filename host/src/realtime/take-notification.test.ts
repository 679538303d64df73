import { onLiveNotification, realtimeStore, showToast, toastStore } from '@frontdesk/shared/app';
import { readPushedNotification } from '@frontdesk/shared/endpoints/pushed-notification';
import { asOwnEvent, QueryClient, rawAnswerQuery, useQuery } from '@frontdesk/shared/query';
import { renderHook } from '@testing-library/react';
import { countIn } from '../contributions/read-badges';
import { registerRemotes, SAMPLE_REMOTES } from '../testing/sample-remotes';
import { changeTaker, meaningOf, notificationTaker, readNotifications } from './take-notification';

const READY = {
  id: 7,
  title: 'Document ready',
  message: 'menu.pdf',
  dateCreated: '2026-05-01T10:00:00Z',
  dateRead: null,
  subject: null,
};
const COUNTED = { queryKey: ['/api/notification/getNotifications'] };

let queries: QueryClient;
beforeEach(() => {
  jest.useFakeTimers();
  toastStore.setState({ toasts: [] });
  queries = new QueryClient();
  registerRemotes();
});
afterEach(() => jest.useRealTimers());

const shownToasts = () => toastStore.getState().toasts;
const toasts = () => shownToasts().map(({ text }) => text);

test('shows a notification that is pushed twice once, with its link', () => {
  const refetched = jest.spyOn(queries, 'invalidateQueries');
  const take = notificationTaker(queries);
  take(READY);
  take(READY);
  jest.advanceTimersByTime(1_000);
  expect(toasts()).toEqual(['Document ready: menu.pdf']);
  expect(shownToasts()).toMatchObject([{ to: '/agent' }]);
  expect(refetched.mock.calls).toEqual([[{ queryKey: ['/api/bot/getBot'] }], [COUNTED]]);
});

test('shows all pushes with the same id when a server gives every push that id', () => {
  const take = notificationTaker(queries);
  take({ ...READY, message: 'menu.pdf' });
  take({ ...READY, message: 'prices.pdf' });
  take({ ...READY, title: 'Document failed', message: 'prices.pdf' });
  take({ ...READY, message: 'menu.pdf' });
  expect(toasts()).toEqual(['Document ready: menu.pdf', 'Document ready: prices.pdf', 'Document failed: prices.pdf']);
});

test('sums up notifications that arrive together, with a link to all of them', () => {
  const take = notificationTaker(queries);
  for (const id of [1, 2, 3, 4, 5, 6]) take({ ...READY, id, message: `${id}.pdf` });
  expect(toasts()).toEqual(['6 new notifications']);
  expect(shownToasts()).toMatchObject([{ to: '/notifications' }]);
});

test('starts to count again after the toasts have disappeared', () => {
  const take = notificationTaker(queries);
  for (const id of [1, 2, 3, 4]) take({ ...READY, id, message: `${id}.pdf` });
  toastStore.setState({ toasts: [] });
  take({ ...READY, id: 5, message: '5.pdf' });
  expect(toasts()).toEqual(['Document ready: 5.pdf']);
});

test.each([[0], ['0'], ['00000000-0000-0000-0000-000000000000']])(
  'shows a push with the empty id %j every time',
  (id) => {
    const take = notificationTaker(queries);
    const received: string[] = [];
    const stop = onLiveNotification(({ title }) => received.push(title));
    take({ ...READY, id });
    take({ ...READY, id });
    stop();
    expect(received).toHaveLength(2);
  },
);

test('refreshes the queries that a new remote declares for its subject', () => {
  const refetched = jest.spyOn(queries, 'invalidateQueries');
  registerRemotes([
    {
      name: 'team',
      version: '1.0.0',
      contract: '^1.0.0',
      entry: '/t.js',
      routes: [],
      notifications: [{ subject: 'team', refreshes: ['/team-api/list'], to: '/team' }],
    },
  ]);
  notificationTaker(queries)({ ...READY, subject: 'team' });
  expect(refetched).toHaveBeenCalledWith({ queryKey: ['/team-api/list'] });
  expect(shownToasts()).toMatchObject([{ to: '/team' }]);
});

test.each([
  ['a text', ['Table 7 orders'], 'Table 7 orders'],
  ['an object without an id', [{ title: 'Order', message: 'Table 7' }], 'Order: Table 7'],
  ['an object with other field names', [{ subject: 'Order', body: 'Table 7' }], 'Order: Table 7'],
  ['two texts', ['Order', 'Table 7'], 'Order: Table 7'],
])('shows %s, passes it to the open screen, and fetches the list', (_, payload, shown) => {
  const refetched = jest.spyOn(queries, 'invalidateQueries');
  const received: string[] = [];
  const stop = onLiveNotification(({ title }) => received.push(title));
  const take = notificationTaker(queries);
  take(...payload);
  take(...payload);
  stop();
  jest.advanceTimersByTime(1_000);
  expect(toasts()).toEqual([shown]);
  expect(received).toHaveLength(2);
  expect(refetched).toHaveBeenCalledTimes(1);
  expect(refetched).toHaveBeenCalledWith(COUNTED);
});

test('refreshes the agent after a new client secret, and tells the open screen', () => {
  const refetched = jest.spyOn(queries, 'invalidateQueries');
  const received: string[] = [];
  const stop = onLiveNotification(({ title }) => received.push(title));
  notificationTaker(queries)({ ...READY, title: 'New client secret', subject: 'agents' });
  stop();
  expect(refetched).toHaveBeenCalledWith({ queryKey: ['/api/bot/getBot'] });
  expect(received).toEqual(['New client secret']);
});

test.each([[null], [5], [{}], [[]], ['']])('shows nothing for %j, but fetches the list', (payload) => {
  const refetched = jest.spyOn(queries, 'invalidateQueries');
  notificationTaker(queries)(payload);
  jest.advanceTimersByTime(1_000);
  expect(toasts()).toEqual([]);
  expect(refetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['/agent/7', '/agent/7'],
  ['https://evil.example/agent', '/agent'],
  ['/nowhere', '/agent'],
])('a push with the link %s leads to %s', (link, to) => {
  notificationTaker(queries)({ ...READY, link });
  expect(shownToasts()).toMatchObject([{ to }]);
});

const deletionOf = (name: string, id: number) => ({
  ...READY,
  id,
  title: 'Agent deleted',
  message: `The agent "${name}" was deleted with its documents.`,
});

/** Deletes an agent in this tab; the answer is still pending. */
function deleteHere(name: string) {
  let answer = { succeed: () => {}, fail: () => {} };
  const call = () =>
    new Promise<void>((resolve, reject) => {
      answer = { succeed: resolve, fail: () => reject(new Error('No answer.')) };
    });
  const deletion = asOwnEvent(queries, { title: 'Agent deleted', about: `The agent "${name}" was deleted` }, call);
  return {
    async succeed() {
      answer.succeed();
      await deletion;
      showToast('success', 'Agent deleted successfully!');
    },
    async fail() {
      answer.fail();
      await deletion.catch(() => showToast('error', 'Delete failed. Check console for details.'));
    },
  };
}
const settled = () => jest.advanceTimersByTimeAsync(0);

test('shows one toast for an event of this tab when the answer arrives first', async () => {
  const take = notificationTaker(queries);
  const here = deleteHere('Bar');
  await settled();
  await here.succeed();
  take(deletionOf('Bar', 1));
  expect(toasts()).toEqual(['Agent deleted successfully!']);
});

test('shows one toast for an event of this tab when the push arrives first', async () => {
  const take = notificationTaker(queries);
  const here = deleteHere('Bar');
  await settled();
  take(deletionOf('Bar', 1));
  expect(toasts()).toEqual([]);
  await here.succeed();
  expect(toasts()).toEqual(['Agent deleted successfully!']);
});

test('shows the same event caused by another user, whatever this tab does in the meantime', async () => {
  const take = notificationTaker(queries);
  const here = deleteHere('Bar');
  await settled();
  take(deletionOf('Spa', 1));
  take(deletionOf('Bar', 2));
  await here.succeed();
  // Another agent with the same name.
  take(deletionOf('Bar', 3));
  expect(toasts()).toEqual([
    'Agent deleted: The agent "Spa" was deleted with its documents.',
    'Agent deleted successfully!',
    'Agent deleted: The agent "Bar" was deleted with its documents.',
  ]);
});

test('still shows an announced event when this tab’s call fails', async () => {
  const take = notificationTaker(queries);
  const here = deleteHere('Bar');
  await settled();
  take(deletionOf('Bar', 1));
  await here.fail();
  await settled();
  expect(toasts()).toContain('Agent deleted: The agent "Bar" was deleted with its documents.');
});

test('treats an event long after this tab’s answer as another user’s', async () => {
  const take = notificationTaker(queries);
  const here = deleteHere('Bar');
  await settled();
  await here.succeed();
  toastStore.setState({ toasts: [] });
  await jest.advanceTimersByTimeAsync(31_000);
  take(deletionOf('Bar', 1));
  expect(toasts()).toHaveLength(1);
});

test('refreshes the data of a change without a notification, and shows nothing', () => {
  const refetched = jest.spyOn(queries, 'invalidateQueries');
  const take = changeTaker(queries);
  take('documents');
  take('unknown');
  take(null);
  expect(refetched.mock.calls).toEqual([[{ queryKey: ['/api/bot/getBot'] }]]);
  expect(toasts()).toEqual([]);
});

describe('a push without an id, on a server whose list does not contain it', () => {
  const badge = {
    at: '/notifications',
    call: '/api/notification/getNotifications',
    field: 'count',
    itemsWithout: 'dateRead',
    unit: 'unread',
  } as const;
  const { queryKey } = rawAnswerQuery('/api/notification/getNotifications');
  const shown = () => countIn(queries.getQueryData(queryKey), badge);
  const counted = () => jest.advanceTimersByTimeAsync(0);
  let listed: { id: number }[];
  const read = () => queries.fetchQuery({ queryKey, queryFn: async () => listed });
  beforeEach(async () => {
    listed = [{ id: 1 }, { id: 2 }];
    await read();
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('raises the badge by one, and the next read of the server’s count does not lower it', async () => {
    const take = notificationTaker(queries);
    take('Kitchen closes');
    await counted();
    expect(shown()).toBe(3);
    await read();
    expect(shown()).toBe(3);
    expect(queries.getQueryData(queryKey)).toMatchObject({ items: listed });
    take('Kitchen opens');
    await counted();
    expect(shown()).toBe(4);
  });

  test('is counted once when the server’s list contains it', async () => {
    notificationTaker(queries)('Kitchen closes');
    await counted();
    listed.push({ id: 3 });
    await read();
    expect(shown()).toBe(3);
    listed.pop();
    await read();
    expect(shown()).toBe(2);
  });

  test('is no longer counted once the owner opens the notifications', async () => {
    notificationTaker(queries)('Kitchen closes');
    await counted();
    window.history.replaceState(null, '', '/notifications');
    await read();
    await read();
    expect(shown()).toBe(2);
  });

  test('is no longer counted once the owner opens notifications that are still fresh', async () => {
    notificationTaker(queries)('Kitchen closes');
    await counted();
    const options = {
      queryKey: [queryKey[0], 'list'],
      queryFn: async () => listed,
      staleTime: Number.POSITIVE_INFINITY,
    };
    queries.setQueryData(options.queryKey, listed);
    const refetched = jest.spyOn(queries, 'invalidateQueries');
    window.history.replaceState(null, '', '/notifications');
    renderHook(() => useQuery(options, queries));
    expect(refetched.mock.calls).toEqual([[{ queryKey }]]);
  });

  test('is left to the server’s count if it has an id', async () => {
    notificationTaker(queries)(READY);
    await counted();
    expect(shown()).toBe(2);
  });
});

const notifications = readNotifications(SAMPLE_REMOTES, { disabled: [], hasCall: () => true });

function meaning(pushed: unknown) {
  const subjects = notifications.map(({ subject }) => subject);
  const notification = readPushedNotification([pushed], subjects);
  if (!notification) throw new Error('Not a notification.');
  return meaningOf(notification, notifications);
}

test.each([
  ['accounts', ['/api/user/getLoggedUser'], '/MyProfile'],
  ['agents', ['/api/bot/getBots', '/api/bot/getBot'], '/agent'],
  ['documents', ['/api/bot/getBot'], '/agent'],
  ['qr', ['/api/qr/getmyqrs'], '/MyQr'],
])('refreshes the calls of the subject %s, whatever the words of the notification', (subject, refreshes, to) => {
  expect(meaning({ title: 'Agent, document, QR code', message: '', subject })).toEqual({ refreshes, to });
});

test.each([
  [{ title: 'New client secret', message: '' }, ['/api/bot/getBots', '/api/bot/getBot']],
  [{ title: 'Document ready', message: 'menu.pdf' }, ['/api/bot/getBot']],
  [{ title: 'Ready', message: 'Two documents' }, ['/api/bot/getBot']],
  ['A QR code was saved', ['/api/qr/getmyqrs']],
  ['Your password was changed', ['/api/user/getLoggedUser']],
  ['Your invoice', []],
  ['A secretary called', []],
  [{ title: 'Document of an agent', subject: 'invoices' }, ['/api/bot/getBots', '/api/bot/getBot']],
])('selects the calls by the words of %j without a known subject', (pushed, refreshes) => {
  expect(meaning(pushed).refreshes).toEqual(refreshes);
});

test('shows no link for a subject that no remote declares', () => {
  expect(meaning({ title: 'Invoice', subject: 'invoices' }).to).toBeUndefined();
});

test('shows a waiting visitor in a separate toast, whatever else arrives, until the wait ends', async () => {
  const take = notificationTaker(queries);
  const link = '/conversations/7';
  document.title = 'Dashboard - Frontdesk';
  for (const id of [1, 2, 3, 4, 5]) take({ ...READY, id, message: `${id}.pdf` });
  take({ ...READY, id: 6, title: 'Visitor waiting', message: 'Vera waits.', subject: 'chat', link, waitMinutes: 2 });
  await jest.advanceTimersByTimeAsync(0);
  expect(toasts()).toEqual(['5 new notifications', 'Vera waits.']);
  expect(document.title).toBe('(1) Visitor waiting · Frontdesk');
  realtimeStore.setState({ waitEnd: { conversationId: '7' } });
  expect(toasts()).toEqual(['5 new notifications']);
  expect(document.title).toBe('Dashboard - Frontdesk');
});
