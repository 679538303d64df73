import type { PersonRequest } from './chat/chat-calls';
import { button, element, icon, icons } from './element';
import { safeLink } from './log-view';
import { siteFailures } from './site-calls';
import { words } from './words';

const own = words.offers.person;

export interface PersonForm {
  readonly node: HTMLElement;
  /** Focuses the first field. */
  focus(): void;
  setPrivacyUrl(address: string): void;
}

/**
 * Creates the form 'Talk to a person'. Keeps the typed text until it was sent. `onSend` rejects as the call does.
 */
export function personForm(onSend: (request: PersonRequest) => Promise<void>, onLeave: () => void): PersonForm {
  const name = field('name', element('input', { autocomplete: 'name', maxlength: '200' }));
  const email = field('email', element('input', { type: 'email', autocomplete: 'email', maxlength: '254' }));
  const message = field(
    'message',
    element('textarea', { rows: '2', dir: 'auto', maxlength: '2000', placeholder: () => own.optional }),
  );
  const consent = field('consent', element('input', { type: 'checkbox' }));
  const privacy = element('span');
  consent.label.append(' ', privacy);
  const failure = element('p', { class: 'error', role: 'alert' });
  const send = button(
    { class: 'primary' },
    () => void submit(),
    () => own.send,
  );
  const back = button({ class: 'quiet back' }, onLeave, icon(icons.send), () => own.back);
  const title = element('h3', {}, () => own.open);
  // Not a form element, because a sandboxed frame would drop its submission.
  const node = element(
    'div',
    { class: 'person', role: 'group', 'aria-label': () => own.open },
    title,
    name.node,
    email.node,
    message.node,
    consent.node,
    failure,
    element('div', { class: 'actions' }, send, back),
  );
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
      // The server's texts may lack it.
      error.textContent = (isMissing[key] && own[`${key}Missing`]) || '';
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
      failure.textContent = siteFailures.reasonOf(error);
    }
    setSending(false);
  }

  function setSending(value: boolean) {
    isSending = value;
    send.setAttribute('aria-disabled', String(value));
  }

  for (const input of [name.input, email.input]) {
    input.addEventListener('keydown', (event) => {
      const { key, isComposing } = event as KeyboardEvent;
      if (key === 'Enter' && !isComposing) void submit();
    });
  }

  return {
    node,
    focus: () => name.input.focus(),
    setPrivacyUrl(address) {
      const link = safeLink(address);
      link?.append(words.offers.privacy);
      privacy.replaceChildren(...(link ? [link] : []));
    },
  };
}

function field<Key extends keyof PersonRequest, Input extends HTMLInputElement | HTMLTextAreaElement>(
  key: Key,
  input: Input,
) {
  const id = `person-${key}`;
  const error = element('p', { class: 'error', id: `${id}-error` });
  const label = element('label', { for: id }, () => own[key as keyof PersonRequest]);
  input.id = id;
  input.setAttribute('aria-describedby', error.id);
  return { node: element('div', { class: `field ${id}` }, label, input, error), key, label, input, error };
}
