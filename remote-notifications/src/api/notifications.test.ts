import { signIn } from '@frontdesk/shared/app';
import { markNotificationRead as endpoint } from '@frontdesk/shared/endpoints/notification';
import { fakeApi, refuse } from '@frontdesk/shared/testing';
import { markNotificationRead } from './notifications';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  signIn('token');
});
afterEach(() => api.restore());

test('marks the notification on a server that has the call', async () => {
  api.on(endpoint, () => null);
  await expect(markNotificationRead('a')).resolves.toBe(true);
  expect(api.calls[0]).toMatchObject({ method: 'POST', path: '/api/notification/a/read' });
});

test.each([404, 405])('leaves it unread without a failure when the server answers %i', async (status) => {
  api.on(endpoint, () => refuse(status));
  await expect(markNotificationRead('a')).resolves.toBe(false);
});

test('fails on any other refusal', async () => {
  api.on(endpoint, () => refuse(500));
  await expect(markNotificationRead('a')).rejects.toMatchObject({ status: 500 });
});
