import type { StartedConversation } from './chat/chat-calls';
import type { Conversation } from './chat/conversation';
import { type CallsConfig, callsAddress } from './widget-config';
import { words } from './words';

/**
 * How a page reaches the server's events and loads the widget's second file. Loading fails if the site lacks the file.
 */
export interface LivePart {
  readonly config: CallsConfig;
  readonly load: () => Promise<Pick<typeof import('./live'), 'askRating' | 'followPerson'>>;
}

const AGAIN_MS = 5_000;
const AGAIN_MAX_MS = 60_000;
/** The server is failing or is receiving too many calls; it may answer later. */
const mayAnswerLater = (status: number) => status >= 500 || status === 429 || status === 408;

interface PersonWatch {
  /** Checks once for a reply since the last visit, if a person was requested or has written. */
  look(): void;
  /** Starts watching for a person if the conversation has begun. */
  watch(): void;
  /** Requests a person now. Does nothing on a site without the second file, or on a server without this call. */
  request(): void;
  /** Stops watching, for example for a new conversation. */
  leave(): void;
  /** Asks for a rating if the conversation has more than one question. */
  ask(when: 'back' | 'afresh'): void;
}

/**
 * Waits with one small request, which the server answers when a person has joined or the visitor is waiting for one.
 * Only then loads the part that shows the person's actions. Without that part, the next reply shows what she wrote.
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
  /** The conversation that it watches; the server may no longer have it, and another one may have begun. */
  let watched: StartedConversation | null = null;

  const lastId = () => conversation.heard ?? '';

  /** Returns the events so far; undefined if the call failed; null if the server has none for this conversation. */
  async function events(
    { config }: LivePart,
    seat: StartedConversation,
    once: string,
    signal?: AbortSignal,
  ): Promise<string | null | undefined> {
    const query = new URLSearchParams({ ...(seat as object), after: lastId(), once });
    const init = { headers: { client_id: config.clientId }, credentials: 'omit', ...(signal && { signal }) } as const;
    const answer = await fetch(`${callsAddress(config)}events?${query}`, init).catch(() => null);
    if (answer?.ok) return answer.text().catch(() => undefined);
    return answer && !mayAnswerLater(answer.status) ? null : undefined;
  }

  async function wait(live: LivePart, seat: StartedConversation, signal: AbortSignal): Promise<void> {
    for (let pause = AGAIN_MS; ; ) {
      const text = await events(live, seat, '1', signal);
      if (text === null || signal.aborted) return;
      if (/^event/m.test(text ?? '')) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = text === undefined ? Math.min(2 * pause, AGAIN_MAX_MS) : AGAIN_MS;
    }
    const { followPerson } = await live.load();
    if (signal.aborted) return;
    conversation.follows = true;
    const add = (line: Parameters<Conversation['receive']>[0]) => {
      conversation.receive(line);
      if (line.name) onReply();
    };
    followPerson(
      callsAddress(live.config),
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
    if (!started || !live || started === watched) return;
    leave();
    watched = started;
    current = new AbortController();
    wait(live, started, current.signal).catch(() => {});
  }

  async function request() {
    await live?.load();
    if (!live) return;
    const text = await conversation.waitForPerson();
    // Skipped if the visitor has begun a new conversation meanwhile.
    if (conversation.started) status.textContent = text;
    watch();
  }

  function leave() {
    current?.abort();
    watched = null;
    conversation.follows = false;
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
      leave();
      status.textContent = '';
    },
    ask(when) {
      const { started, lines } = conversation;
      // A visitor who is waiting, or whose message failed, has not finished.
      if (!started || !live || lines.length < 4 || lines.at(-1)?.failure) return;
      if (when === 'back' && status.textContent) return;
      const { config, load } = live;
      load()
        .then(({ askRating }) =>
          askRating(callsAddress(config), config.clientId, started, words.offers.person, field, lines, when),
        )
        .catch(() => {});
    },
  };
}
