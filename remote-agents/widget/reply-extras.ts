import { element, icon, icons } from './element';
import type { ChatLine } from './memory';
import type { Feedback } from './reply';
import { filled, words } from './words';

const CHOICES = [
  ['helpful', () => words.offers.helpful, icons.good],
  ['not-helpful', () => words.offers.notHelpful, icons.bad],
] as const;

export type OnFeedback = (id: string, feedback: Feedback) => void;

/** Renders the sources and the feedback buttons below a reply. Null when there is nothing to show. */
export function replyExtras(
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
export function showFeedback(node: HTMLElement, feedback: Feedback | null): void {
  for (const button of node.querySelectorAll<HTMLElement>('.rate')) {
    button.setAttribute('aria-pressed', String(button.dataset['value'] === feedback));
  }
}
