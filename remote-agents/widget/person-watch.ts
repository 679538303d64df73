import type { StartedConversation } from './chat/chat-calls';
import type { Conversation } from './chat/conversation';
import type { WidgetConfig } from './widget-config';
import { words } from './words';

/** How a page reaches the server's events, and loads the widget's second file, which fails when the site lacks it. */
export interface LivePart {
  readonly config: Pick<WidgetConfig, 'api' | 'clientId'>;
  readonly load: () => Promise<Pick<typeof import('./live'), 'askRating' | 'followPerson'>>;
}

const addressOf = ({ api }: LivePart['config']) => `${api}/api/v1/chat/`;

const AGAIN_MS = 5_000;

interface PersonWatch {
  /** Begins to wait for a person, if the conversation has begun. */
  watch(): void;
  /** Ends it, as for a new conversation. */
  leave(): void;
  /** Asks how the conversation was, if there was more than a question. */
  ask(when: 'back' | 'afresh'): void;
}

/**
 * Waits until a person is there, with one small request that the server answers then, and only then loads the part that
 * shows what she does. Without that part the next reply shows what she said.
 */
export function personWatch(
  conversation: Conversation,
  field: HTMLElement,
  onTyping: (name: string) => void,
  live: LivePart | undefined,
): PersonWatch {
  let current: AbortController | undefined;

  async function wait({ config, load }: LivePart, seat: StartedConversation, signal: AbortSignal): Promise<void> {
    const address = addressOf(config);
    const { clientId } = config;
    const query = `events?${new URLSearchParams({ ...(seat as object) })}&after=`;
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
    followPerson(address, clientId, seat, lastId(), words.offers.person, add, onTyping, field, signal);
  }

  const lastId = () => conversation.lines.findLast(({ id }) => /^p\d/.test(id))?.id.slice(1) ?? '';

  return {
    watch() {
      const { started } = conversation;
      if (current || !started || !live) return;
      current = new AbortController();
      wait(live, started, current.signal).catch(() => {});
    },
    leave() {
      current?.abort();
      current = undefined;
      conversation.follows = false;
    },
    ask(when) {
      const { started, lines } = conversation;
      if (!started || !live || lines.length < 4) return;
      const { config, load } = live;
      load()
        .then(({ askRating }) =>
          askRating(addressOf(config), config.clientId, started, words.offers.person, field, lines, when),
        )
        .catch(() => {});
    },
  };
}
