/**
 * The part of the widget for a conversation with a person. It is a separate file that the first file loads once
 * somebody from the organization has joined, because few pages need it. It shares no code and no shortened names with
 * the first file.
 */
import type { ChatLine } from './chat/chat-memory';
import { askRating, type RatingTexts } from './rating';

export { askRating };

/** The sentences of events, in the visitor's language. */
interface Texts extends RatingTexts {
  readonly joined: string;
  readonly left: string;
  readonly returned: string;
  /** Names the person who replied by mail; older servers do not send it. */
  readonly replied?: string;
  /** Says who has the chat; older servers do not send it. */
  readonly here?: string;
}

/** How long a person is shown as typing. */
const TYPING_MS = 6_000;
/** How often the visitor's typing is reported. */
const TYPED_EVERY_MS = 3_000;
/** The server sends at least a comment this often. */
const SILENCE_MS = 25_000;
/** Pause before a lost stream is opened again, and its maximum. */
const RETRY_MS = 1_000;
const RETRY_MAX_MS = 30_000;
/** Pause between calls through a proxy that holds a response back until it is complete. */
const POLL_MS = 2_500;

const named = (sentence = '{name}', name: string) => sentence.replace('{name}', () => name);

const EVENT = /^event: (\w+)\ndata: (.*)$/m;

/**
 * Follows a conversation after the event `after`, across lost connections. Calls `onTyping` with the name of a person
 * who is typing, and with '' when she stops. Reports when the visitor types in `field`. Shows in `status` that the
 * visitor is waiting for a person or that nobody came; `showForm` shows the form for a person instead of the message
 * field. `ended` stops it.
 */
export function followPerson(
  address: string,
  clientId: string,
  seat: { readonly conversationId: string },
  after: string,
  texts: Texts,
  receive: (line: ChatLine) => void,
  onTyping: (name: string) => void,
  field: HTMLTextAreaElement,
  ended: AbortSignal,
  // Absent in a page with an older first file.
  status?: HTMLElement,
  showForm?: (isShown: boolean) => void,
): void {
  const headers = { client_id: clientId };
  let last = after;
  let isBuffered = false;
  let failures = 0;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let typedAt = 0;
  let current = new AbortController();
  let wake = () => {};
  let speaker = '';

  /** Shows a text above the chat, and the initial of the person who has joined; the chat then stops offering one. */
  function showStatus(text: string, name = '') {
    if (!status) return;
    if (status.textContent !== text) status.textContent = text;
    [status.dataset['initial'] = ''] = name;
    status.classList.toggle('by-person', name !== '');
  }

  /** Returns to the chat when a person joins, with the message from the form. */
  function leaveForm() {
    if (field.isConnected) return;
    const message = status?.parentElement?.querySelector<HTMLTextAreaElement>('#person-message');
    if (message && !field.value) [field.value, message.value] = [message.value, ''];
    showForm?.(false);
    field.dispatchEvent(new Event('input'));
    field.focus();
  }

  /** Nothing changes for a visitor who is looking elsewhere or writing. */
  function offerForm() {
    const root = field.getRootNode();
    if (root instanceof ShadowRoot && root.activeElement && !field.value) showForm?.(true);
  }

  function takeState(next: string, text: string, name: string) {
    const isOver = speaker === 'waiting' && next === 'assistant';
    speaker = next;
    showStatus(name ? named(texts.here, name) : next === 'waiting' || isOver ? text : '', name);
    if (next === 'person') leaveForm();
    if (isOver && text && field.isConnected) offerForm();
  }

  function take(block: string): void {
    const [, event, data = ''] = EVENT.exec(block) ?? [];
    if (!event) return;
    const [, place] = /^id: (\d+)$/m.exec(block) ?? [];
    const { name, text = '', speaker: next = '', isMail } = JSON.parse(data);
    if (event === 'state') {
      takeState(next, text, name ?? '');
      return;
    }
    clearTimeout(typing);
    const isTyping = event === 'typing';
    onTyping(isTyping ? name : '');
    if (isTyping) typing = setTimeout(() => onTyping(''), TYPING_MS);
    if (!place) return;
    last = place;
    const line = { id: `p${place}`, from: 'agent' } as const;
    if (event === 'message') receive({ ...line, text, name: isMail ? named(texts.replied, name) : name });
    else receive({ ...line, text: named(texts[event as keyof Texts], name), isNote: true });
    // No rating is requested for an old event while a person has the chat again.
    if (event === 'returned' && speaker !== 'person') askRating(address, clientId, seat, texts, field, [], 'left');
  }

  /** Reads a stream to its end. Returns false when the conversation no longer exists. */
  async function read(): Promise<boolean> {
    const call = new AbortController();
    current = call;
    let hasBytes = false;
    let watchdog = setTimeout(giveUp, SILENCE_MS);
    function giveUp() {
      // If no bytes arrive, a proxy is holding the response back until it is complete, so streams do not work.
      isBuffered ||= !hasBytes;
      call.abort();
    }
    try {
      const query = new URLSearchParams({
        ...seat,
        after: last,
        once: isBuffered ? (speaker === 'assistant' ? '1' : 'now') : '',
      });
      const init = { headers, credentials: 'omit', signal: call.signal } as const;
      const { status, body } = await fetch(`${address}events?${query}`, init);
      if (status === 401 || status === 403 || status === 404) return false;
      if (status !== 200 || !body) throw new Error();
      const reader = body.getReader();
      const decoder = new TextDecoder();
      let unread = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return true;
        hasBytes = true;
        failures = 0;
        clearTimeout(watchdog);
        watchdog = setTimeout(giveUp, SILENCE_MS);
        unread += decoder.decode(value, { stream: true });
        const blocks = unread.split('\n\n');
        unread = blocks.pop() ?? '';
        for (const block of blocks) take(block);
      }
    } finally {
      clearTimeout(watchdog);
    }
  }

  async function run() {
    while (!ended.aborted) {
      const isThere = await read().catch(() => {
        failures += 1;
        return true;
      });
      if (!isThere || ended.aborted) return;
      const pause = isBuffered ? POLL_MS : Math.min(RETRY_MS * 2 ** Math.max(0, failures - 1), RETRY_MAX_MS);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, pause);
      });
    }
  }

  function sendTyping() {
    if (Date.now() - typedAt < TYPED_EVERY_MS) return;
    typedAt = Date.now();
    const json = { ...headers, 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers: json, body: JSON.stringify(seat), credentials: 'omit' } as const;
    fetch(`${address}typing`, init).catch(() => {});
  }

  const onOnline = () => wake();
  field.addEventListener('input', sendTyping);
  window.addEventListener('online', onOnline);
  ended.addEventListener('abort', () => {
    field.removeEventListener('input', sendTyping);
    window.removeEventListener('online', onOnline);
    clearTimeout(typing);
    onTyping('');
    showStatus('');
    current.abort();
    wake();
  });
  void run();
}
