import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import type { FastifyError, FastifyReply } from 'fastify';

/** Keeps proxies from closing an idle connection. */
const HEARTBEAT_MS = 10_000;

/** Returns whether a caller accepts a reply as a stream. */
export const wantsEvents = ({ accept }: IncomingHttpHeaders) => /\btext\/event-stream\b/i.test(accept ?? '');

interface Work {
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal;
  /** Sends the new part of the reply. */
  readonly onText: (replySoFar: string) => void;
}

/**
 * Responds with server-sent events: `text` for each piece of a reply, and at the end `reply` with the whole answer, or
 * `error` with its status and message.
 */
export function eventStream(
  reply: FastifyReply,
  work: (options: Work) => Promise<unknown>,
  responseTo: (failure: FastifyError) => { readonly status: number; readonly body: object },
): Readable {
  const stream = new PassThrough();
  const hangUp = new AbortController();
  const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS).unref();
  let sent = '';

  function write(text: string) {
    if (!stream.destroyed && !stream.writableEnded) stream.write(text);
  }
  const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  function onText(replySoFar: string) {
    if (!replySoFar.startsWith(sent) || replySoFar.length === sent.length) return;
    send('text', { text: replySoFar.slice(sent.length) });
    sent = replySoFar;
  }

  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) hangUp.abort();
  });
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx would buffer it.
    'x-accel-buffering': 'no',
  });
  // Sends the headers immediately.
  write(': \n\n');
  void work({ signal: hangUp.signal, onText })
    .then((answer) => send('reply', answer))
    .catch((error: FastifyError) => {
      const { status, body } = responseTo(error);
      send('error', { status, ...body });
    })
    .finally(() => {
      clearInterval(heartbeat);
      stream.end();
    });
  return stream;
}
