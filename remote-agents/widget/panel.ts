import type { PersonRequest } from './chat/chat-calls';
import type { ChatMemory } from './chat/chat-memory';
import { Conversation } from './chat/conversation';
import { isSendKey } from './chat/send-key';
import { button, element, icon, icons, safeLink, sayAgain } from './element';
import { type LoadExtras, logView } from './log-view';
import { type LivePart, personWatch } from './person-watch';
import { type ChatOptions, NO_OPTIONS, siteFailures, type WidgetCalls } from './site-calls';
import { filled, setWords, words } from './words';

export interface Panel {
  readonly node: HTMLElement;
  /** Sets the name and the welcome message; an empty text is replaced by a default in the visitor's language. */
  setText(text: { name: string; welcome: string }): void;
  /** Updates all texts to the current language. */
  sayAgain(): void;
  /** Scrolls to the newest line, and focuses the message field. */
  arrive(takesFocus: boolean): void;
  setOffline(isOffline: boolean): void;
}

interface PanelOptions {
  readonly calls: WidgetCalls;
  readonly memory: ChatMemory;
  /** Maximum length of a message, in characters; null for any length. */
  readonly maxCharacters: number | null;
  /** Absent where the chat is the whole page. */
  readonly onClose?: () => void;
  /** Updates all texts once the visitor's language is known. */
  readonly onWords: () => void;
  /** Called when a person replied and the chat is closed. */
  readonly onReply: () => void;
  /** Absent where no person can take over. */
  readonly live: LivePart | undefined;
  readonly loadExtras: LoadExtras;
}

/**
 * Creates the open chat: name, log and message field; the form to request a person can replace the log and the field.
 */
export function panel({
  calls,
  memory,
  maxCharacters,
  onClose,
  onWords,
  onReply,
  live,
  loadExtras,
}: PanelOptions): Panel {
  const bar = offerBar(() => {
    void openPerson();
    watch.request();
  });
  const log = logView({
    onFeedback: (id, feedback) => void conversation.rate(id, feedback).catch(() => {}),
    onStop() {
      conversation.stop();
      form.field.focus();
    },
    onSend(text) {
      conversation.send(text);
      showMessage();
    },
    offer: bar.node,
    loadExtras,
  });
  const form = messageForm(maxCharacters, (text) => conversation.send(text));
  const conversation = new Conversation(calls, memory, siteFailures, show);
  let typist = '';
  const status = element('p', { class: 'wait', role: 'status', dir: 'auto' });
  const watch = personWatch(
    conversation,
    form.field,
    showTyping,
    () => node.hidden && onReply(),
    live,
    status,
    (isShown) => (isShown ? void openPerson() : showPerson()),
  );
  let person: HTMLElement | undefined;
  let privacyUrl = '';
  const avatar = element('span', { class: 'avatar', 'aria-hidden': 'true' });
  const name = element(onClose ? 'h2' : 'h1', { class: 'name', dir: 'auto' });
  const note = element('p', { class: 'note', role: 'status' });
  const afresh = headButton(
    () => words.newConversation,
    icons.afresh,
    () => {
      watch.ask('afresh');
      watch.leave();
      conversation.startAfresh();
      showMessage();
    },
  );
  const back = headButton(() => words.offers.person.back, icons.send, leavePerson);
  back.className = 'back';
  back.hidden = true;
  const close = onClose ? [headButton(() => words.close, icons.close, onClose)] : [];
  const head = element('header', { class: 'head' }, back, avatar, name, afresh, ...close);
  const node = element(
    'section',
    { class: 'panel', ...(onClose && { role: 'dialog' }), hidden: '' },
    head,
    status,
    log.node,
    note,
    form.node,
  );
  node.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || back.hidden) return;
    event.stopPropagation();
    leavePerson();
  });
  let own = { name: '', welcome: '' };
  let isOffline = false;
  /** Options are fetched when the chat first opens, so that a page without chats makes no call. */
  let options: Promise<void> | undefined;
  show();
  watch.look();

  function show() {
    log.render(conversation, typist);
    form.setWaiting(conversation.isWaiting);
    bar.setInviting(conversation.offersPerson);
    // The offer reduces the space of the log.
    if (conversation.offersPerson) log.showNewest();
    showNote();
    if (!node.hidden) watch.watch();
  }

  function showTyping(name: string) {
    typist = name;
    show();
  }

  async function openPerson() {
    try {
      person ??= (await loadExtras()).personForm(
        words.offers.person,
        privacyLink(privacyUrl),
        request,
        siteFailures.reasonOf,
      );
      showPerson(person);
      person.querySelector('input')?.focus();
    } catch {
      status.textContent ||= words.reasons.network;
    }
  }

  async function request(details: PersonRequest) {
    await conversation.askForPerson(details);
    status.textContent = '';
    showMessage();
  }

  /** Shows the form for a person if given, otherwise the chat. */
  function showPerson(shown?: HTMLElement) {
    // Only one of the two, because both have a field 'Message'.
    node.lastChild?.replaceWith(shown ?? form.node);
    log.node.hidden = avatar.hidden = shown !== undefined;
    back.hidden = !shown;
    log.showNewest();
  }

  function leavePerson() {
    showPerson();
    bar.button.focus();
  }

  function showMessage() {
    showPerson();
    form.field.focus();
  }

  async function fetchOptions() {
    const offered = await calls.options().catch(() => NO_OPTIONS);
    if (offered.words) {
      setWords(offered.words);
      onWords();
    }
    log.setOptions(offered);
    bar.setOptions(offered);
    ({ privacyUrl } = offered);
    show();
  }

  function showText() {
    const shown = own.name || words.landmark;
    const [initial] = shown;
    name.textContent = shown;
    node.style.setProperty('--initial', JSON.stringify(initial));
    node.setAttribute('aria-label', shown);
    log.setWelcome(own.welcome || words.fallbackWelcome);
  }

  function showNote() {
    setText(note, isOffline ? words.offline : conversation.isStored ? '' : words.notKept);
  }

  return {
    node,
    setText(text) {
      own = text;
      showText();
    },
    sayAgain() {
      sayAgain(node);
      // The form may not be in the page.
      sayAgain(form.node);
      showText();
    },
    arrive(takesFocus) {
      options ??= fetchOptions();
      // The options contain the texts of the rating.
      void options.then(() => watch.ask('back'));
      watch.watch();
      log.arrive();
      if (takesFocus) (back.hidden ? form.field : person?.querySelector('input'))?.focus();
    },
    setOffline(value) {
      isOffline = value;
      showNote();
    },
  };
}

/** Sets the text only if it differs, because a screen reader repeats a status that is set again. */
function setText(node: HTMLElement, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

function headButton(name: () => string, path: string, onClick: () => void): HTMLButtonElement {
  return button({ 'aria-label': name, title: name }, onClick, icon(path));
}

function privacyLink(address: string): Node | null {
  const link = safeLink(address);
  link?.append(words.offers.privacy);
  return link;
}

interface OfferBar {
  readonly node: HTMLElement;
  readonly button: HTMLElement;
  setOptions(options: ChatOptions): void;
  /** Shows or hides the invitation to talk to a person. */
  setInviting(isInviting: boolean): void;
}

/**
 * Shows the button that requests a person and the link to the owner's privacy page at the end of the log, directly below a reply
 * that offers a person.
 */
function offerBar(onPerson: () => void): OfferBar {
  const invitation = element('span', { role: 'status' });
  const person = button({ class: 'quiet', hidden: '' }, onPerson, () => words.offers.person.open);
  const privacy = element('span', { class: 'privacy' });
  const node = element('div', { class: 'offer', hidden: '' }, invitation, person, privacy);
  let offersPerson = false;
  return {
    node,
    button: person,
    setOptions(options) {
      const link = privacyLink(options.privacyUrl);
      privacy.replaceChildren(...(link ? [link] : []));
      ({ offersPerson } = options);
      person.hidden = !offersPerson;
      node.hidden = !offersPerson && !link;
    },
    setInviting(isInviting) {
      const text = isInviting && offersPerson ? words.offers.person.offer : '';
      setText(invitation, text);
      node.classList.toggle('inviting', text !== '');
    },
  };
}

/** Spec section 9.5: Enter sends only in a window wider than this, in pixels. */
const ENTER_SENDS_ABOVE = 800;
/** From this share of the maximum length on, the counter is shown. */
const COUNT_FROM = 0.8;

interface MessageForm {
  readonly node: HTMLElement;
  readonly field: HTMLTextAreaElement;
  setWaiting(isWaiting: boolean): void;
}

/**
 * Creates the form. `max` is the maximum length of a message in characters, null for any length. `onSend` returns
 * whether the message is being sent; otherwise the typed text is kept.
 */
function messageForm(max: number | null, onSend: (text: string) => boolean): MessageForm {
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
    // Grows with the text, up to the maximum in the stylesheet.
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
