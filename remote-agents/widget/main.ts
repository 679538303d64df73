/** The widget on a site: a script, and a stylesheet beside it. */
import { browserMemory, visitorId } from './browser-memory';
import { element } from './element';
import { takeExtras } from './log-view';
import { mountWidget, type Widget } from './mount-widget';
import { currentLook, siteCalls } from './site-calls';
import { readConfig } from './widget-config';

/** In the pack the configuration is above this code; in the snippet it is an attribute of the script element. */
declare const CHATBOT_WIDGET: unknown;

const MOUNTED = Symbol.for('chatbot-widget');
const IDLE_WITHIN_MS = 2000;
/** An image that never loads must not delay the chat. */
const LOADED_WITHIN_MS = 5000;

const page = window as unknown as { [MOUNTED]?: Widget };
const script = document.currentScript as HTMLScriptElement | null;
const config = readConfig(typeof CHATBOT_WIDGET === 'undefined' ? fromAttribute() : CHATBOT_WIDGET);

if (!config) console.warn('Chat widget: no server or agent.');
else whenIdle(start);

function fromAttribute(): unknown {
  const holder = script ?? document.querySelector<HTMLScriptElement>('script[data-config]');
  try {
    return JSON.parse(holder?.dataset['config'] ?? '');
  } catch {
    return null;
  }
}

/** Runs after the page's own content has loaded. Safari has no idle callback. */
function whenIdle(run: () => void): void {
  const wait = (window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
  const loaded = new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    window.addEventListener('load', resolve);
    setTimeout(resolve, LOADED_WITHIN_MS);
  });
  void loaded.then(() => wait(run, { timeout: IDLE_WITHIN_MS }));
}

async function start(): Promise<void> {
  if (!config) return;
  const current = await currentLook(config);
  // Mounts a single widget, however often the script is included. Mounts another only if the page has removed the
  // first.
  if (page[MOUNTED]?.host.isConnected) return;
  page[MOUNTED]?.destroy();
  page[MOUNTED] = mountWidget(current, {
    stylesheet: fileBeside('style.css', '.css', script?.src),
    calls: siteCalls(config, { visitorId }),
    memory: browserMemory(config.clientId),
    loadExtras: () => loadScript(fileBeside('extras.js', '-extras.js', script?.src)).then(takeExtras),
    ...(config.hasOptions && { live: { config, load: () => import(fileBeside('live.js', '-live.js', script?.src)) } }),
  });
}

/**
 * Loads another script. A module from another origin needs a header that few sites send, so the fallback is a classic
 * script, which a page with Trusted Types refuses. For a frame without an origin, every file is from another origin.
 */
function loadScript(address: string): Promise<unknown> {
  const asClassic = () =>
    new Promise((resolve, reject) => {
      const made = element('script', { src: address });
      made.onload = resolve;
      made.onerror = reject;
      document.documentElement.append(made);
    });
  return origin === 'null' ? asClassic() : import(address).catch(asClassic);
}

/**
 * Returns the address of a file beside the script: by its name in the pack, otherwise by the script's own name with
 * `ending`.
 */
function fileBeside(inPack: string, ending: string, address = document.baseURI): string {
  const url = new URL(address, document.baseURI);
  const name = /([^/]*)\.js$/.exec(url.pathname)?.[1] ?? 'script';
  return new URL(name === 'script' ? inPack : name + ending, url).href;
}
