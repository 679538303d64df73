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

test('a bare text is said, and the list is asked for again, once for several', () => {
  const take = notificationTaker(queries);
  const asked = jest.spyOn(queries, 'invalidateQueries');
  take('Something happened');
  take('Something else');
  jest.advanceTimersByTime(1_000);
  expect(toasts()).toEqual(['Something happened', 'Something else']);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('news of a document let the agent screens ask again, and whoever listens hears it', () => {
  const asked = jest.spyOn(queries, 'invalidateQueries');
  const heard: string[] = [];
  const stop = onLiveNotification(({ title }) => heard.push(title));
  notificationTaker(queries)(READY);
  stop();
  expect(asked).toHaveBeenCalledWith({ queryKey: ['/api/bot/getBot'] });
  expect(heard).toEqual(['Document ready']);
});

test.each([null, 5, {}, [], ''])('%j is no notification, and nothing happens', (payload) => {
  notificationTaker(queries)(payload);
  expect(toasts()).toEqual([]);
});
