import { onLiveNotification, toastStore } from '@frontdesk/shared/app';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { endpointQuery, QueryClient } from '@frontdesk/shared/query';
import { notificationTaker } from './take-notification';

const READY = {
  id: 7,
  title: 'Document ready',
  message: 'menu.pdf',
  dateCreated: '2026-05-01T10:00:00Z',
  dateRead: null,
  subject: null,
};
const { queryKey } = endpointQuery(getNotifications, {});

let queries: QueryClient;
beforeEach(() => {
  jest.useFakeTimers();
  toastStore.setState({ toasts: [] });
  queries = new QueryClient();
  queries.setQueryData(queryKey, { count: 2, notifications: [] });
});
afterEach(() => jest.useRealTimers());

const toasts = () => toastStore.getState().toasts.map(({ text }) => text);

test('a pushed notification is counted at once, said once, and counted once when it comes twice', () => {
  const take = notificationTaker(queries);
  take(READY);
  take(READY);
  expect(queries.getQueryData(queryKey)).toMatchObject({ count: 3, notifications: [{ id: '7' }] });
  expect(toasts()).toEqual(['Document ready: menu.pdf']);
});

test('what the poll has brought already is said, but not counted again', () => {
  queries.setQueryData(queryKey, { count: 1, notifications: [{ ...READY, id: '7' }] });
  notificationTaker(queries)(READY);
  expect(queries.getQueryData(queryKey)).toMatchObject({ count: 1 });
  expect(toasts()).toEqual(['Document ready: menu.pdf']);
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
  expect(refetched).toHaveBeenCalledWith({ queryKey: ['/api/notification/getNotifications'] });
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
