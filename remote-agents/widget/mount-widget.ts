import { readTheme, type Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { lookOf, offerPoppins } from './apply-theme';
import type { ChatMemory } from './chat/chat-memory';
import { button, element, icon, icons, sayAgain } from './element';
import type { LoadExtras } from './log-view';
import { panel } from './panel';
import type { LivePart } from './person-watch';
import type { WidgetCalls } from './site-calls';
import type { WidgetConfig } from './widget-config';
import { setWords, words } from './words';

/** Spec section 9.5: at this width, in pixels, or less the chat fills the window. */
const COMPACT = '(max-width: 490px)';

interface MountOptions {
  /** The address of the stylesheet, or the stylesheet itself. */
  readonly stylesheet: string | CSSStyleSheet;
  readonly calls: WidgetCalls;
  readonly memory: ChatMemory;
  /** The element that contains the widget, for example in a preview; by default the widget floats over the page. */
  readonly stage?: HTMLElement;
  /** How the chat shows what a person does after taking over. Default: it does not. */
  readonly live?: LivePart;
  readonly loadExtras: LoadExtras;
}

export interface Widget {
  readonly host: HTMLElement;
  setTheme(theme: Theme): void;
  setText(text: Pick<WidgetConfig, 'name' | 'welcome'>): void;
  open(options?: { takesFocus: boolean }): void;
  /** Makes the widget fill its stage or the window; by default the window's width decides. */
  setCompact(isCompact: boolean): void;
  destroy(): void;
}

/** Mounts the widget in a shadow root, so that neither its styles nor the page's affect each other. */
export function mountWidget(
  {
    name,
    welcome,
    theme,
    maxCharacters,
    words: chosen,
  }: Pick<WidgetConfig, 'name' | 'welcome' | 'theme' | 'maxCharacters' | 'words'>,
  { stylesheet, calls, memory, stage, live, loadExtras }: MountOptions,
): Widget {
  const host = document.createElement('chatbot-widget');
  const root = host.attachShadow({ mode: 'open' });
  // A preview of another agent may have set another language.
  setWords();
  setWords(chosen);
  let news = '';
  const chat = panel({
    calls,
    memory,
    maxCharacters,
    onClose: () => setOpen(false),
    onWords: showWords,
    onReply,
    live,
    loadExtras,
  });
  const launcher = button(
    { class: 'launcher', 'aria-label': () => (chat.node.hidden ? words.open + news : words.hide) },
    () => setOpen(chat.node.hidden !== false),
    icon(icons.chat),
    // Shown instead while the chat is open. The cross is in the head.
    icon(icons.down),
  );
  const frame = element(
    'aside',
    {
      class: 'frame',
      dir: getComputedStyle(stage ?? document.documentElement).direction,
      lang: () => words.code,
      'aria-label': () => words.landmark,
    },
    chat.node,
    launcher,
  );
  const look = lookOf(frame);
  const narrow = window.matchMedia(COMPACT);

  function setOpen(isOpen: boolean, takesFocus = true) {
    const hadFocus = root.activeElement !== null;
    chat.node.hidden = !isOpen;
    frame.classList.toggle('open', isOpen);
    launcher.setAttribute('aria-expanded', String(isOpen));
    showNews(isOpen ? '' : news);
    if (isOpen) chat.arrive(takesFocus);
    else if (hadFocus && takesFocus) launcher.focus();
  }

  /** Marks the button until the chat opens. */
  function onReply() {
    showNews(`: ${words.newReply}`);
  }

  function showNews(text: string) {
    news = text;
    launcher.classList.toggle('news', text !== '');
    sayAgain(launcher);
  }

  function showWords() {
    sayAgain(frame);
    chat.sayAgain();
  }

  function setCompact(isCompact: boolean) {
    frame.classList.toggle('compact', isCompact);
    chat.node.ariaModal = String(isCompact && !stage);
  }

  frame.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing && !chat.node.hidden) setOpen(false);
    if (event.key === 'Tab' && !stage && frame.matches('.open.compact')) stayInside(event, chat.node, root);
  });
  // Keeps key presses in the widget from triggering the page's own shortcuts.
  for (const type of ['keydown', 'keyup', 'keypress']) frame.addEventListener(type, (event) => event.stopPropagation());
  const followLine = () => chat.setOffline(navigator.onLine === false);
  for (const type of ['online', 'offline']) window.addEventListener(type, followLine);
  const followWidth = () => setCompact(narrow.matches);
  if (!stage) narrow.addEventListener('change', followWidth);

  chat.setText({ name, welcome });
  look.set(theme);
  setCompact(!stage && narrow.matches);
  setOpen(false, false);
  followLine();
  // Hidden until the stylesheet has loaded: its first rule overrides this one.
  host.style.setProperty('display', 'none', 'important');
  if (stage) host.dataset['stage'] = '';
  if (typeof stylesheet === 'string') {
    offerPoppins(stylesheet);
    root.append(styleLink(stylesheet), frame);
  } else {
    root.adoptedStyleSheets = [stylesheet];
    root.append(frame);
  }
  // The host element follows the body, so that it is above other elements with the same z-index and is not moved by a
  // transform of the body.
  (stage ?? document.documentElement).append(host);

  return {
    host,
    setTheme: (next) => look.set(readTheme(next)),
    setText: chat.setText,
    open: ({ takesFocus } = { takesFocus: true }) => setOpen(true, takesFocus),
    setCompact,
    destroy() {
      for (const type of ['online', 'offline']) window.removeEventListener(type, followLine);
      narrow.removeEventListener('change', followWidth);
      look.end();
      host.remove();
    },
  };
}

function styleLink(address: string): HTMLLinkElement {
  const link = element('link', { rel: 'stylesheet', href: address });
  link.addEventListener('error', () => console.warn(`Chat widget: ${address} is missing.`));
  return link;
}

/** Keeps the focus in a chat that fills the window, because nothing else is visible. */
function stayInside(event: KeyboardEvent, node: HTMLElement, root: ShadowRoot): void {
  const stops = [...node.querySelectorAll<HTMLElement>('*')].filter(
    (stop) => stop.tabIndex >= 0 && !stop.closest('[hidden]'),
  );
  if (event.shiftKey) stops.reverse();
  if (root.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}
