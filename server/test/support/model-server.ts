import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A request that the server received. */
export interface ModelCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly stream?: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  } & Readonly<Record<string, unknown>>;
  /** Whether the caller hung up before the reply was complete. */
  isAborted: boolean;
}

/** Sets how the server replies from now on. */
export type ModelBehaviour =
  | { readonly kind: 'reply'; readonly text: string /** Pause between two words. */; readonly pauseMs?: number }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly message?: string;
    }
  | { readonly kind: 'hang' | 'empty' | 'nonsense' | 'endless' }
  /** Sends a few words, and then breaks the connection or sends nothing more. */
  | { readonly kind: 'break' | 'stall'; readonly text: string };

export interface ModelServer {
  readonly baseUrl: string;
  readonly calls: ModelCall[];
  behave(behaviour: ModelBehaviour | ((call: ModelCall) => ModelBehaviour)): void;
  close(): Promise<void>;
}

/** Starts a language model's API on a port of this machine: `/chat/completions`, both unstreamed and streamed. */
export async function startModelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  let behave: (call: ModelCall) => ModelBehaviour = () => ({ kind: 'reply', text: 'Yes [1].' });
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const call = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text), isAborted: false };
    calls.push(call);
    response.once('close', () => {
      call.isAborted = !response.writableFinished;
    });
    await respond(response, call, behave(call));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    behave(behaviour) {
      behave = typeof behaviour === 'function' ? behaviour : () => behaviour;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function respond(response: ServerResponse, { body }: ModelCall, behaviour: ModelBehaviour): Promise<void> {
  if (behaviour.kind === 'hang') return;
  if (behaviour.kind === 'status') {
    response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers });
    response.end(JSON.stringify({ error: { message: behaviour.message ?? 'Refused, key sk-secret.' } }));
    return;
  }
  if (behaviour.kind === 'nonsense') {
    response.writeHead(200, { 'content-type': body.stream ? 'text/event-stream' : 'application/json' });
    response.end(body.stream ? 'data: {"weather":\n\n' : '<html>Welcome to the router</html>');
    return;
  }
  const content = 'text' in behaviour ? behaviour.text : behaviour.kind === 'endless' ? 'and so on ' : '';
  if (body.stream) return stream(response, behaviour, content);
  if (behaviour.kind === 'endless') return writeForEver(response, () => 'x'.repeat(20));
  if (behaviour.kind === 'stall')
    return void response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  if (behaviour.kind === 'break') return void response.socket?.destroy();
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'x',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: USAGE,
    }),
  );
}

export const USAGE = { prompt_tokens: 300, completion_tokens: 20, total_tokens: 320 };

async function stream(response: ServerResponse, behaviour: ModelBehaviour, content: string): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (choice: object, more = {}) =>
    `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, ...choice }], ...more })}\n\n`;
  if (behaviour.kind === 'endless') return writeForEver(response, () => send({ delta: { content } }));
  for (const word of content.match(/\S+\s*/g) ?? []) {
    response.write(send({ delta: { content: word } }));
    await wait(behaviour.kind === 'reply' ? (behaviour.pauseMs ?? 0) : 0);
    if (response.destroyed) return;
  }
  if (behaviour.kind === 'break') return void response.socket?.destroy();
  if (behaviour.kind === 'stall') return;
  response.write(send({ delta: {}, finish_reason: 'stop' }));
  response.end(`data: ${JSON.stringify({ id: 'x', choices: [], usage: USAGE })}\n\ndata: [DONE]\n\n`);
}

async function writeForEver(response: ServerResponse, piece: () => string): Promise<void> {
  while (!response.destroyed) {
    response.write(piece());
    await wait(20);
  }
}

/** Returns whether a call requests the complete question of a follow-up, and not a reply. */
export const isRewriting = ({ body }: ModelCall): boolean =>
  body.messages.some(({ role, content }) => role === 'system' && content.includes('Rewrite the last message'));
