import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { forgotPassword, login, resetPassword } from '@frontdesk/shared/endpoints/authentication';
import { getLoggedUser } from '@frontdesk/shared/endpoints/user';
import { SMTPServer } from 'smtp-server';
import { openDatabase } from '../src/database/database';
import { PASSWORD } from './support/api-client';
import { freePort } from './support/free-port';
import { linkIn, outbox, waitingMails } from './support/mail';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { until } from './support/until';

const NEW_PASSWORD = 'Brand-new-pass-2';
const clientURI = 'http://localhost:8080/admin/reset_password';

async function recover(test: TestApp, email: string, nth = 1) {
  await test.visitor.call(forgotPassword, { email, clientURI });
  return linkIn((await outbox(test.config.dataDir, nth)).at(-1) ?? '');
}

const answerOf = (link: URL, password = NEW_PASSWORD) => ({
  email: link.searchParams.get('email') ?? '',
  token: link.searchParams.get('token') ?? '',
  password,
  confirmPassword: password,
});

describe('Recovering a password', () => {
  onOneDatabase('postgres', (test) => {
    it('works once with the link in the email, and ends every session', async () => {
      const owner = await test.visitor.signUp('rescue+me@example.com');
      const link = await recover(test, 'Rescue+Me@example.com');
      assert.equal(link.pathname, '/admin/reset_password');
      await test.visitor.call(resetPassword, answerOf(link));
      await owner.refused(401, getLoggedUser, {});
      await test.visitor.refused(401, login, { email: owner.email, password: PASSWORD });
      await test.visitor.signIn(owner.email, NEW_PASSWORD);
      assert.match(await test.visitor.refused(400, resetPassword, answerOf(link)), /no longer valid/);
    });

    it('refuses a weak password, two different ones, or another account without using up the link', async () => {
      const [owner, other] = [await test.visitor.signUp(), await test.visitor.signUp()];
      const link = await recover(test, owner.email, 2);
      const good = answerOf(link);
      assert.equal(
        await test.visitor.refused(400, resetPassword, { ...good, confirmPassword: 'x' }),
        'Passwords do not match',
      );
      assert.match(await test.visitor.refused(400, resetPassword, answerOf(link, 'weak')), /10 characters/);
      await test.visitor.refused(400, resetPassword, { ...good, email: other.email });
      await test.visitor.call(resetPassword, good);
    });

    it('refuses a link after an hour', async ({ mock }) => {
      const { email } = await test.visitor.signUp();
      const link = await recover(test, email, 3);
      mock.timers.enable({ apis: ['Date'], now: Date.now() + 61 * 60_000 });
      await test.visitor.refused(400, resetPassword, answerOf(link));
      mock.timers.reset();
      await test.visitor.call(resetPassword, answerOf(link));
    });
  });
});

/** Makes the pause before the next attempt end now. */
async function dueNow({ config }: TestApp) {
  const { db } = await openDatabase(config);
  await db
    .updateTable('mails')
    .set({ next_attempt_at: new Date(0).toISOString() })
    .execute();
  await db.destroy();
}

describe('The recovery email', () => {
  const test = useTestApp();

  it('is not sent to strangers, who get the same response as everybody', async () => {
    const { email } = await test.visitor.signUp();
    const known = await test.visitor.send(forgotPassword, { email, clientURI });
    await outbox(test.config.dataDir, 1);
    const unknown = await test.visitor.send(forgotPassword, { email: 'nobody@example.com', clientURI });
    assert.equal(unknown.statusCode, 200);
    assert.equal(unknown.body, known.body);
    // Emails are sent in order, so an email to the stranger would arrive second.
    await test.visitor.send(forgotPassword, { email, clientURI });
    for (const mail of await outbox(test.config.dataDir, 2)) assert.ok(mail.includes(`<${email}>`), mail);
  });

  it('is not sent when its link would lead to a host that the request made up', async () => {
    const { email } = await test.visitor.signUp();
    const evil = { email, clientURI: 'https://evil.example/admin/reset_password' };
    for (const host of ['evil.example', 'evil.localhost', '127.0.0.1:19999']) {
      assert.equal((await test.visitor.send(forgotPassword, evil, { host })).statusCode, 200);
    }
    await test.visitor.send(forgotPassword, evil);
    const mails = await outbox(test.config.dataDir, 3);
    assert.equal(mails.length, 3);
    assert.equal(linkIn(mails[2] ?? '').origin, 'http://localhost');
  });

  it('links to PUBLIC_URL if it is set', async () => {
    const { email } = await test.visitor.signUp();
    await test.restart({ publicUrl: 'https://desk.example.com/' });
    assert.equal((await recover(test, email, 4)).origin, 'https://desk.example.com');
  });

  it('is sent at most five times in a quarter of an hour', async () => {
    const { email } = await test.visitor.signUp();
    for (let at = 0; at < 5; at++) await test.visitor.call(forgotPassword, { email, clientURI });
    await test.visitor.refused(429, forgotPassword, { email: email.toUpperCase(), clientURI });
    await outbox(test.config.dataDir, 8);
  });

  it('is sent to one recipient over SMTP, and waits without an error while the mail server is down', async (context) => {
    const received: { to: string[]; text: string }[] = [];
    const openMailServer = (at: number) =>
      new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, session, done) {
          let text = '';
          stream.on('data', (part) => (text += part));
          stream.on('end', () => {
            received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
            done();
          });
        },
      }).listen(at, '127.0.0.1');
    const port = await freePort();
    let server = openMailServer(port);
    await once(server, 'listening');
    context.after(() => server.close(() => undefined));
    const { email } = await test.visitor.signUp();
    await test.restart({ smtpUrl: `smtp://127.0.0.1:${port}` });
    // Emails from earlier tests may still be stored, and are also sent now.
    const ours = () => received.filter(({ to }) => to.includes(email));
    const stored = async () => (await waitingMails(test.config)).filter(({ to_address }) => to_address === email);
    await test.visitor.call(forgotPassword, { email, clientURI });
    await until(() => ours().length > 0, 'the mail arrives');
    assert.deepEqual(ours()[0]?.to, [email]);
    await test.visitor.call(resetPassword, answerOf(linkIn(ours()[0]?.text ?? '')));
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await test.visitor.call(forgotPassword, { email, clientURI });
    await until(async () => (await stored())[0]?.attempts === 1, 'the mail fails once');
    // The email is stored until the mail server is back, even if our server restarts.
    server = openMailServer(port);
    await dueNow(test);
    await test.restart();
    await until(() => ours().length > 1, 'the second mail arrives');
    await until(async () => (await stored()).length === 0, 'no mail is left');
  });
});
