import { element } from './element';
import { linkedText } from './linked-text';
import type { Line } from './memory';
import { safeMarkup } from './safe-markup';
import { words } from './words';

export interface LogView {
  readonly node: HTMLElement;
  setWelcome(html: string): void;
  render(lines: readonly Line[], isWaiting: boolean): void;
  /** Scrolls to what came last. */
  showNewest(): void;
}

const SLOW_AFTER_MS = 10_000;

/** What was said. A line that is there already is left alone, so that a screen reader hears only what is new. */
export function logView(onRetry: (id: string) => void): LogView {
  const welcome = element('div', { class: 'line agent', dir: 'auto' });
  const log = element('div', { class: 'lines', role: 'log', 'aria-live': 'polite', 'aria-label': words.conversation });
  const waiting = element('div', { class: 'waiting', role: 'status' });
  const node = element(
    'div',
    { class: 'log', tabindex: '0', 'aria-label': words.conversation, role: 'group' },
    log,
    waiting,
  );
  log.append(welcome);
  const shown = new Map<string, { line: Line; node: HTMLElement }>();

  /** Whoever scrolled back to read is left there. */
  let isAtEnd = true;
  let slow: ReturnType<typeof setTimeout> | undefined;

  function showNewest() {
    node.scrollTop = node.scrollHeight;
  }

  function tellSlow() {
    waiting.append(element('span', { class: 'slow' }, words.slow));
    showNewest();
  }

  node.addEventListener('scroll', () => {
    isAtEnd = node.scrollHeight - node.scrollTop - node.clientHeight < 40;
  });
  // A message that grows, or a note, takes room from the log.
  new ResizeObserver(() => isAtEnd && showNewest()).observe(node);

  return {
    node,
    showNewest,
    setWelcome(html) {
      welcome.replaceChildren(safeMarkup(html));
    },
    render(lines, isWaiting) {
      const ids = new Set(lines.map(({ id }) => id));
      for (const [id, old] of shown) {
        if (ids.has(id)) continue;
        old.node.remove();
        shown.delete(id);
      }
      for (const line of lines) {
        const old = shown.get(line.id);
        if (old?.line === line) continue;
        const made = lineNode(line, onRetry);
        // A message that is sent again moves to the end.
        if (old && old.line.failure === undefined) old.node.replaceWith(made);
        else log.append(made);
        if (old?.line.failure !== undefined) old.node.remove();
        shown.set(line.id, { line, node: made });
      }
      waiting.replaceChildren(...(isWaiting ? waitingDots() : []));
      clearTimeout(slow);
      if (isWaiting) slow = setTimeout(tellSlow, SLOW_AFTER_MS);
      showNewest();
    },
  };
}

function lineNode({ id, from, text, failure }: Line, onRetry: (id: string) => void): HTMLElement {
  if (from === 'agent') return element('div', { class: 'line agent', dir: 'auto' }, linkedText(text));
  // The hidden word has a direction of its own, which must not decide about that of the message.
  const who = element('span', { class: 'hidden' }, words.you);
  const said = element('div', { class: 'line visitor' }, who, element('div', { dir: 'auto' }, text));
  const group = element('div', { class: 'turn' }, said);
  if (failure === undefined) return group;
  const retry = element('button', { type: 'button', class: 'retry' }, words.retry);
  retry.addEventListener('click', () => onRetry(id));
  group.append(
    element('div', { class: 'failure' }, element('strong', {}, words.failed), element('p', {}, failure), retry),
  );
  return group;
}

function waitingDots(): Node[] {
  const dot = () => element('span', { class: 'dot' });
  return [element('span', { class: 'hidden' }, words.waiting), dot(), dot(), dot()];
}
