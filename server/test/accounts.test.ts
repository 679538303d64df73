import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getAccount } from '@frontdesk/shared/endpoints/account';
import { login, register, resetPassword } from '@frontdesk/shared/endpoints/authentication';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { joinOrganization, sendInvitation } from '@frontdesk/shared/endpoints/people';
import { getLoggedUser, updateUser } from '@frontdesk/shared/endpoints/user';
import { readConfig } from '../src/config/config';
import { ApiClient, PASSWORD, refusalOf } from './support/api-client';
import { onOneDatabase, useTestApp } from './support/test-app';

const person = { firstName: 'Ada', lastName: 'Owner', organization: 'Example Ltd' };

describe('Accounts', () => {
  onOneDatabase('postgres', (test) => {
    it('lets somebody register, sign in and read their profile', async () => {
      const owner = await test.visitor.signUp('ada@example.com');
      assert.deepEqual(await owner.call(getLoggedUser, {}), {
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: 'Owner',
        role: 'owner',
        language: null,
      });
    });

    it('stores the name of an organization without marks that change the reading direction', async () => {
      const email = 'turned@example.com';
      const organization = 'Grand \u202eletoH\u200b';
      await test.visitor.call(register, { ...person, email, password: PASSWORD, organization });
      const owner = await test.visitor.signIn(email);
      assert.equal((await owner.call(getAccount, {})).organization, 'Grand letoH');
    });

    it('allows one account per email, whatever its case', async () => {
      await test.visitor.signUp('Same.Person@example.com');
      const again = { ...person, email: 'same.person@EXAMPLE.com', password: PASSWORD };
      assert.match(await test.visitor.refused(409, register, again), /account with this email/);
      await test.visitor.signIn('SAME.PERSON@example.com');
    });

    it('reports everything that is wrong with a registration together, as a list', async () => {
      const response = await test.visitor.send(register, { ...person, email: 'new@example.com', password: 'short' });
      assert.equal(response.statusCode, 400);
      assert.deepEqual(response.json(), [
        'Passwords must be at least 10 characters.',
        "Passwords must have at least one digit ('0'-'9').",
        "Passwords must have at least one uppercase letter ('A'-'Z').",
        'Passwords must have at least one non-alphanumeric character.',
      ]);
      const empty = await test.visitor.send(register, { firstName: ' ' });
      assert.deepEqual(empty.json(), [
        'First Name is required.',
        'Last Name is required.',
        'Email is required',
        'Password is required',
        'Organization Name is required.',
      ]);
    });

    it('refuses a wrong password and an unknown email with the same message', async () => {
      const { email } = await test.visitor.signUp();
      const wrong = await test.visitor.refused(401, login, { email, password: 'Wrong-pass-1' });
      const unknown = await test.visitor.refused(401, login, { email: 'nobody@example.com', password: PASSWORD });
      assert.equal(wrong, unknown);
    });

    it('refuses missing, foreign and made-up session tokens', async () => {
      const made = 'eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIiwic3ViIjoiMSJ9.';
      for (const authorization of ['', 'Bearer', 'Bearer x', `Bearer ${made}`, 'Basic YTpi']) {
        const response = await test.visitor.send(getBots, {}, authorization ? { authorization } : {});
        assert.match(refusalOf(401, response), /sign in/);
      }
    });

    it('keeps the session that changed a password and ends all others', async () => {
      const here = await test.visitor.signUp();
      const elsewhere = await test.visitor.signIn(here.email);
      await here.call(updateUser, { email: here.email, password: 'Another-1-pass' });
      await here.call(getLoggedUser, {});
      await elsewhere.refused(401, getLoggedUser, {});
      await test.visitor.refused(401, login, { email: here.email, password: PASSWORD });
      await test.visitor.signIn(here.email, 'Another-1-pass');
    });

    it('changes names and ignores an empty password', async () => {
      const owner = await test.visitor.signUp();
      const { email } = owner;
      await owner.call(updateUser, { email, password: '', firstName: 'Grace', lastName: 'Hopper' });
      assert.deepEqual(await owner.call(getLoggedUser, {}), {
        email,
        firstName: 'Grace',
        lastName: 'Hopper',
        role: 'owner',
        language: null,
      });
      await owner.call(updateUser, { email });
      assert.match(await owner.refused(400, updateUser, { email, firstName: ' ' }), /First Name is required/);
      assert.equal((await owner.call(getLoggedUser, {})).firstName, 'Grace');
      await owner.call(updateUser, { email, firstName: 'Gr\u202eace' });
      assert.equal((await owner.call(getLoggedUser, {})).firstName, 'Grace');
      await test.visitor.signIn(email);
    });

    it("refuses a weak new password and another person's email", async () => {
      const [owner, other] = [await test.visitor.signUp(), await test.visitor.signUp()];
      assert.match(await owner.refused(400, updateUser, { email: owner.email, password: 'weak' }), /10 characters/);
      await owner.refused(409, updateUser, { email: other.email.toUpperCase() });
    });

    it('keeps people signed in after a restart', async () => {
      const owner = await test.visitor.signUp();
      await test.restart();
      await new ApiClient(test.app, owner.headers).call(getLoggedUser, {});
    });
  });
});

describe('Guessing passwords', () => {
  const test = useTestApp();

  it('is blocked after ten failures a minute, for this account only and even with the right password', async () => {
    const { email } = await test.visitor.signUp();
    for (let attempt = 0; attempt < 10; attempt++) {
      await test.visitor.refused(401, login, { email: email.toUpperCase(), password: 'Wrong-pass-1' });
    }
    const response = await test.visitor.send(login, { email, password: PASSWORD });
    assert.match(refusalOf(429, response), /Too many attempts. Please try again in \d+ seconds./);
    assert.ok(Number(response.headers['retry-after']) > 0);
    await test.visitor.signUp();
  });

  it('is blocked after sixty failures a minute from one address, whatever the accounts', async () => {
    const attempts = Array.from({ length: 60 }, (_, at) => ({ email: `guess-${at}@example.com`, password: 'x' }));
    for (const attempt of attempts) await test.visitor.send(login, attempt);
    await test.visitor.refused(429, login, { email: 'one-more@example.com', password: 'x' });
  });

  it('takes as long for an unknown email as for a wrong password', async () => {
    // Uses the default hash: the tests' cheap hash takes less time than everything else.
    await test.restart({ passwordHash: readConfig({}).passwordHash });
    const { email } = await test.visitor.signUp();
    // Measures processor time, because elapsed time would include other work.
    const time = async (attempt: { email: string; password: string }) => {
      const start = process.cpuUsage();
      await test.visitor.send(login, attempt);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    // Takes the minimum of several attempts, because the server sometimes does other work.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 8; round++) {
      known = Math.min(known, await time({ email, password: 'Wrong-pass-1' }));
      unknown = Math.min(unknown, await time({ email: `nobody-${round}@example.com`, password: 'Wrong-pass-1' }));
    }
    const ratio = unknown / known;
    assert.ok(ratio > 0.5 && ratio < 2, `an unknown account took ${ratio} times as long`);
  });

  it('also counts attempts with made-up reset links', async () => {
    const attempt = { email: 'a@example.com', token: 'x', password: PASSWORD, confirmPassword: PASSWORD };
    for (let at = 0; at < 30; at++) await test.visitor.refused(400, resetPassword, attempt);
    await test.visitor.refused(429, resetPassword, attempt);
  });
});

describe('Registration', () => {
  const test = useTestApp('sqlite', { operators: ['ops@example.com'] });
  const join = (visitor: ApiClient, token: string) =>
    visitor.send(joinOrganization, { token, firstName: 'Grace', lastName: 'H', password: PASSWORD });
  const invite = async (owner: ApiClient, email: string) =>
    new URL((await owner.call(sendInvitation, { email })).link ?? '').searchParams.get('token') ?? '';
  const tryOut = async (email: string) =>
    (await test.visitor.send(register, { ...person, email, password: PASSWORD })).statusCode;

  it('by invitation only: the first person, operators and invited people can register', async () => {
    await test.restart({ registration: 'invite' });
    const owner = await test.visitor.signUp('first@example.com');
    assert.match(
      await test.visitor.refused(403, register, { ...person, email: 'second@example.com', password: PASSWORD }),
      /by invitation only/,
    );
    assert.equal(await tryOut('OPS@example.com'), 200);
    assert.equal((await join(test.visitor, await invite(owner, 'grace@example.com'))).statusCode, 200);
  });

  it('closed: refuses every registration, even with an earlier invitation', async () => {
    const owner = await test.visitor.signIn('first@example.com');
    const token = await invite(owner, 'later@example.com');
    await test.restart({ registration: 'closed' });
    assert.equal(await tryOut('third@example.com'), 403);
    assert.equal((await join(test.visitor, token)).statusCode, 403);
    const again = await test.visitor.signIn('first@example.com');
    assert.match(await again.refused(403, sendInvitation, { email: 'x@example.com' }), /no new people/);
    await test.restart({ registration: 'open' });
    assert.equal((await join(test.visitor, token)).statusCode, 200);
    assert.equal(await tryOut('third@example.com'), 200);
  });

  it('refuses any value other than open, invite or closed', () => {
    assert.throws(() => readConfig({ REGISTRATION: 'maybe' }), /REGISTRATION must be open, invite or closed/);
  });
});
