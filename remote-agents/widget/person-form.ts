/**
 * The form to request a person. It is a separate file that the first file loads when the form is first opened, because
 * few visitors open it. It shares no code and no shortened names with the first file.
 */
import type { PersonRequest } from './chat/chat-calls';
import { button, element } from './element';

/** The texts of the form, in the visitor's language. Older servers do not send all of them. */
type Texts = Readonly<Record<string, string | undefined>>;

/**
 * Creates the form 'Talk to a person'. Keeps the typed text until it has been sent. `onSend` rejects as the call does,
 * and `reasonOf` returns a sentence about the error. `privacy` is the link to the owner's privacy page.
 */
export function personForm(
  texts: Texts,
  privacy: Node | null,
  onSend: (request: PersonRequest) => Promise<void>,
  reasonOf: (error: unknown) => string,
): HTMLElement {
  const name = field('name', element('input', { autocomplete: 'name', maxlength: '200' }));
  const email = field('email', element('input', { type: 'email', autocomplete: 'email', maxlength: '254' }));
  const message = field(
    'message',
    element('textarea', { rows: '3', dir: 'auto', maxlength: '2000', placeholder: texts['optional'] ?? '' }),
  );
  const consent = field('consent', element('input', { type: 'checkbox' }));
  if (privacy) consent.label.append(' ', privacy);
  const failure = element('p', { class: 'error', role: 'alert' });
  const send = button({ class: 'primary' }, () => void submit(), texts['send'] ?? '');
  let isSending = false;

  async function submit() {
    if (isSending) return;
    const request = {
      name: name.input.value.trim(),
      email: email.input.value.trim(),
      message: message.input.value.trim(),
      consent: consent.input.checked,
    };
    const isMissing = {
      name: request.name === '',
      email: !/^\S+@\S+\.\S+$/.test(request.email),
      consent: !request.consent,
    };
    const [wrong] = ([name, email, consent] as const).filter(({ key, input, error }) => {
      error.textContent = (isMissing[key] && texts[`${key}Missing`]) || '';
      input.setAttribute('aria-invalid', `${isMissing[key]}`);
      return isMissing[key];
    });
    failure.textContent = '';
    if (wrong) return wrong.input.focus();
    setSending(true);
    try {
      await onSend(request);
      message.input.value = '';
      consent.input.checked = false;
    } catch (error) {
      failure.textContent = reasonOf(error);
    }
    setSending(false);
  }

  function setSending(value: boolean) {
    isSending = value;
    send.setAttribute('aria-disabled', String(value));
  }

  function field<Key extends keyof PersonRequest, Input extends HTMLInputElement | HTMLTextAreaElement>(
    key: Key,
    input: Input,
  ) {
    const id = `person-${key}`;
    const error = element('p', { class: 'error', id: `${id}-error` });
    const label = element('label', { for: id }, texts[key] ?? '');
    input.id = id;
    input.setAttribute('aria-describedby', error.id);
    return { node: element('div', { class: `field ${id}` }, label, input, error), key, label, input, error };
  }

  for (const input of [name.input, email.input]) {
    input.addEventListener('keydown', (event) => {
      const { key, isComposing } = event as KeyboardEvent;
      if (key === 'Enter' && !isComposing) void submit();
    });
  }
  const title = texts['open'] ?? '';
  // Not a form element, because a sandboxed frame would drop its submission.
  return element(
    'div',
    { class: 'person', role: 'group', 'aria-label': title },
    // On a place's page, the chat's name is the first heading.
    element('h3', { 'aria-level': '2' }, title),
    name.node,
    email.node,
    message.node,
    consent.node,
    element('div', { class: 'actions' }, failure, send),
  );
}
