import { readTheme, type Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { applyTheme } from './apply-theme';
import type { ChatCalls } from './chat-calls';
import { element, icon, icons, sayAgain } from './element';
import type { Memory } from './memory';
import { panel } from './panel';
import { offerPoppins } from './poppins';
import type { WidgetConfig } from './widget-config';
import { setWords, words } from './words';

/** Spec section 9.5: at this width, in pixels, or less the chat fills the window. */
const COMPACT = '(max-width: 490px)';

interface MountOptions {
  /** Its address, or the stylesheet itself where it is at hand. */
  readonly stylesheet: string | CSSStyleSheet;
  readonly calls: ChatCalls;
  readonly memory: Memory;
  /** A stage to stand on, as for a preview; without one the widget floats over the page. */
  readonly stage?: HTMLElement;
}

export interface Widget {
  readonly host: HTMLElement;
  setTheme(theme: Theme): void;
  setText(text: Pick<WidgetConfig, 'name' | 'welcome'>): void;
  open(options?: { takesFocus: boolean }): void;
  /** Fills the stage or the window; without a call the window's width decides. */
  setCompact(isCompact: boolean): void;
  destroy(): void;
}

/** Puts the widget into the page, in a shadow of its own that neither side's styles cross. */
export function mountWidget(
  {
    name,
    welcome,
    theme,
    maxCharacters,
    words: chosen,
  }: Pick<WidgetConfig, 'name' | 'welcome' | 'theme' | 'maxCharacters' | 'words'>,
  { stylesheet, calls, memory, stage }: MountOptions,
): Widget {
  const host = document.createElement('chatbot-widget');
  const root = host.attachShadow({ mode: 'open' });
  // A preview of another agent may have spoken another language.
  setWords();
  setWords(chosen);
  const chat = panel({ calls, memory, maxCharacters, onClose: () => setOpen(false), onWords: showWords });
  const launcher = element(
    'button',
    { type: 'button', class: 'launcher', 'aria-label': () => (chat.node.hidden ? words.open : words.hide) },
    icon(icons.chat),
    // Shown instead while the chat is open.
    icon(icons.close),
  );
  const frame = element(
    'aside',
    { class: 'frame', lang: () => words.code, 'aria-label': () => words.landmark },
    chat.node,
    launcher,
  );
  const narrow = window.matchMedia(COMPACT);

  function setOpen(isOpen: boolean, takesFocus = true) {
    const hadFocus = root.activeElement !== null;
    chat.node.hidden = !isOpen;
    frame.classList.toggle('open', isOpen);
    launcher.setAttribute('aria-expanded', String(isOpen));
    sayAgain(launcher);
    if (isOpen) chat.arrive(takesFocus);
    else if (hadFocus && takesFocus) launcher.focus();
  }

  function showWords() {
    sayAgain(frame);
    chat.sayAgain();
  }

  function setCompact(isCompact: boolean) {
    frame.classList.toggle('compact', isCompact);
    chat.node.ariaModal = String(isCompact && !stage);
  }

  launcher.addEventListener('click', () => setOpen(chat.node.hidden !== false));
  frame.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing && !chat.node.hidden) setOpen(false);
    if (event.key === 'Tab' && !stage && frame.matches('.open.compact')) stayInside(event, chat.node, root);
  });
  // The page's own shortcuts are not meant by what a visitor types here.
  for (const type of ['keydown', 'keyup', 'keypress']) frame.addEventListener(type, (event) => event.stopPropagation());
  const followLine = () => chat.setOffline(navigator.onLine === false);
  for (const type of ['online', 'offline']) window.addEventListener(type, followLine);
  const followWidth = () => setCompact(narrow.matches);
  if (!stage) narrow.addEventListener('change', followWidth);

  chat.setText({ name, welcome });
  applyTheme(frame, theme);
  setCompact(!stage && narrow.matches);
  setOpen(false, false);
  followLine();
  // Until the stylesheet is there nothing is seen; its first rule overrules this one.
  host.style.setProperty('display', 'none', 'important');
  if (stage) host.dataset['stage'] = '';
  if (typeof stylesheet === 'string') {
    offerPoppins(stylesheet);
    root.append(styleLink(stylesheet), frame);
  } else {
    root.adoptedStyleSheets = [stylesheet];
    root.append(frame);
  }
  // After the body, so that it lies over whatever claims the same height, and moves with no transform of the body.
  (stage ?? document.documentElement).append(host);

  return {
    host,
    setTheme: (next) => applyTheme(frame, readTheme(next)),
    setText: chat.setText,
    open: ({ takesFocus } = { takesFocus: true }) => setOpen(true, takesFocus),
    setCompact,
    destroy() {
      for (const type of ['online', 'offline']) window.removeEventListener(type, followLine);
      narrow.removeEventListener('change', followWidth);
      host.remove();
    },
  };
}

function styleLink(address: string): HTMLLinkElement {
  const link = element('link', { rel: 'stylesheet', href: address });
  link.addEventListener('error', () => console.warn(`Chat widget: ${address} is missing.`));
  return link;
}

/** A chat that fills the window keeps the focus, since nothing else can be seen. */
function stayInside(event: KeyboardEvent, node: HTMLElement, root: ShadowRoot): void {
  const stops = [...node.querySelectorAll<HTMLElement>('button, input, textarea, a[href], [tabindex="0"]')].filter(
    (stop) => stop.closest('[hidden]') === null,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (root.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
