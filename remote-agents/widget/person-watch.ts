import type { Conversation } from './chat/conversation';
import type { WidgetConfig } from './widget-config';
import { words } from './words';

/** How a page reaches the server's events, and loads the widget's second file, which fails when the site lacks it. */
export interface LivePart {
  readonly config: Pick<WidgetConfig, 'api' | 'clientId'>;
  readonly load: () => Promise<Pick<typeof import('./live'), 'followPerson'>>;
}

const AGAIN_MS = 5_000;

interface PersonWatch {
  /** Begins to watch for a person, if the conversation has begun. */
  watch(): void;
  /** Asks for a person now. Nothing happens on a site without the second file, or a server without this call. */
  request(): void;
  /** Ends it, as for a new conversation. */
  leave(): void;
}

/**
 * Watches until a person is there, or is waited for, with one small request that the server answers then, and only then loads the part that
 * shows what she does. Without that part the next reply shows what she said.
 */
export function personWatch(
  conversation: Conversation,
  field: HTMLTextAreaElement,
  onTyping: (name: string) => void,
  live: LivePart | undefined,
  status: HTMLElement,
  showForm: (isShown: boolean) => void,
): PersonWatch {
  let current: AbortController | undefined;

  async function wait({ config: { api, clientId }, load }: LivePart, seat: object, signal: AbortSignal): Promise<void> {
    const address = `${api}/api/v1/chat/`;
    const query = `events?${new URLSearchParams({ ...seat })}&after=`;
    const init = { headers: { client_id: clientId }, credentials: 'omit', signal } as const;
    for (;;) {
      const answer = await fetch(`${address}${query}${lastId()}&once=1`, init).catch(() => null);
      // Not on this server, or not for this conversation.
      if (answer && !answer.ok) return;
      const text = await answer?.text().catch(() => '');
      if (signal.aborted) return;
      if (/^event/m.test(text ?? '')) break;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
    const { followPerson } = await load();
    if (signal.aborted) return;
    conversation.follows = true;
    const add = (line: Parameters<Conversation['receive']>[0]) => conversation.receive(line);
    followPerson(
      address,
      clientId,
      seat,
      lastId(),
      words.offers.person,
      add,
      onTyping,
      field,
      signal,
      status,
      showForm,
    );
  }

  const lastId = () => conversation.lines.findLast(({ id }) => /^p\d/.test(id))?.id.slice(1) ?? '';

  function watch() {
    const { started } = conversation;
    if (current || !started || !live) return;
    current = new AbortController();
    wait(live, started, current.signal).catch(() => {});
  }

  async function request() {
    await live?.load();
    if (live) status.textContent = await conversation.waitForPerson();
    watch();
  }

  return {
    watch,
    request: () => void request().catch(() => {}),
    leave() {
      status.textContent = '';
      current?.abort();
      current = undefined;
      conversation.follows = false;
    },
  };
}
