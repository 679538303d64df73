import type { ChatOptions } from './chat-options';
import { element } from './element';
import { safeLink } from './safe-link';
import { words } from './words';

export interface OfferBar {
  readonly node: HTMLElement;
  readonly button: HTMLElement;
  setOptions(options: ChatOptions): void;
  /** Shows or hides the invitation to talk to a person. */
  setInviting(isInviting: boolean): void;
}

/** Shows the link to a person and the owner's privacy page, between log and message. */
export function offerBar(onPerson: () => void): OfferBar {
  const invitation = element('span', { role: 'status' });
  const button = element('button', { type: 'button', class: 'quiet', hidden: '' }, () => words.offers.person.open);
  const privacy = element('span', { class: 'privacy' });
  const node = element('div', { class: 'offer', hidden: '' }, invitation, button, privacy);
  let offersPerson = false;
  button.addEventListener('click', onPerson);
  return {
    node,
    button,
    setOptions(options) {
      const link = safeLink(options.privacyUrl);
      link?.append(words.offers.privacy);
      privacy.replaceChildren(...(link ? [link] : []));
      ({ offersPerson } = options);
      button.hidden = !offersPerson;
      node.hidden = !offersPerson && !link;
    },
    setInviting(isInviting) {
      const text = isInviting && offersPerson ? words.offers.person.offer : '';
      if (invitation.textContent !== text) invitation.textContent = text;
      node.classList.toggle('inviting', text !== '');
    },
  };
}
