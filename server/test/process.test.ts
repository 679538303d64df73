import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { freePort } from './support/free-port';

const MAIN = resolve('dist/main.js');

describe('The server as a program', () => {
  let folder = '';
  const running = new Set<ChildProcess>();
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-process-'));
  });
  after(async () => {
    for (const child of running) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  function run(env: Record<string, string>) {
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), SITE_DIR: folder, ...env },
    });
    running.add(child);
    const output = { out: '', err: '' };
    child.stdout.on('data', (part) => (output.out += part));
    child.stderr.on('data', (part) => (output.err += part));
    const exit = once(child, 'exit').then(([code]) => {
      running.delete(child);
      return code as number | null;
    });
    const ready = async () => {
      while (!output.out.includes('\n')) await Promise.race([once(child.stdout, 'data'), exit]);
      return output.out;
    };
    return { child, output, exit, ready };
  }

  it('prints its address when it is ready, and ends cleanly on request', async () => {
    const port = String(await freePort());
    const { child, output, exit, ready } = run({ PORT: port });
    assert.equal(await ready(), `Frontdesk is ready on http://localhost:${port}\n`);
    child.kill('SIGTERM');
    assert.equal(await exit, 0);
    assert.equal(output.err, '');
  });

  it('keeps everything that it confirmed with 200, even when it is killed immediately', async () => {
    const port = String(await freePort());
    const site = `http://127.0.0.1:${port}`;
    const post = (path: string, body: unknown, token = '') =>
      fetch(site + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
    const first = run({ PORT: port });
    await first.ready();
    const account = {
      email: 'a@example.com',
      password: 'Str0ng-enough!',
      firstName: 'A',
      lastName: 'B',
      organization: 'C',
    };
    assert.equal((await post('/api/authentication/register', account)).status, 200);
    const { token } = (await (await post('/api/authentication/login', account)).json()) as { token: string };
    assert.equal((await post('/api/bot/create', { name: 'Rosa', description: 'x' }, token)).status, 200);
    first.child.kill('SIGKILL');
    await first.exit;
    for (const [file, mode] of [
      ['', 0o700],
      ['frontdesk.sqlite', 0o600],
    ] as const) {
      assert.equal((await stat(join(folder, 'data', file))).mode & 0o777, mode, file);
    }

    const second = run({ PORT: port });
    await second.ready();
    const bots = await fetch(`${site}/api/bot/getBots`, { headers: { authorization: `Bearer ${token}` } });
    assert.match(await bots.text(), /"name":"Rosa"/);
    second.child.kill('SIGTERM');
    await second.exit;
  });

  it('never writes a client secret into its log, whatever is logged', async () => {
    const port = String(await freePort());
    const site = `http://127.0.0.1:${port}`;
    const { child, output, exit, ready } = run({ PORT: port, LOG_LEVEL: 'trace', DATA_DIR: join(folder, 'logged') });
    await ready();
    const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
      return fetch(site + path, { ...init, body: JSON.stringify(body) });
    };
    const account = { email: 'a@example.com', password: 'Str0ng-enough!', firstName: 'A', lastName: 'B' };
    await post('/api/authentication/register', { ...account, organization: 'C' });
    const { token } = (await (await post('/api/authentication/login', account)).json()) as { token: string };
    const owner = { authorization: `Bearer ${token}` };
    await post('/api/bot/create', { name: 'Rosa', description: 'x' }, owner);
    const [bot] = (await (await fetch(`${site}/api/bot/getBots`, { headers: owner })).json()) as { id: string }[];
    const client = { botId: bot?.id, clientId: 'rosa', isActive: true };
    const made = await post('/api/bot/createOrUpdateClient', client, owner);
    const { clientSecret } = (await made.json()) as { clientSecret: string };
    assert.match(clientSecret, /^fds_/);
    for (const secret of [clientSecret, `${clientSecret}-wrong`]) {
      const headers = { client_id: 'rosa', client_secret: secret };
      await post('/api/v1/chat/startSession?conversationId=c', {}, headers);
      await post('/api/v1/chat/startSession?conversationId=c', 'not an object', headers);
      await post('/api/v1/chat/nothing', {}, headers);
    }
    child.kill('SIGTERM');
    await exit;
    assert.ok(!`${output.out}${output.err}`.includes(clientSecret));
  });

  for (const [name, fault] of Object.entries({
    uncaughtException: "setImmediate(() => { throw new Error('A hidden fault.'); })",
    unhandledRejection: "Promise.reject(new Error('A hidden fault.'))",
  })) {
    it(`logs an error that nothing caught (${name}), closes cleanly, and exits with code 1`, async () => {
      const script = join(folder, `${name}.cjs`);
      await writeFile(script, `process.on('SIGUSR2', () => { ${fault} });`);
      const port = String(await freePort());
      const dataDir = join(folder, name);
      const { child, output, exit, ready } = run({
        PORT: port,
        DATA_DIR: dataDir,
        NODE_OPTIONS: `--require=${script}`,
      });
      await ready();
      const closed = once(child, 'close');
      child.kill('SIGUSR2');
      assert.equal(await exit, 1);
      await closed;
      const lines = output.out.split('\n').filter((line) => line.startsWith('{'));
      const logged = lines.map((line) => JSON.parse(line) as { level: number; msg: string; err: { message: string } });
      assert.deepEqual(
        logged.map(({ level, msg, err }) => [level, msg, err.message]),
        [[60, 'An error that nothing caught ends the server.', 'A hidden fault.']],
      );
      // A clean close empties the write-ahead log.
      assert.equal((await stat(join(dataDir, 'frontdesk.sqlite-wal'))).size, 0);
    });
  }

  const refuses = async (env: Record<string, string>, sentence: RegExp) => {
    const { output, exit } = run(env);
    assert.equal(await exit, 1);
    assert.match(output.err, sentence);
    assert.equal(output.err.trim().split('\n').length, 1, output.err);
    assert.equal(output.out, '');
  };

  it('reports in one sentence that its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    await refuses({ PORT: String(port) }, new RegExp(`^Port ${port} is in use`));
    other.close();
  });

  it('reports in one sentence that its data folder is not writable', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await refuses({ PORT: '0', DATA_DIR: join(file, 'data') }, /^The data folder .* cannot be written/);
    // A file system on which no folders can be created; Node's recursive mkdir would never end.
    if (process.platform === 'linux') {
      await refuses({ PORT: '0', DATA_DIR: '/proc/frontdesk' }, /^The data folder .* cannot be written/);
    }
  });

  it('reports in one sentence what is wrong with its settings', async () => {
    await refuses({ PORT: 'eighty' }, /^PORT must be a number/);
    await refuses(
      { PORT: '0', DATABASE_URL: 'mysql://x' },
      /^DATABASE_URL must be an address that starts with postgres/,
    );
    const nobody = `postgres://user:secret@127.0.0.1:${await freePort()}/x`;
    await refuses(
      { PORT: '0', DATABASE_URL: nobody, DATABASE_WAIT_SECONDS: '0' },
      /^The database at DATABASE_URL cannot be used: .*ECONNREFUSED/,
    );
    await refuses({ PORT: '0', SMTP_URL: 'mail.example.com' }, /^SMTP_URL must be an address/);
  });
});
