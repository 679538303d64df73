import type { Feedback, ShownPassage } from './chat/chat-calls';
import type { ChatLine } from './chat/chat-memory';
import { button, element, icon, icons, safeMarkup } from './element';
import type { Extras } from './extras';
import type { ChatOptions } from './site-calls';
import { filled, words } from './words';

export interface LogView {
  readonly node: HTMLElement;
  setWelcome(html: string): void;
  setOptions(options: ChatOptions): void;
  /** `typist` is the name of a person who is typing; '' for nobody. */
  render(conversation: Shown, typist: string): void;
  /** Scrolls to the newest line. */
  showNewest(): void;
  /** Called when the chat opens. */
  arrive(): void;
}

/** The state of a conversation that the log shows. */
interface Shown {
  readonly lines: readonly ChatLine[];
  readonly isWaiting: boolean;
  /** The reply so far while it is streaming. */
  readonly growing: string | null;
}

interface LogActions {
  readonly onStop: () => void;
  readonly onFeedback: (id: string, feedback: Feedback) => void;
  /** Called with a starter question, or a message that failed. */
  readonly onSend: (text: string) => void;
  /** The offer to talk to a person, below the newest reply. */
  readonly offer: Node;
  /** Loads the part that renders the markup of a reply. Until then, and if that fails, the log shows the raw text. */
  readonly loadExtras: LoadExtras;
}

/** Loads the file that a chat needs from its first message on. Rejects if the site lacks it. */
export type LoadExtras = () => Promise<Extras>;

/** Returns the functions that the file has stored in the page. */
export function takeExtras(): Extras {
  return (window as unknown as Record<symbol, Extras>)[Symbol.for('chatbot-widget-extras')] as Extras;
}

const SLOW_AFTER_MS = 10_000;

/** Shows the messages. Keeps existing lines unchanged, so that a screen reader reads only new ones. */
export function logView(actions: LogActions): LogView {
  const welcome = element('div', { class: 'line agent', dir: 'auto' });
  const labelled = { 'aria-label': () => words.conversation };
  const log = element('div', { class: 'lines', role: 'log', 'aria-live': 'polite', ...labelled });
  // Outside the log, so that a screen reader reads the complete reply once instead of every word.
  const growing = element('div', { class: 'line agent growing', dir: 'auto', 'aria-busy': 'true' });
  const growingTurn = said('', growing);
  const waiting = element('div', { class: 'waiting', role: 'status' });
  const stop = button({ class: 'stop' }, actions.onStop, () => words.offers.stop);
  const starters = element('div', {
    class: 'starters',
    role: 'group',
    'aria-label': () => words.offers.starters,
  });
  const node = element(
    'div',
    { class: 'log', tabindex: '0', ...labelled, role: 'group' },
    log,
    starters,
    growingTurn,
    waiting,
    stop,
    actions.offer,
  );
  log.append(
    element('p', { class: 'automatic' }, () => words.automatic),
    said('', welcome),
  );
  const shown = new Map<string, { line: ChatLine; node: HTMLElement }>();

  /** Does not scroll for a visitor who scrolled back to read. */
  let isAtEnd = true;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let writer: string | null = null;

  /** A chat without messages begins at its top: the starter questions may need more room than there is. */
  function showNewest() {
    node.scrollTop = shown.size > 0 ? node.scrollHeight : 0;
  }

  const starterButton = (question: string) =>
    button({ class: 'starter', dir: 'auto' }, () => actions.onSend(question), question);

  /** `next` is the name of a person, '' for the assistant, and null for nobody. */
  function showWriter(next: string | null) {
    if (next === writer) return;
    writer = next;
    waiting.replaceChildren(...(next === null ? [] : [said(next, dots(next))]));
    clearTimeout(slow);
    if (next === '') slow = setTimeout(showSlow, SLOW_AFTER_MS);
  }

  let extras: Extras | undefined;
  let isLoading = false;

  async function loadExtras() {
    if (extras || isLoading || navigator.onLine === false) return;
    isLoading = true;
    extras = await actions.loadExtras().catch(() => undefined);
    isLoading = false;
    if (!extras) return;
    for (const { line, node } of shown.values()) {
      if (line.from === 'agent') node.querySelector('.line')?.replaceChildren(...replyNodes(line, extras));
    }
    if (isAtEnd) showNewest();
  }

  function showGrowing(reply: string | null) {
    const hadFocus = stop.matches(':focus');
    growingTurn.hidden = stop.hidden = reply === null;
    growing.replaceChildren(...replyNodes({ text: reply ?? '' }, extras, true));
    // There is nothing left to stop.
    if (hadFocus && stop.hidden) node.focus();
  }

  function showSlow() {
    waiting.append(element('span', { class: 'slow' }, () => words.slow));
    showNewest();
  }

  node.addEventListener('scroll', () => {
    isAtEnd = node.scrollHeight - node.scrollTop - node.clientHeight < 40;
  });
  // A growing message field or a note reduces the space of the log.
  new ResizeObserver(() => isAtEnd && showNewest()).observe(node);

  return {
    node,
    showNewest,
    arrive() {
      // A page whose chat remains closed loads nothing for an earlier conversation.
      if (shown.size > 0) void loadExtras();
      showNewest();
    },
    setWelcome(html) {
      welcome.replaceChildren(safeMarkup(html));
    },
    setOptions({ starterQuestions, showsSources, words: own }) {
      node.classList.toggle('with-offers', own instanceof Object);
      node.classList.toggle('with-sources', showsSources);
      starters.replaceChildren(...starterQuestions.map(starterButton));
    },
    render({ lines, isWaiting, growing: reply }, typist) {
      const ids = new Set(lines.map(({ id }) => id));
      let hasGrown: string | boolean = isAtEnd && (typist || isWaiting);
      for (const [id, old] of shown) {
        if (ids.has(id)) continue;
        old.node.remove();
        shown.delete(id);
      }
      for (const line of lines) {
        const old = shown.get(line.id);
        if (old?.line === line) continue;
        if (old?.line.text === line.text && old.line.failure === line.failure) {
          // Only the feedback changed. The pressed button keeps the focus.
          showFeedback(old.node, line.feedback ?? null);
          shown.set(line.id, { line, node: old.node });
          continue;
        }
        const made = lineNode(line, actions, extras);
        // If loading failed, tries again with each message.
        if (line.from === 'visitor' && !node.closest('[hidden]')) void loadExtras();
        hasGrown = true;
        // A message that is sent again moves to the end.
        if (old && !old.line.failure) old.node.replaceWith(made);
        else log.append(made);
        if (old?.line.failure) old.node.remove();
        shown.set(line.id, { line, node: made });
      }
      // Not repeated, because after the first message the visitor knows how to ask.
      starters.hidden = lines.length > 0 || starters.childElementCount === 0;
      showGrowing(reply);
      showWriter(typist || (isWaiting ? '' : null));
      if (hasGrown) showNewest();
    },
  };
}

/** Names the speaker, with a mark, so that a visitor can tell a machine from a person (EU AI Act, article 50). */
function said(name = '', ...children: Node[]): HTMLElement {
  return element(
    'div',
    { class: `turn said${name && ' by-person'}`, 'data-initial': [...name][0] || '' },
    element('p', { class: 'who', dir: 'auto' }, name || (() => words.assistant)),
    ...children,
  );
}

/** Returns the text of a reply or a person, with its markup and links once `extras` have loaded. */
function replyNodes(
  { text, name }: Pick<ChatLine, 'text' | 'name'>,
  extras: Extras | undefined,
  isGrowing = false,
): Node[] {
  if (extras) return name ? extras.linkedText(text) : extras.replyMarkup(text, isGrowing);
  const plain = element('span', {}, text);
  plain.style.whiteSpace = 'pre-line';
  return [plain];
}

function lineNode(line: ChatLine, { onSend, onFeedback }: LogActions, extras: Extras | undefined): HTMLElement {
  const { from, text, failure, name, isNote } = line;
  if (isNote) return element('p', { class: 'automatic', dir: 'auto' }, text);
  if (from === 'agent') {
    const reply = element('div', { class: 'line agent', dir: 'auto' }, ...replyNodes(line, extras));
    const below = belowReply(line, onFeedback);
    return said(name, reply, ...(below ? [below] : []));
  }
  // The hidden word has its own direction, which must not determine the direction of the message.
  const who = element('span', { class: 'hidden' }, () => `${words.you} `);
  const message = element('div', { class: 'line visitor' }, who, element('div', { dir: 'auto' }, text));
  const group = element('div', { class: 'turn' }, message);
  if (!failure) return group;
  const resend = () => onSend(text);
  group.append(
    element(
      'div',
      { class: 'failure' },
      element('strong', {}, () => words.failed),
      element('p', {}, failure),
      button({ class: 'retry' }, resend, () => words.retry),
    ),
  );
  return group;
}

function dots(name: string): HTMLElement {
  const dot = () => element('span', { class: 'dot' });
  const text = () => (name ? filled(words.offers.person.typing, 'name', name) : words.waiting);
  return element('div', { class: 'line dots' }, element('span', { class: 'hidden' }, text), dot(), dot(), dot());
}

const CHOICES = [
  ['helpful', () => words.offers.helpful],
  // Its icon is turned by the stylesheet.
  ['not-helpful', () => words.offers.notHelpful],
] as const;

/** Renders the passages and the feedback buttons below a reply. Null when there is nothing to show. */
function belowReply(
  { id, messageId, sources = [], passages = [], feedback = null, isStopped }: ChatLine,
  onFeedback: LogActions['onFeedback'],
): HTMLElement | null {
  const node = element('div', { class: 'extras' });
  if (isStopped) node.append(element('p', { class: 'stopped' }, () => words.offers.stopped));
  // Several passages may come from one document.
  const source = passages[1] ? undefined : sources[0];
  if (passages[0]) node.append(...passages.map((passage) => opening(passage, source)));
  else if (sources[0]) {
    node.append(element('p', { class: 'source' }, () => filled(words.offers.source, 'names', sources.join(', '))));
  }
  if (messageId !== undefined) node.append(...CHOICES.map(feedbackButton));
  showFeedback(node, feedback);
  return node.childElementCount > 0 ? node : null;

  function feedbackButton([value, name]: (typeof CHOICES)[number]): HTMLElement {
    return button({ class: 'rate', 'data-value': value }, () => onFeedback(id, value), icon(icons.good), name);
  }
}

/** Creates the button that opens a passage below itself, named after its document or, without a `source`, its heading. */
function opening({ name, heading, text }: ShownPassage, source: string | undefined): HTMLElement {
  const body = element(
    'p',
    { class: 'passage', dir: 'auto', tabindex: '0' },
    element('b', {}, heading),
    (heading && '\n') + text,
  );
  const title = [heading.split(' > ').at(-1), name].filter(Boolean).join(' · ') || text;
  const open = button(
    { class: source ? 'help cited' : 'help', dir: 'auto', 'aria-expanded': 'false' },
    () => {
      if (body.isConnected) body.remove();
      else open.after(body);
      open.setAttribute('aria-expanded', `${body.isConnected}`);
    },
    () => (source ? filled(words.offers.source, 'names', name) : title.slice(0, 120)),
  );
  return open;
}

/** Marks the current feedback in the existing buttons. */
function showFeedback(node: HTMLElement, feedback: Feedback | null): void {
  for (const button of node.querySelectorAll<HTMLElement>('.rate')) {
    button.setAttribute('aria-pressed', String(button.dataset['value'] === feedback));
  }
}
