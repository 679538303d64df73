/**
 * The server-sent events of our server's `sendMessage` for a caller that accepts `text/event-stream`: `text` with each
 * new piece of the reply, then `reply` with the usual answer, or `error` with its status.
 */

export interface ReplyEvents {
  /** The answer's body as JSON; for an error, the body of the refusal. */
  readonly body: string;
  /** 200, or the status of the error. */
  readonly status: number;
}

/** An event as our server writes it; comments that keep the connection open may precede it. */
const EVENT = /^event: (\w+)\ndata: (.*)$/m;

/** Whether the server answered with events. Only ours does; others send the whole answer. */
export const isReplyEvents = (headers: Headers) => /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');

/**
 * Reads an answer with events to its end. Throws when an event is invalid. `onText` gets the whole reply so far with
 * each piece. Null when the connection was lost before the end.
 */
export async function readReplyEvents(
  body: ReadableStream<Uint8Array>,
  onText: (replySoFar: string) => void,
): Promise<ReplyEvents | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  let reply = '';
  for (;;) {
    const { done, value } = await reader.read();
    unread += decoder.decode(value, { stream: !done });
    const blocks = unread.split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data = ''] = EVENT.exec(block) ?? [];
      if (event === 'reply') return { body: data, status: 200 };
      if (event === 'error') return { body: data, status: Number(JSON.parse(data).status) || 500 };
      if (event !== 'text') continue;
      reply += JSON.parse(data).text ?? '';
      onText(reply);
    }
    if (done) return null;
  }
}
