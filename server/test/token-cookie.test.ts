import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { login, logout, register } from '@frontdesk/shared/endpoints/authentication';
import { getLoggedUser } from '@frontdesk/shared/endpoints/user';
import { WebSocket } from 'ws';
import { ApiClient, PASSWORD } from './support/api-client';
import { listen } from './support/hub-client';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';

interface Browser {
  /** The value that the page stores as TOKEN. */
  readonly stored: string;
  /** The cookie's value. */
  readonly token: string;
  readonly flags: string;
}

/** Signs somebody up in a browser that keeps the token in a cookie. */
async function signUp(test: TestApp, headers: Record<string, string> = {}): Promise<Browser> {
  const email = `owner-${randomUUID()}@example.com`;
  await test.visitor.call(register, {
    email,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Owner',
    organization: 'Example Ltd',
  });
  const answer = await test.visitor.send(login, { email, password: PASSWORD }, headers);
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  const own = cookies.find((cookie) => cookie.startsWith('frontdesk-session=')) ?? '';
  const [, token = '', flags = ''] = /^frontdesk-session=([^;]*); (.*)$/.exec(own) ?? [];
  return { stored: (answer.json() as { token: string }).token, token, flags };
}

const callerOf = (test: TestApp, stored: string, cookie?: string) =>
  new ApiClient(test.app, {
    authorization: `Bearer ${stored}`,
    ...(cookie !== undefined && { cookie: `other=1; frontdesk-session=${cookie}` }),
  });

describe('A token in a cookie', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      it('cannot be read by scripts, and what the page stores is useless without it', async () => {
        const { stored, token, flags } = await signUp(test);
        assert.match(flags, /^Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
        assert.ok(token.length > 100 && !stored.includes(token));
        assert.equal((await callerOf(test, stored, token).call(getLoggedUser, {})).firstName, 'Ada');
        await callerOf(test, stored).refused(401, getLoggedUser, {});
        await callerOf(test, stored, '').refused(401, getLoggedUser, {});
      });

      it('is not a valid session without the part that the page sends, so another site cannot make calls with it', async () => {
        const { token } = await signUp(test);
        const withoutHeader = new ApiClient(test.app, { cookie: `frontdesk-session=${token}` });
        await withoutHeader.refused(401, getLoggedUser, {});
        await callerOf(test, 'cookie.', token).refused(401, getLoggedUser, {});
        await callerOf(test, 'cookie.guess', token).refused(401, getLoggedUser, {});
      });

      it('is not used by a tab of somebody who signed in before', async () => {
        const [ada, grace] = [await signUp(test), await signUp(test)];
        await callerOf(test, ada.stored, grace.token).refused(401, getLoggedUser, {});
        await callerOf(test, grace.stored, grace.token).call(getLoggedUser, {});
      });

      it('is sent only over https on a site with https', async () => {
        const { flags } = await signUp(test, { 'x-forwarded-proto': 'https' });
        assert.match(flags, /; Secure$/);
      });

      it('ends with the session', async () => {
        const { stored, token } = await signUp(test);
        const caller = callerOf(test, stored, token);
        const answer = await caller.send(logout, {});
        assert.match([answer.headers['set-cookie']].flat().join(), /frontdesk-session=; Path=\/; Max-Age=0/);
        await caller.refused(401, getLoggedUser, {});
      });

      it('opens the hub', async () => {
        const { stored, token } = await signUp(test);
        const { port } = await listen(test.app);
        const opened = (cookie: string) =>
          new Promise<boolean>((resolve) => {
            const socket = new WebSocket(`ws://127.0.0.1:${port}/notificationHub?access_token=${stored}`, {
              headers: { cookie },
            });
            socket.on('open', () => {
              socket.close();
              resolve(true);
            });
            socket.on('error', () => resolve(false));
          });
        assert.equal(await opened(`frontdesk-session=${token}`), true);
        assert.equal(await opened('frontdesk-session=x'), false);
      });
    },
    { keepsTokenInCookie: true, trustProxy: 'loopback' },
  );

  const test = useTestApp('sqlite');
  it('is off unless the operator turns it on', async () => {
    const { stored, token } = await signUp(test);
    assert.equal(token, '');
    await callerOf(test, stored).call(getLoggedUser, {});
  });
});
