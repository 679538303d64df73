import type { Feedback, ShownPassage } from './chat/chat-calls';
import type { ChatLine } from './chat/chat-memory';
import { button, element, icon, icons } from './element';
import { replyMarkup, safeMarkup } from './markup';
import type { ChatOptions } from './site-calls';
import { filled, words } from './words';

export interface LogView {
  readonly node: HTMLElement;
  setWelcome(html: string): void;
  setOptions(options: ChatOptions): void;
  render(conversation: Shown): void;
  /** Scrolls to the newest line. */
  showNewest(): void;
}

/** The state of a conversation that the log shows. */
interface Shown {
  readonly lines: readonly ChatLine[];
  readonly isWaiting: boolean;
  /** The reply so far while it is streaming. */
  readonly growing: string | null;
}

type OnFeedback = (id: string, feedback: Feedback) => void;

interface LogActions {
  readonly onStop: () => void;
  readonly onRetry: (id: string) => void;
  readonly onFeedback: OnFeedback;
  /** Called when a starter question was selected. */
  readonly onStarter: (question: string) => void;
}

const SLOW_AFTER_MS = 10_000;

/** Shows the messages. Keeps existing lines unchanged, so that a screen reader reads only new ones. */
export function logView(actions: LogActions): LogView {
  const welcome = element('div', { class: 'line agent', dir: 'auto' });
  const log = element('div', {
    class: 'lines',
    role: 'log',
    'aria-live': 'polite',
    'aria-label': () => words.conversation,
  });
  // Outside of the log, so that a screen reader reads the complete reply once instead of every word.
  const growing = element('div', { class: 'line agent growing', dir: 'auto', 'aria-busy': 'true' });
  const growingTurn = element('div', { class: 'turn', hidden: '' }, speaker(), growing);
  const waiting = element('div', { class: 'waiting', role: 'status' });
  const stop = button({ class: 'stop', hidden: '' }, actions.onStop, () => words.offers.stop);
  const starters = element('div', {
    class: 'starters',
    role: 'group',
    'aria-label': () => words.offers.starters,
    hidden: '',
  });
  const node = element(
    'div',
    { class: 'log', tabindex: '0', 'aria-label': () => words.conversation, role: 'group' },
    log,
    starters,
    growingTurn,
    element('div', { class: 'under-way' }, waiting, stop),
  );
  log.append(
    element('p', { class: 'automatic' }, () => words.automatic),
    element('div', { class: 'turn' }, speaker(), welcome),
  );
  const shown = new Map<string, { line: ChatLine; node: HTMLElement }>();

  /** Does not scroll for a visitor who scrolled back to read. */
  let isAtEnd = true;
  let slow: ReturnType<typeof setTimeout> | undefined;

  function showNewest() {
    node.scrollTop = node.scrollHeight;
  }

  const starterButton = (question: string) =>
    button({ class: 'starter', dir: 'auto' }, () => actions.onStarter(question), question);

  function showWaiting(isWaiting: boolean) {
    if (isWaiting === waiting.hasChildNodes()) return;
    waiting.replaceChildren(...(isWaiting ? waitingDots() : []));
    clearTimeout(slow);
    if (isWaiting) slow = setTimeout(showSlow, SLOW_AFTER_MS);
  }

  function showGrowing(reply: string | null) {
    const hadFocus = stop.matches(':focus');
    growingTurn.hidden = stop.hidden = reply === null;
    growing.replaceChildren(...replyMarkup(reply ?? '', true));
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
  // A growing message or a note takes space from the log.
  new ResizeObserver(() => isAtEnd && showNewest()).observe(node);

  return {
    node,
    showNewest,
    setWelcome(html) {
      welcome.replaceChildren(safeMarkup(html));
    },
    setOptions({ starterQuestions, showsSources, words: own }) {
      node.classList.toggle('with-offers', own instanceof Object);
      node.classList.toggle('with-sources', showsSources);
      starters.replaceChildren(...starterQuestions.map(starterButton));
    },
    render({ lines, isWaiting, growing: reply }) {
      const ids = new Set(lines.map(({ id }) => id));
      const hasGrown = (isWaiting && isAtEnd) || lines.some(({ id }) => !shown.has(id));
      for (const [id, old] of shown) {
        if (ids.has(id)) continue;
        old.node.remove();
        shown.delete(id);
      }
      for (const line of lines) {
        const old = shown.get(line.id);
        if (old?.line === line) continue;
        if (old && old.line.text === line.text && old.line.failure === line.failure) {
          // Only the feedback changed. The pressed button keeps the focus.
          showFeedback(old.node, line.feedback ?? null);
          shown.set(line.id, { line, node: old.node });
          continue;
        }
        const made = lineNode(line, actions);
        // A message that is sent again moves to the end.
        if (old && !old.line.failure) old.node.replaceWith(made);
        else log.append(made);
        if (old?.line.failure) old.node.remove();
        shown.set(line.id, { line, node: made });
      }
      // Not repeated: after the first message the visitor knows how to ask.
      starters.hidden = lines.length > 0 || starters.childElementCount === 0;
      showGrowing(reply);
      showWaiting(isWaiting);
      if (hasGrown) showNewest();
    },
  };
}

/** Names the speaker above a bubble, so that a visitor knows a machine from a person (EU AI Act, article 50). */
const speaker = (name?: string) => element('p', { class: 'who', dir: 'auto' }, name ?? (() => words.assistant));

function lineNode(line: ChatLine, { onRetry, onFeedback }: LogActions): HTMLElement {
  const { id, from, text, failure, name, isNote } = line;
  if (isNote) return element('p', { class: 'automatic', dir: 'auto' }, text);
  if (from === 'agent') {
    const reply = element('div', { class: 'line agent', dir: 'auto' }, ...replyMarkup(text));
    const extras = replyExtras(line, onFeedback);
    return element('div', { class: 'turn' }, speaker(name), reply, ...(extras ? [extras] : []));
  }
  // The hidden word has a direction of its own, which must not determine that of the message.
  const who = element('span', { class: 'hidden' }, () => `${words.you} `);
  const message = element('div', { class: 'line visitor' }, who, element('div', { dir: 'auto' }, text));
  const group = element('div', { class: 'turn' }, message);
  if (!failure) return group;
  const retry = button(
    { class: 'retry' },
    () => onRetry(id),
    () => words.retry,
  );
  group.append(
    element(
      'div',
      { class: 'failure' },
      element('strong', {}, () => words.failed),
      element('p', {}, failure),
      retry,
    ),
  );
  return group;
}

function waitingDots(): Node[] {
  const dot = () => element('span', { class: 'dot' });
  return [element('span', { class: 'hidden' }, () => words.waiting), dot(), dot(), dot()];
}

const CHOICES = [
  ['helpful', () => words.offers.helpful],
  // Its icon is turned by the stylesheet.
  ['not-helpful', () => words.offers.notHelpful],
] as const;

/** Renders what opens and the feedback buttons below a reply. Null when there is nothing to show. */
function replyExtras(
  { id, messageId, sources = [], passages = [], feedback = null, isStopped }: ChatLine,
  onFeedback: OnFeedback,
): HTMLElement | null {
  const node = element('div', { class: 'extras' });
  if (isStopped) node.append(element('p', { class: 'stopped' }, () => words.offers.stopped));
  if (passages[0]) node.append(...passages.map((passage) => opening(passage, sources[0])));
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

/** Longest name of a button, in characters. */
const NAME_MAX = 120;

/** Creates the button that opens a passage below itself. `source` is undefined for what only may help. */
function opening({ name, heading, text }: ShownPassage, source: string | undefined): HTMLElement {
  const body = element('p', { class: 'passage', dir: 'auto' }, `${heading}\n${text}`.trim());
  const title = [heading.split(' > ').at(-1), name].filter(Boolean).join(' · ') || text;
  const open = button(
    { class: 'help', dir: 'auto', 'aria-expanded': 'false' },
    () => {
      if (body.isConnected) body.remove();
      else open.after(body);
      open.setAttribute('aria-expanded', `${body.isConnected}`);
    },
    () => (source ? filled(words.offers.source, 'names', name) : title.slice(0, NAME_MAX)),
  );
  return open;
}

/** Marks the current feedback in the existing buttons. */
function showFeedback(node: HTMLElement, feedback: Feedback | null): void {
  for (const button of node.querySelectorAll<HTMLElement>('.rate')) {
    button.setAttribute('aria-pressed', String(button.dataset['value'] === feedback));
  }
}
