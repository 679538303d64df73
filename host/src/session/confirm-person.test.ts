import { resumeSession, sessionStore, signIn } from '@frontdesk/shared/app';
import { getLoggedUser } from '@frontdesk/shared/endpoints/user';
import { fakeApi, refuse } from '@frontdesk/shared/testing';
import { confirmPerson, isSomebodyElse, rememberPerson } from './confirm-person';

let api: ReturnType<typeof fakeApi>;
const personNow = () => sessionStore.getState().person;
beforeEach(() => {
  api = fakeApi();
  signIn('first');
  rememberPerson('Ada@example.com');
  resumeSession('second');
});
afterEach(() => api.restore());

test('keeps the page for the same user', async () => {
  const before = personNow();
  api.on(getLoggedUser, () => ({ email: 'ada@example.com' }));
  await confirmPerson('second');
  expect(personNow()).toBe(before);
});

test.each([
  ['somebody else', () => ({ email: 'bob@example.com' })],
  ['nobody the server knows', () => refuse(500)],
])('restarts the page for %s', async (_, answer) => {
  const before = personNow();
  api.on(getLoggedUser, answer);
  await confirmPerson('second');
  expect(personNow()).toBe(before + 1);
});

test('ignores the answer for a token that is no longer in use', async () => {
  const before = personNow();
  api.on(getLoggedUser, () => {
    resumeSession('third');
    return { email: 'bob@example.com' };
  });
  await confirmPerson('second');
  expect(personNow()).toBe(before);
});

test('recognizes another user only by a different known email', () => {
  expect(isSomebodyElse(' ADA@example.com ')).toBe(false);
  expect(isSomebodyElse('bob@example.com')).toBe(true);
});
