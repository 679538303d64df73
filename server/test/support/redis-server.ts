import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { REDIS } from './programs';

/** Debian's Redis on a free port; it stores nothing on disk. */
export class RedisServer {
  #child: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), await mkdtemp(join(tmpdir(), 'frontdesk-redis-')));
    await server.run();
    return server;
  }

  get isRunning(): boolean {
    return this.#child !== null;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts Redis; after `kill` it is empty. */
  async run(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--dir', this.folder];
    const child = spawn(REDIS.find() ?? '', options, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    for (let output = ''; !output.includes('Ready to accept connections'); ) {
      output += String((await once(child.stdout, 'data'))[0]);
    }
  }

  /** Kills it without a clean shutdown. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Makes Redis keep its connections open but not respond, until `wake` is called. */
  hang(): void {
    this.#child?.kill('SIGSTOP');
  }

  wake(): void {
    this.#child?.kill('SIGCONT');
  }

  async end(): Promise<void> {
    this.wake();
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
