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
  /** Looks once for a reply since the last visit, if a person was wanted or spoke. */
  look(): void;
  /** Begins to watch for a person, if the conversation has begun. */
  watch(): void;
  /** Asks for a person now. Nothing happens on a site without the second file, or a server without this call. */
  request(): void;
  /** Ends it, as for a new conversation. */
  leave(): void;
  /** Asks how the conversation was, if there was more than a question. */
  ask(when: 'back' | 'afresh'): void;
}

/**
 * Watches until a person is there, or is waited for, with one small request that the server answers then, and only then
 * loads the part that shows what she does. Without that part the next reply shows what she said.
 */
export function personWatch(
  conversation: Conversation,
  field: HTMLTextAreaElement,
  onTyping: (name: string) => void,
  onReply: () => void,
  live: LivePart | undefined,
  status: HTMLElement,
  showForm: (isShown: boolean) => void,
): PersonWatch {
  let current: AbortController | undefined;

  const lastId = () => conversation.heard ?? '';

  /** Returns the events so far; null when the server has none for this conversation. */
  async function events(
    { config }: LivePart,
    seat: StartedConversation,
    once: string,
    signal?: AbortSignal,
  ): Promise<string | null> {
    const query = new URLSearchParams({ ...(seat as object), after: lastId(), once });
    const init = { headers: { client_id: config.clientId }, credentials: 'omit', ...(signal && { signal }) } as const;
    const answer = await fetch(`${config.api}/api/v1/chat/events?${query}`, init).catch(() => null);
    return answer && !answer.ok ? null : ((await answer?.text().catch(() => '')) ?? '');
  }

  async function wait(live: LivePart, seat: StartedConversation, signal: AbortSignal): Promise<void> {
    for (;;) {
      const text = await events(live, seat, '1', signal);
      if (text === null || signal.aborted) return;
      if (/^event/m.test(text)) break;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
    const { followPerson } = await live.load();
    if (signal.aborted) return;
    conversation.follows = true;
    const add = (line: Parameters<Conversation['receive']>[0]) => {
      conversation.receive(line);
      if (line.name) onReply();
    };
    followPerson(
      addressOf(live.config),
      live.config.clientId,
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
    look() {
      const { started, heard } = conversation;
      if (!live || !started || heard === undefined) return;
      void events(live, started, 'now').then((text) => /^event: message/m.test(text ?? '') && onReply());
    },
    watch,
    request: () => void request().catch(() => {}),
    leave() {
      status.textContent = '';
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
