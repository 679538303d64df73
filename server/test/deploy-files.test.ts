import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { freePort } from './support/free-port';

const ROOT = resolve('..');
const run = promisify(execFile);

let folder = '';
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-test-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(ROOT, 'docs/deploy', name), 'utf8');

/** Starts `command` from the file, but on a free port and with its own data folder; resolves once it is ready. */
async function start(context: TestContext, command: readonly string[], env: Record<string, string>, port: number) {
  const [program = '', ...args] = command;
  const server = spawn(program === 'node' || program.endsWith('/node') ? process.execPath : program, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env, PORT: String(port), DATA_DIR: join(folder, String(port)) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  context.after(async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  });
  let printed = '';
  for await (const part of server.stdout) {
    printed += String(part);
    if (printed.includes('Frontdesk is ready')) break;
  }
  assert.match(printed, /Frontdesk is ready/);
  return server;
}

describe('The files of docs/deploy', () => {
  it('frontdesk.service starts the server with its command and environment', async (context) => {
    const lines = read('frontdesk.service').split('\n');
    const valuesOf = (key: string) =>
      lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
    const env = Object.fromEntries(valuesOf('Environment').map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
    const port = await freePort();
    await start(context, String(valuesOf('ExecStart')).split(' '), env, port);
    const user = String(valuesOf('User'));
    assert.ok(!['', 'root', '0'].includes(user), user);
    assert.deepEqual(valuesOf('DynamicUser'), ['true']);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    assert.deepEqual([ready.status, await ready.json()], [200, { ready: true }]);
  });

  it('the Containerfile starts the server with its command, as an unprivileged user, and has a working health check', async (context) => {
    const text = read('Containerfile').replace(/\\\n/g, ' ');
    const [, variables = ''] = /\nENV (.*)/.exec(text) ?? [];
    const env = Object.fromEntries(variables.split(' ').map((pair) => pair.split('=')));
    assert.equal(env['HOST'], '0.0.0.0');
    const [, user = ''] = /\nUSER (\S+)\n/.exec(String(text.split(/^FROM /m).at(-1))) ?? [];
    assert.ok(!['', 'root', '0'].includes(user), user);
    const port = await freePort();
    const [, command = ''] = /\nCMD (\[.*\])/.exec(text) ?? [];
    const server = await start(context, JSON.parse(command), { ...env, HOST: '127.0.0.1' }, port);
    const [, checked = '[]'] = /HEALTHCHECK .*CMD (\[.*\])/.exec(text) ?? [];
    const [program, flag, script = ''] = JSON.parse(checked) as string[];
    assert.deepEqual([program, flag], ['node', '-e']);
    // An outage of the database must not restart the container.
    assert.match(script, /\/healthz'/);
    const check = () => run(process.execPath, ['-e', script.replace(String(env['PORT']), String(port))]);
    await check();
    server.kill('SIGTERM');
    await once(server, 'exit');
    await assert.rejects(check);
  });
});
