import { dismissToast, realtimeStore, sessionStore, showToast, toastStore } from '@frontdesk/shared/app';
import { playInOneTab } from '@frontdesk/shared/visitor-sound';
import { waitingVisitor as words } from '../messages/rare';

/** A visitor who is waiting for a person, as announced by our server. */
export interface WaitingVisitor {
  /** The id of the notification. */
  readonly id: string;
  /** The visitor's name or first question. */
  readonly message: string;
  /** The path of the conversation. */
  readonly link: string;
  readonly waitMinutes: number;
}

interface Shown {
  readonly toastId: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Keyed by the conversation's path. */
const waits = new Map<string, Shown>();
/** The server announces the end of a wait; this limit applies if the page was not connected at that moment. */
const LATE_MS = 15_000;
/**
 * How often the page checks whether the conversation was opened; if not, it restarts the toast's timer before it runs
 * out.
 */
const LOOK_MS = 1_000;

let looking: ReturnType<typeof setInterval> | undefined;
/** The page's own tab title, and the title that replaces it. */
let [pageTitle, ourTitle] = ['', ''];

/** Ends the waits of conversations that were opened in another tab. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('frontdesk-opened-waits');
tabs?.addEventListener('message', ({ data }) => end(String(data)));

/**
 * Shows a waiting visitor: a toast with a link and the title of the tab until the conversation is
 * opened or the wait ends, and plays a sound in one tab.
 */
export function showWait({ id, message, link, waitMinutes }: WaitingVisitor): void {
  void playInOneTab(id).catch(() => undefined);
  if (isOpened(link)) return;
  end(link);
  showToast('info', message, link, words.open);
  const timer = setTimeout(() => end(link), waitMinutes * 60_000 + LATE_MS);
  waits.set(link, { toastId: toastStore.getState().toasts.at(-1)?.id ?? -1, timer });
  looking ??= setInterval(look, LOOK_MS);
  nameTab();
}

realtimeStore.subscribe(({ waitEnd }, before) => {
  if (waitEnd === before.waitEnd) return;
  for (const link of [...waits.keys()]) if (link.endsWith(`/${waitEnd?.conversationId}`)) end(link);
});

sessionStore.subscribe(({ token }) => {
  if (token === null) for (const link of [...waits.keys()]) end(link);
});

const isOpened = (link: string) => location.pathname.toLowerCase() === link.toLowerCase();

function end(link: string): void {
  const shown = waits.get(link);
  if (!shown) return;
  clearTimeout(shown.timer);
  dismissToast(shown.toastId);
  waits.delete(link);
  if (waits.size === 0) {
    clearInterval(looking);
    looking = undefined;
  }
  nameTab();
}

function look(): void {
  for (const link of [...waits.keys()]) {
    if (!isOpened(link)) continue;
    end(link);
    tabs?.postMessage(link);
  }
  const kept = new Set([...waits.values()].map(({ toastId }) => toastId));
  // A new object for the same toast restarts the toast's timer, but is not announced again.
  toastStore.setState(({ toasts }) => ({ toasts: toasts.map((toast) => (kept.has(toast.id) ? { ...toast } : toast)) }));
}

/** The tab's title changes when another page opens. */
const renamed = new MutationObserver(() => {
  if (document.title !== ourTitle) nameTab();
});

function nameTab(): void {
  if (document.title !== ourTitle) pageTitle = document.title;
  renamed.disconnect();
  ourTitle = waits.size === 0 ? '' : words.title(waits.size);
  document.title = ourTitle || pageTitle;
  const title = document.querySelector('title');
  if (title && ourTitle) renamed.observe(title, { childList: true });
}
