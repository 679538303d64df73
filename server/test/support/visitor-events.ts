import { until } from './until';

/** An event of `followChat`, as a page receives it. */
export interface VisitorEvent {
  readonly id: string | null;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

interface Seat {
  readonly clientId: string;
  readonly conversationId: string;
  readonly participantId: string;
}

/** Follows a conversation as a visitor's page does, until `close` is called. `last` is the header Last-Event-ID. */
export async function followEvents(site: string, { clientId, ...seat }: Seat, last = '', query = '') {
  const events: VisitorEvent[] = [];
  const hangUp = new AbortController();
  const response = await fetch(`${site}/api/v1/chat/events?${new URLSearchParams(seat)}${query}`, {
    headers: { client_id: clientId, origin: 'https://shop.example', ...(last && { 'last-event-id': last }) },
    signal: hangUp.signal,
  });
  const read = async () => {
    let text = '';
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/m.exec(block) ?? [];
        if (event) events.push({ id: /^id: (\d+)$/m.exec(block)?.[1] ?? null, event, data: JSON.parse(data) });
      }
    }
  };
  let isOpen = true;
  const ended = read().then(
    () => {
      isOpen = false;
    },
    () => {
      isOpen = false;
    },
  );
  return {
    response,
    events,
    ended,
    isOpen: () => isOpen,
    names: () => events.filter(({ event }) => event !== 'state').map(({ event }) => event),
    seen: (event: string) => until(() => events.some((one) => one.event === event), `the visitor sees ${event}`),
    lastId: () => events.findLast(({ id }) => id !== null)?.id ?? '',
    async close() {
      hangUp.abort();
      await ended;
    },
  };
}
