import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Mood = 'well' | 'failing' | 'hanging' | 'nonsense';

/** An HTTP server for the embeddings protocol that can misbehave. Texts with words in common get similar embeddings. */
export class EmbeddingServer {
  readonly requests: { readonly model: string; readonly input: readonly string[]; readonly authorization: string }[] =
    [];
  mood: Mood = 'well';
  dimensions = 64;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<EmbeddingServer> {
    const server = createServer();
    const own = new EmbeddingServer(server);
    server.on('request', async (request, response) => {
      const { model, input } = (await json(request)) as { model: string; input: string[] };
      own.requests.push({ model, input, authorization: request.headers.authorization ?? '' });
      if (own.mood === 'hanging' || request.url !== '/v1/embeddings') return;
      response.writeHead(own.mood === 'failing' ? 500 : 200, { 'content-type': 'application/json' });
      if (own.mood !== 'well') return response.end('{"data":"none"}');
      const data = input.map((text, index) => ({ index, embedding: own.#embed(text) }));
      // Embedding services may return the results in any order.
      return response.end(JSON.stringify({ data: data.reverse(), model }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return own;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Returns a direction based on the first letters of each word. */
  #embed(text: string): number[] {
    const vector = new Array<number>(this.dimensions).fill(0);
    for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
      const at = [...word.slice(0, 4)].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
      vector[at % this.dimensions] = (vector[at % this.dimensions] ?? 0) + 1;
    }
    return vector;
  }
}
