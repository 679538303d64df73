import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CURRENT_PASSWORD_REASON, confirmEmail, getAccount } from '@frontdesk/shared/endpoints/account';
import { forgotPassword, login, logout, resetPassword } from '@frontdesk/shared/endpoints/authentication';
import { endOtherSessions, endSession, getSessions } from '@frontdesk/shared/endpoints/session';
import { getLoggedUser, updateUser } from '@frontdesk/shared/endpoints/user';
import { ApiKeys } from '../src/accounts/api-keys';
import { changeProfile } from '../src/accounts/profile-change';
import { Sessions } from '../src/accounts/sessions';
import { openDatabase } from '../src/database/database';
import { RateLimits } from '../src/http/rate-limits';
import { ApiClient, PASSWORD, refusalOf } from './support/api-client';
import { hubClient, listen } from './support/hub-client';
import { linkIn, mailTo } from './support/mail';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { until } from './support/until';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const DAY_MS = 24 * 3_600_000;

/** Makes it look as if the password had last been entered some minutes earlier in every session. */
async function ageSessions({ config }: TestApp, minutes: number): Promise<void> {
  const { db } = await openDatabase(config);
  const authenticated_at = new Date(Date.now() - minutes * 60_000).toISOString();
  await db.updateTable('sessions').set({ authenticated_at }).execute();
  await db.destroy();
}

async function confirmTokenFor(test: TestApp, email: string): Promise<string> {
  const link = linkIn(await mailTo(test.config.dataDir, email));
  assert.equal(link.pathname, '/confirm-email');
  return link.searchParams.get('token') ?? '';
}

describe('Sessions', () => {
  onOneDatabase('postgres', (test) => {
    it('end on the server, with their live connections, when their user logs out', async () => {
      const owner = await test.visitor.signUp();
      const elsewhere = await test.visitor.signIn(owner.email);
      const { url } = await listen(test.app);
      const hub = hubClient(`${url}/notificationHub`, owner);
      await hub.start();
      await owner.call(logout, {});
      await owner.refused(401, getLoggedUser, {});
      await until(() => hub.state === 'Disconnected', 'the hub connection ended');
      await elsewhere.call(getLoggedUser, {});
      await owner.refused(401, logout, {});
    });

    it('are listed with browser and last use, and can be ended one by one or all others together', async () => {
      const here = await test.visitor.as({ 'user-agent': FIREFOX }).signUp();
      const [second, third, fourth] = [
        await test.visitor.signIn(here.email),
        await test.visitor.signIn(here.email),
        await test.visitor.signIn(here.email),
      ];
      const { sessions } = await here.call(getSessions, {});
      assert.equal(sessions.length, 4);
      const [current] = sessions.filter(({ isCurrent }) => isCurrent);
      assert.equal(current?.browser, 'Firefox on Linux');
      assert.ok(Math.abs(Date.parse(current?.lastUsed ?? '') - Date.now()) < 60_000);
      const mine = (await second.call(getSessions, {})).sessions.find(({ isCurrent }) => isCurrent);
      await here.call(endSession, { id: mine?.id ?? '' });
      await second.refused(401, getLoggedUser, {});
      await third.call(endOtherSessions, {});
      for (const ended of [here, fourth]) await ended.refused(401, getLoggedUser, {});
      assert.equal((await third.call(getSessions, {})).sessions.length, 1);
    });

    it('of another person cannot be ended', async () => {
      const [owner, other] = [await test.visitor.signUp(), await test.visitor.signUp()];
      const id = (await owner.call(getSessions, {})).sessions[0]?.id ?? '';
      await other.refused(404, endSession, { id });
      await owner.call(getLoggedUser, {});
    });

    it('expire 30 days after their last use', async ({ mock }) => {
      const owner = await test.visitor.signUp();
      const idle = await test.visitor.signIn(owner.email);
      const start = Date.now();
      for (const day of [29, 58]) {
        mock.timers.enable({ apis: ['Date'], now: start + day * DAY_MS });
        await owner.call(getLoggedUser, {});
        mock.timers.reset();
      }
      mock.timers.enable({ apis: ['Date'], now: start + 31 * DAY_MS });
      await idle.refused(401, getLoggedUser, {});
      mock.timers.reset();
    });

    it('older than ten minutes can change a password only with the current one', async () => {
      const owner = await test.visitor.signUp();
      const { email } = owner;
      await ageSessions(test, 11);
      const password = 'Another-1-pass';
      const demanded = await owner.send(updateUser, { email, password });
      assert.equal(refusalOf(403, demanded), 'Please enter your current password.');
      assert.equal(demanded.json().reason, CURRENT_PASSWORD_REASON);
      const wrong = await owner.send(updateUser, { email, password, currentPassword: 'Wrong-pass-1' });
      assert.equal(refusalOf(403, wrong), 'The current password is wrong.');
      assert.equal(wrong.json().reason, CURRENT_PASSWORD_REASON);
      await owner.call(updateUser, { email, password: '', firstName: 'Augusta' });
      await owner.call(updateUser, { email, password, currentPassword: PASSWORD });
      await test.visitor.signIn(email, password);
      // The password has just been entered.
      await owner.call(updateUser, { email, password: 'Another-2-pass' });
    });

    it('of a thief cannot be used to guess the current password', async () => {
      const owner = await test.visitor.signUp();
      await ageSessions(test, 11);
      const guess = { email: owner.email, password: 'Another-1-pass', currentPassword: 'Wrong-pass-1' };
      for (let at = 0; at < 10; at++) await owner.refused(403, updateUser, guess);
      await owner.refused(429, updateUser, { ...guess, currentPassword: PASSWORD });
      await test.visitor.signIn(owner.email);
    });
  });
});

describe('A new email', () => {
  onOneDatabase('postgres', (test) => {
    it('takes effect when its link is opened, and the old one works until then', async () => {
      const owner = await test.visitor.signUp();
      const email = `new-${owner.email}`;
      assert.deepEqual(await owner.call(updateUser, { email }), { pendingEmail: email });
      assert.equal((await owner.call(getLoggedUser, {})).email, owner.email);
      assert.equal((await owner.call(getAccount, {})).pendingEmail, email);
      await test.visitor.refused(401, login, { email, password: PASSWORD });
      await test.visitor.signIn(owner.email);
      const token = await confirmTokenFor(test, email);
      assert.deepEqual(await test.visitor.call(confirmEmail, { token }), { email });
      assert.equal((await owner.call(getLoggedUser, {})).email, email);
      assert.equal((await owner.call(getAccount, {})).pendingEmail, null);
      await test.visitor.signIn(email);
      await test.visitor.refused(401, login, { email: owner.email, password: PASSWORD });
      assert.match(await test.visitor.refused(400, confirmEmail, { token }), /no longer valid/);
    });

    it('needs the current password after ten minutes', async () => {
      const owner = await test.visitor.signUp();
      await ageSessions(test, 11);
      const email = `moved-${owner.email}`;
      await owner.refused(403, updateUser, { email });
      await owner.call(updateUser, { email, currentPassword: PASSWORD });
    });

    it('is refused when somebody else took it first, and so is its link after a day', async ({ mock }) => {
      const owner = await test.visitor.signUp();
      const taken = `taken-${owner.email}`;
      await owner.call(updateUser, { email: taken });
      const token = await confirmTokenFor(test, taken);
      await test.visitor.signUp(taken);
      await test.visitor.refused(409, confirmEmail, { token });
      await owner.refused(409, updateUser, { email: taken });
      const later = `later-${owner.email}`;
      await owner.call(updateUser, { email: later });
      const second = await confirmTokenFor(test, later);
      mock.timers.enable({ apis: ['Date'], now: Date.now() + 25 * 3_600_000 });
      await test.visitor.refused(400, confirmEmail, { token: second });
      mock.timers.reset();
    });

    it('requested by a thief is dropped when the owner recovers her password', async () => {
      const owner = await test.visitor.signUp();
      const email = `thief-${owner.email}`;
      await owner.call(updateUser, { email });
      const token = await confirmTokenFor(test, email);
      await test.visitor.call(forgotPassword, { email: owner.email, clientURI: 'http://localhost/' });
      const link = linkIn(await mailTo(test.config.dataDir, owner.email));
      const password = 'Another-1-pass';
      const reset = { email: owner.email, token: link.searchParams.get('token') ?? '', password };
      await test.visitor.call(resetPassword, { ...reset, confirmPassword: password });
      await test.visitor.refused(400, confirmEmail, { token });
    });

    it('requested by a thief is dropped when the owner changes her password', async () => {
      const owner = await test.visitor.signUp();
      const thief = await test.visitor.signIn(owner.email);
      const email = `thief-${owner.email}`;
      await thief.call(updateUser, { email });
      const token = await confirmTokenFor(test, email);
      await owner.call(updateUser, { email: owner.email, password: 'Another-1-pass' });
      await test.visitor.refused(400, confirmEmail, { token });
      assert.equal((await owner.call(getAccount, {})).pendingEmail, null);
      await test.visitor.signIn(owner.email, 'Another-1-pass');
    });

    it('requested by a thief is dropped when the owner ends the session of the thief', async () => {
      const owner = await test.visitor.signUp();
      const ends = {
        one: async () => {
          const { sessions } = await owner.call(getSessions, {});
          for (const { id, isCurrent } of sessions) if (!isCurrent) await owner.call(endSession, { id });
        },
        'all others': () => owner.call(endOtherSessions, {}),
      };
      for (const [name, end] of Object.entries(ends)) {
        const thief = await test.visitor.signIn(owner.email);
        const email = `${name.replace(' ', '-')}-${owner.email}`;
        await thief.call(updateUser, { email });
        const token = await confirmTokenFor(test, email);
        await end();
        await test.visitor.refused(400, confirmEmail, { token });
      }
    });

    it('requested by a thief is dropped when the owner requests another', async () => {
      const owner = await test.visitor.signUp();
      const thief = await test.visitor.signIn(owner.email);
      await thief.call(updateUser, { email: `thief-${owner.email}` });
      const token = await confirmTokenFor(test, `thief-${owner.email}`);
      const email = `mine-${owner.email}`;
      await owner.call(updateUser, { email });
      await test.visitor.refused(400, confirmEmail, { token });
      await test.visitor.call(confirmEmail, { token: await confirmTokenFor(test, email) });
    });

    it('remains valid when its user logs out, and when it was saved with a new password', async () => {
      const owner = await test.visitor.signUp();
      const email = `kept-${owner.email}`;
      await owner.call(updateUser, { email, password: 'Another-1-pass' });
      const token = await confirmTokenFor(test, email);
      await test.visitor.signIn(owner.email, 'Another-1-pass');
      await owner.call(endOtherSessions, {});
      await owner.call(logout, {});
      await test.visitor.call(confirmEmail, { token });
      await test.visitor.signIn(email, 'Another-1-pass');
    });

    it('is not stored for a session that ended during the call', async () => {
      const owner = await test.visitor.signUp();
      const token = owner.headers['authorization']?.replace('Bearer ', '') ?? '';
      const database = await openDatabase(test.config);
      const session = await (
        await Sessions.open(database, DAY_MS, new ApiKeys(database, new RateLimits(database)))
      ).find(token);
      assert.ok(session);
      await owner.call(logout, {});
      const emailChange = { email: `late-${owner.email}`, token: 'a-link-token' };
      await assert.rejects(changeProfile(database, session, { emailChange }), { status: 401 });
      await test.visitor.refused(400, confirmEmail, { token: emailChange.token });
      await database.db.destroy();
    });
  });
});

describe('A session token', () => {
  const test = useTestApp();

  it('is valid only in the form in which it was issued, not with padding or other bits that decoders ignore', async () => {
    const { headers } = await test.visitor.signUp();
    const token = headers['authorization'] ?? '';
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const other = `${token.slice(0, -1)}${last[last.indexOf(token.at(-1) ?? '') ^ 1]}`;
    for (const authorization of [`${token}=`, `${token}==`, other]) {
      await test.visitor.as({ authorization }).refused(401, getLoggedUser, {});
    }
    await test.visitor.as({ authorization: token }).call(getLoggedUser, {});
  });
});

describe('SESSION_DAYS', () => {
  const test = useTestApp('sqlite', { sessionMs: DAY_MS });

  it('sets how long a session lasts', async ({ mock }) => {
    const owner = await test.visitor.signUp();
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 25 * 3_600_000 });
    await new ApiClient(test.app, owner.headers).refused(401, getLoggedUser, {});
  });
});
