import type { ChatLine } from './chat/chat-memory';
import { button, element, icon, icons } from './element';

/** The card's texts in the visitor's language. A server without ratings sends none. */
export interface RatingTexts {
  readonly rate?: string;
  readonly good?: string;
  readonly bad?: string;
  readonly rateWords?: string;
  readonly rateSend?: string;
  readonly rated?: string;
  readonly rateFailed?: string;
}

type Rating = 'good' | 'bad';

const ANSWERS_MIN = 2;
const WORDS_MAX = 500;

/** The card in the chat that asks about the conversation with this id. */
let shown: { readonly id: string; readonly node: HTMLElement; isRated: boolean } | undefined;

/**
 * Returns whether the visitor has already been asked about the conversation, in any tab, and records that she is asked
 * now. At a place the browser stores nothing beyond the tab.
 */
function wasAsked(address: string, clientId: string, id: string): boolean {
  const key = `chatbot-widget-rated:${clientId}`;
  try {
    const store = address.includes('/api/places/') ? sessionStorage : localStorage;
    if (store.getItem(key) === id) return true;
    store.setItem(key, id);
  } catch {
    // In a browser that stores nothing, the visitor is asked once per page.
  }
  return false;
}

/**
 * Asks in the log how the conversation was, once per conversation. `when` is the reason: the visitor returned to a chat
 * or began a new one, or a person has left. While there are fewer than two answers, only a person's leaving counts as a
 * reason.
 */
export function askRating(
  address: string,
  clientId: string,
  seat: { readonly conversationId: string },
  texts: RatingTexts,
  field: HTMLElement,
  lines: readonly ChatLine[],
  when: 'back' | 'afresh' | 'left',
): void {
  const log = field.closest('.panel')?.querySelector('.lines');
  const id = seat.conversationId;
  if (!texts.rate || !log) return;
  if (shown?.id === id) {
    // The open card already asks about the conversation with this person.
    if (when === 'left' && !shown.isRated && shown.node.isConnected) log.append(shown.node);
    return;
  }
  const replies = lines.filter(({ from }) => from === 'agent');
  if (when !== 'left' && replies.filter(({ isNote }) => !isNote).length < ANSWERS_MIN) return;
  // A person is still in the chat, or has just joined.
  const last = replies.at(-1);
  if (when === 'back' && (last?.name || last?.isNote)) return;
  if (wasAsked(address, clientId, id)) return;
  shown?.node.remove();

  const choices = { good: choice('good'), bad: choice('bad') };
  const words = element('textarea', { rows: '2', dir: 'auto', maxlength: `${WORDS_MAX}`, id: 'rating' });
  const send = button({ class: 'primary' }, () => void sendWords(), texts.rateSend ?? '');
  const more = element(
    'div',
    { class: 'field', hidden: '' },
    element('label', { for: words.id }, texts.rateWords ?? ''),
    words,
    send,
  );
  const status = element('p', { class: 'automatic', role: 'status' });
  const node = element(
    'div',
    { class: 'rating', role: 'group', 'aria-label': texts.rate },
    element('p', {}, texts.rate),
    element('div', { class: 'actions' }, choices.good, choices.bad),
    more,
    status,
  );
  const card = { id, node, isRated: false };
  let rating: Rating | null = null;
  let isSending = false;

  function choice(value: Rating) {
    const attributes = { class: 'rate', 'aria-pressed': 'false' };
    return button(attributes, () => void choose(value), icon(icons.good), texts[value] ?? '');
  }

  /** Returns whether the server stored it. Removes the card if the server accepts no ratings. */
  async function post(value: Rating, more: object): Promise<boolean> {
    isSending = true;
    const init = {
      method: 'POST',
      headers: { client_id: clientId, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...seat, rating: value, ...more }),
      credentials: 'omit',
    } as const;
    const answer = await fetch(`${address}rateConversation`, init).catch(() => null);
    isSending = false;
    if (answer && answer.status > 400 && answer.status < 406) node.remove();
    const isStored = answer?.ok === true;
    status.textContent = (isStored ? texts.rated : texts.rateFailed) ?? '';
    return isStored;
  }

  function show(value: Rating | null) {
    for (const key of ['good', 'bad'] as const) choices[key].setAttribute('aria-pressed', `${key === value}`);
  }

  async function choose(value: Rating) {
    if (isSending) return;
    show(value);
    if (await post(value, {})) {
      if (rating === null) more.hidden = false;
      rating = value;
      card.isRated = true;
      reveal();
    }
    show(rating);
  }

  async function sendWords() {
    const text = words.value.trim();
    if (isSending || rating === null) return;
    if (text !== '' && !(await post(rating, { words: text }))) return;
    choices[rating].focus();
    more.hidden = true;
  }

  /** Scrolls the log as far as needed, but nothing else on the page. */
  function reveal() {
    const scroll = log?.parentElement;
    const hidden = scroll ? node.getBoundingClientRect().bottom - scroll.getBoundingClientRect().bottom : 0;
    if (scroll && hidden > 0) scroll.scrollTop += hidden + 12;
  }

  shown = card;
  // Above the new conversation, because the card is about the earlier one.
  if (when === 'afresh') log.prepend(node);
  else log.append(node);
  reveal();
}
