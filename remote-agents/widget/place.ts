/** The chat for a place whose code a visitor has scanned. It fills the whole page, which our own server sends. */
import { readTheme } from '@frontdesk/shared/endpoints/widget-theme';
import { lookOf } from './apply-theme';
import { tabMemory } from './browser-memory';
import { element } from './element';
import { takeExtras } from './log-view';
import { panel } from './panel';
import { type ChatOptions, siteCalls } from './site-calls';
import { setWords, words } from './words';

/** In the server's format (server/src/places/place-page.ts). */
interface PlaceConfig {
  readonly slug: string;
  readonly place: string;
  readonly business: string;
  readonly welcome: string;
  readonly theme: unknown;
  readonly maxCharacters: number;
  readonly chatOptions: Omit<ChatOptions, 'words'>;
  readonly words: { readonly [key: string]: unknown };
}

const script = document.currentScript as HTMLScriptElement;

function open({ slug, place, business, welcome, theme, maxCharacters, chatOptions, words: chosen }: PlaceConfig): void {
  setWords(chosen);
  const memory = tabMemory(slug);
  // A new scan means a new guest, even in the previous guest's tab; a reload means the same guest.
  if (isScan()) memory.write({ started: null, lines: [] });
  const api = location.origin;
  const config = { api, callsAt: `${api}/api/places/${slug}/`, clientId: slug, ipLookup: '', hasOptions: true };
  const chat = panel({
    calls: { ...siteCalls(config), options: async () => ({ ...chatOptions, words: chosen }) },
    memory,
    maxCharacters,
    onWords: () => chat.sayAgain(),
    onReply() {},
    live: { config, load: () => import(fileBeside('widget-live.js')) },
    loadExtras: () => import(fileBeside('widget-extras.js')).then(takeExtras),
  });
  const frame = element('main', { class: 'frame open compact place', lang: words.code }, chat.node);
  const host = document.createElement('chatbot-widget');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = element('link', { rel: 'stylesheet', href: fileBeside('widget.css') });
  root.append(sheet, frame);
  addStyles(root);
  chat.setText({ name: place, welcome });
  // The business is named before the place, and the assistant's mark shows its initial.
  const name = chat.node.querySelector('h1');
  const title = element('div', { class: 'title' }, element('p', { dir: 'auto' }, business));
  name?.replaceWith(title);
  title.append(...(name ? [name] : []));
  for (const part of chat.node.querySelectorAll<HTMLElement>('.head, .log')) {
    part.style.setProperty('--initial', JSON.stringify([...business][0]));
  }
  lookOf(frame).set(readTheme(theme));
  // The server's content is shown until the chat's styles are loaded.
  host.style.setProperty('display', 'none', 'important');
  sheet.addEventListener('load', () => document.querySelector('body > main')?.remove());
  document.documentElement.append(host);
  chat.node.querySelector('.lines')?.setAttribute('data-place', place);
  chat.node.hidden = false;
  for (const type of ['online', 'offline']) {
    window.addEventListener(type, () => chat.setOffline(navigator.onLine === false));
  }
  // A keyboard that opens automatically would hide the starter questions.
  chat.arrive(false);
}

/** The place's name is above the conversation, which is a card on wide screens. */
const STYLES = `
:host .place{align-items:center;justify-content:center;background:var(--ground)}
:host .place .panel{max-width:560px}
:host .place .lines::before{content:attr(data-place);margin:-16px -16px 6px;padding:28px 16px;background:var(--tint);border-bottom:2px solid #b07f2e;font-size:28px;font-weight:600;text-align:center}
:host .place .starter{min-width:100%;min-height:44px}
@media(min-width:600px) and (min-height:600px){
:host .place{background:var(--tint)}
:host .place .panel{flex:0 1 780px;margin:24px 0;border:1px solid var(--line);border-radius:16px}
}`;

/**
 * Adds the styles that only this page has. Without them, Safari before 16.4 shows the page like the widget on a phone.
 */
function addStyles(root: ShadowRoot): void {
  if (!root.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
}

const fileBeside = (name: string) => new URL(`chatbot-${name}`, script.src).href;

/** Whether the page was opened, rather than reloaded or returned to. */
function isScan(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (entry?.type ?? 'navigate') === 'navigate';
}

open(JSON.parse(script.dataset['config'] ?? '{}'));
