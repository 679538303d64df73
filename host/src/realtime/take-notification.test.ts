import { onLiveNotification, toastStore } from '@frontdesk/shared/app';
import { QueryClient } from '@frontdesk/shared/query';
import { registerRemotes } from '../testing/sample-remotes';
import { notificationTaker } from './take-notification';

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

const toasts = () => toastStore.getState().toasts.map(({ text }) => text);

test('a pushed notification is shown once when it comes twice, with a link to where it leads', () => {
  const refetched = jest.spyOn(queries, 'invalidateQueries');
  const take = notificationTaker(queries);
  take(READY);
  take(READY);
  jest.advanceTimersByTime(1_000);
  expect(toasts()).toEqual(['Document ready: menu.pdf']);
  expect(toastStore.getState().toasts).toMatchObject([{ to: '/agent' }]);
  expect(refetched.mock.calls).toEqual([[{ queryKey: ['/api/bot/getBot'] }], [COUNTED]]);
});

test('pushes with the same id are all shown when a server gives every push that id', () => {
  const take = notificationTaker(queries);
  take({ ...READY, message: 'menu.pdf' });
  take({ ...READY, message: 'prices.pdf' });
  take({ ...READY, title: 'Document failed', message: 'prices.pdf' });
  take({ ...READY, message: 'menu.pdf' });
  expect(toasts()).toEqual(['Document ready: menu.pdf', 'Document ready: prices.pdf', 'Document failed: prices.pdf']);
});

test.each([[0], ['0'], ['00000000-0000-0000-0000-000000000000']])(
  'a push is shown again under the id %j, which names nothing',
  (id) => {
    const take = notificationTaker(queries);
    const heard: string[] = [];
    const stop = onLiveNotification(({ title }) => heard.push(title));
    take({ ...READY, id });
    take({ ...READY, id });
    stop();
    expect(heard).toHaveLength(2);
  },
);

test('a subject that a new remote declares refreshes what it says', () => {
  const refetched = jest.spyOn(queries, 'invalidateQueries');
  registerRemotes([
    {
      name: 'team',
      version: '1.0.0',
      contract: '^1.4.0',
      entry: '/t.js',
      routes: [],
      notifications: [{ subject: 'team', refreshes: ['/team-api/list'], to: '/team' }],
    },
  ]);
  notificationTaker(queries)({ ...READY, subject: 'team' });
  expect(refetched).toHaveBeenCalledWith({ queryKey: ['/team-api/list'] });
  expect(toastStore.getState().toasts).toMatchObject([{ to: '/team' }]);
});

test.each([
  ['a text', ['Table 7 orders'], 'Table 7 orders'],
  ['an object without an id', [{ title: 'Order', message: 'Table 7' }], 'Order: Table 7'],
  ['an object with other field names', [{ subject: 'Order', body: 'Table 7' }], 'Order: Table 7'],
  ['two texts', ['Order', 'Table 7'], 'Order: Table 7'],
])('%s is shown, passed on to the open screen, and the list is fetched', (_, payload, shown) => {
  const refetched = jest.spyOn(queries, 'invalidateQueries');
  const heard: string[] = [];
  const stop = onLiveNotification(({ title }) => heard.push(title));
  const take = notificationTaker(queries);
  take(...payload);
  take(...payload);
  stop();
  jest.advanceTimersByTime(1_000);
  expect(toasts()).toEqual([shown]);
  expect(heard).toHaveLength(2);
  expect(refetched).toHaveBeenCalledTimes(1);
  expect(refetched).toHaveBeenCalledWith(COUNTED);
});

test('a new client secret refreshes the agent, and the open screen hears of it', () => {
  const refetched = jest.spyOn(queries, 'invalidateQueries');
  const heard: string[] = [];
  const stop = onLiveNotification(({ title }) => heard.push(title));
  notificationTaker(queries)({ ...READY, title: 'New client secret', subject: 'agents' });
  stop();
  expect(refetched).toHaveBeenCalledWith({ queryKey: ['/api/bot/getBot'] });
  expect(heard).toEqual(['New client secret']);
});

test.each([[null], [5], [{}], [[]], ['']])('%j shows nothing, but the list is fetched', (payload) => {
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
])('of the link %s the toast follows %s', (link, to) => {
  notificationTaker(queries)({ ...READY, link });
  expect(toastStore.getState().toasts).toMatchObject([{ to }]);
});
