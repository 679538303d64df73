import { connect, type Socket } from 'node:net';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const VISITORS = 20_000;
const FOUND = Buffer.from('HTTP/1.1 302 ');
const END = Buffer.from('\r\n\r\n');

/**
 * A connection that scans a code repeatedly, as the same visitor or a new visitor each time. Uses no client library,
 * because it would take longer than the measured server.
 */
export class Scanner {
  /** The number of scans answered with 302. */
  answered = 0;
  #begun = 0;
  #finish: ((ms: number) => void) | null = null;
  #fail: ((error: Error) => void) | null = null;

  private constructor(
    private readonly socket: Socket,
    private readonly path: string,
    private readonly step: 0 | 1,
    private visitor: number,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#read(bytes));
    socket.on('error', (error) => this.#fail?.(error));
    socket.on('close', () => this.#fail?.(new Error('The server closed the connection.')));
  }

  static async open(url: string, path: string, visitors: 'one' | 'many', number: number): Promise<Scanner> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return visitors === 'one' ? new Scanner(socket, path, 0, 1) : new Scanner(socket, path, 1, number * 997);
  }

  /** Resolves with the milliseconds until the response. Rejects if it is not a redirect, or the server is down. */
  scan(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#fail = reject;
      this.visitor = (this.visitor + this.step) % VISITORS;
      const address = `10.${this.visitor >> 14}.${(this.visitor >> 7) & 127}.${this.visitor & 127}`;
      this.#begun = performance.now();
      this.socket.write(
        `GET ${this.path} HTTP/1.1\r\nHost: bench\r\nUser-Agent: ${PHONE}\r\nX-Forwarded-For: ${address}\r\n\r\n`,
      );
    });
  }

  close(): void {
    this.#fail = null;
    this.socket.destroy();
  }

  #read(bytes: Buffer): void {
    if (!bytes.subarray(0, FOUND.length).equals(FOUND) || !bytes.subarray(-END.length).equals(END)) {
      this.#fail?.(new Error(`No redirect: ${bytes.toString('latin1').slice(0, 200)}`));
      return;
    }
    this.answered += 1;
    this.#finish?.(performance.now() - this.#begun);
  }
}
