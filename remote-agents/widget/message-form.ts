import { isSendKey } from './chat/send-key';
import { button, element, icon, icons } from './element';
import { filled, words } from './words';

/** Spec section 9.5: Enter sends only in a window wider than this, in pixels. */
const ENTER_SENDS_ABOVE = 800;
/** The counter shows from this share of the maximum length on. */
const COUNT_FROM = 0.8;

export interface MessageForm {
  readonly node: HTMLElement;
  readonly field: HTMLTextAreaElement;
  setWaiting(isWaiting: boolean): void;
}

/**
 * Creates the form. `max` is the maximum length of a message in characters, null for any length. `onSend` returns
 * whether the message is being sent; otherwise the typed text stays.
 */
export function messageForm(max: number | null, onSend: (text: string) => boolean): MessageForm {
  const label = element('label', { class: 'hidden', for: 'message' }, () => words.message);
  const field = element('textarea', { id: 'message', rows: '1', dir: 'auto', placeholder: () => words.placeholder });
  field.setAttribute('aria-describedby', 'counter');
  const send = button(
    { class: 'send', 'aria-label': () => words.send },
    () => {
      submit();
      field.focus();
    },
    icon(icons.send),
  );
  const counter = element('p', { id: 'counter', class: 'counter', role: 'status', hidden: '' });
  // Not a form element, because a sandboxed frame would drop its submission.
  const node = element('div', { class: 'form' }, label, field, send, counter);

  function follow() {
    const { length } = field.value.trim();
    if (max !== null) {
      counter.hidden = length < max * COUNT_FROM;
      counter.textContent = `${length} / ${max}${length > max ? ` (${filled(words.offers.tooLong, 'count', length - max)})` : ''}`;
      counter.classList.toggle('over', length > max);
    }
    // Grows with the text, up to the maximum of the stylesheet.
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }

  function submit() {
    const isTooLong = max !== null && field.value.trim().length > max;
    if (!isTooLong && onSend(field.value)) field.value = '';
    follow();
  }

  field.addEventListener('input', follow);
  field.addEventListener('keydown', (event) => {
    if (!isSendKey(event) || window.innerWidth <= ENTER_SENDS_ABOVE) return;
    event.preventDefault();
    submit();
  });

  return {
    node,
    field,
    setWaiting(isWaiting) {
      send.setAttribute('aria-disabled', String(isWaiting));
    },
  };
}
