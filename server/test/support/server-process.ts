import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from './free-port';
import { addToSuiteLog, noteSecrets } from './suite-log';

const MAIN = resolve('dist/main.js');
const ACCOUNT = {
  firstName: 'A',
  lastName: 'B',
  organization: 'C',
  email: 'a@example.com',
  password: 'Str0ng-enough!',
};

/** A response as a client sees it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: Record<string, unknown>;
}

/** The built server as a separate process, with a signed-in owner. */
export class ServerProcess {
  readonly output = { out: '', err: '' };
  token = '';

  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
  ) {
    child.stdout?.on('data', (part) => (this.output.out += part));
    child.stderr?.on('data', (part) => (this.output.err += part));
  }

  /** Starts the server, on a free port by default; use `until` to wait for its output. */
  static async start(env: Record<string, string>, program = MAIN): Promise<ServerProcess> {
    const port = Number(env['PORT'] ?? (await freePort()));
    noteSecrets([env, ACCOUNT]);
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'error', ...env },
    });
    return new ServerProcess(child, `http://127.0.0.1:${port}`);
  }

  async until(words: string): Promise<void> {
    const ended = once(this.child, 'exit').then(([code]) => {
      throw new Error(`The server ended with ${code}: ${this.output.err}`);
    });
    ended.catch(() => undefined);
    while (!this.output.out.includes(words)) await Promise.race([once(this.child.stdout ?? this.child, 'data'), ended]);
  }

  async signUp(): Promise<void> {
    await this.call('/api/authentication/register', ACCOUNT);
    await this.signIn();
  }

  async signIn(): Promise<Answer> {
    const answer = await this.call('/api/authentication/login', ACCOUNT);
    noteSecrets(answer.json);
    if (answer.status === 200) this.token = String(answer.json['token']);
    return answer;
  }

  async call(path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(this.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(this.token && { authorization: `Bearer ${this.token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, json: (await answer.json()) as Record<string, unknown> };
  }

  /** Asks the server to exit, and waits; `SIGKILL` kills it immediately. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
    addToSuiteLog(this.output.out + this.output.err);
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
  }
}
