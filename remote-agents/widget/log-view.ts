import type { Feedback } from './chat/chat-calls';
import type { ChatLine } from './chat/chat-memory';
import { element, icon, icons } from './element';
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
  const growing = element('div', { class: 'line agent growing', dir: 'auto', 'aria-busy': 'true', hidden: '' });
  const waiting = element('div', { class: 'waiting', role: 'status' });
  const stop = element('button', { type: 'button', class: 'stop', hidden: '' }, () => words.offers.stop);
  stop.addEventListener('click', actions.onStop);
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
    growing,
    element('div', { class: 'under-way' }, waiting, stop),
  );
  log.append(welcome);
  const shown = new Map<string, { line: ChatLine; node: HTMLElement }>();

  /** Does not scroll for a visitor who scrolled back to read. */
  let isAtEnd = true;
  let slow: ReturnType<typeof setTimeout> | undefined;

  function showNewest() {
    node.scrollTop = node.scrollHeight;
  }

  function starterButton(question: string): HTMLElement {
    const button = element('button', { type: 'button', class: 'starter', dir: 'auto' }, question);
    button.addEventListener('click', () => actions.onStarter(question));
    return button;
  }

  function showWaiting(isWaiting: boolean) {
    if (isWaiting === waiting.hasChildNodes()) return;
    waiting.replaceChildren(...(isWaiting ? waitingDots() : []));
    clearTimeout(slow);
    if (isWaiting) slow = setTimeout(showSlow, SLOW_AFTER_MS);
  }

  function showGrowing(reply: string | null) {
    const hadFocus = stop.matches(':focus');
    growing.hidden = stop.hidden = reply === null;
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
    setOptions({ starterQuestions, showsSources, words: said }) {
      node.classList.toggle('with-offers', said instanceof Object);
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
      // Shown again after a reply that found nothing.
      starters.hidden = (lines.length > 0 && !lines.at(-1)?.isMiss) || starters.childElementCount === 0;
      showGrowing(reply);
      showWaiting(isWaiting);
      if (hasGrown) showNewest();
    },
  };
}

function lineNode(line: ChatLine, { onRetry, onFeedback }: LogActions): HTMLElement {
  const { id, from, text, failure } = line;
  if (from === 'agent') {
    const reply = element('div', { class: 'line agent', dir: 'auto' }, ...replyMarkup(text));
    const extras = replyExtras(line, onFeedback);
    return extras ? element('div', { class: 'turn' }, reply, extras) : reply;
  }
  // The hidden word has a direction of its own, which must not determine that of the message.
  const who = element('span', { class: 'hidden' }, () => `${words.you} `);
  const said = element('div', { class: 'line visitor' }, who, element('div', { dir: 'auto' }, text));
  const group = element('div', { class: 'turn' }, said);
  if (!failure) return group;
  const retry = element('button', { type: 'button', class: 'retry' }, () => words.retry);
  retry.addEventListener('click', () => onRetry(id));
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
  ['helpful', () => words.offers.helpful, icons.good],
  ['not-helpful', () => words.offers.notHelpful, icons.bad],
] as const;

/** Renders the sources and the feedback buttons below a reply. Null when there is nothing to show. */
function replyExtras(
  { id, messageId, sources = [], feedback = null, isStopped }: ChatLine,
  onFeedback: OnFeedback,
): HTMLElement | null {
  const node = element('div', { class: 'extras' });
  if (isStopped) node.append(element('p', { class: 'stopped' }, () => words.offers.stopped));
  if (sources.length > 0) node.append(element('p', { class: 'source' }, () => namesOf(sources)));
  if (messageId !== undefined) node.append(...CHOICES.map(feedbackButton));
  showFeedback(node, feedback);
  return node.childElementCount > 0 ? node : null;

  function feedbackButton([value, name, path]: (typeof CHOICES)[number]): HTMLElement {
    const button = element('button', { type: 'button', class: 'rate', 'data-value': value }, icon(path), name);
    button.addEventListener('click', () => onFeedback(id, value));
    return button;
  }
}

const namesOf = (sources: readonly string[]) =>
  filled(sources.length === 1 ? words.offers.source : words.offers.sources, 'names', sources.join(', '));

/** Marks the current feedback in the existing buttons. */
function showFeedback(node: HTMLElement, feedback: Feedback | null): void {
  for (const button of node.querySelectorAll<HTMLElement>('.rate')) {
    button.setAttribute('aria-pressed', String(button.dataset['value'] === feedback));
  }
}
