import { DeadlineError } from './deadline';

/** An entry script has this long to arrive (spec sections 1 and 9). */
const ENTRY_TIMEOUT_MS = 120_000;

/** What an entry script leaves behind: the remote's modules, by name. */
export interface Container {
  init(...scope: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

/** There is no such script, or something else stands in its place. */
export class EntryMissingError extends Error {
  override readonly name = 'EntryMissingError';
}

/** How often each script was asked for in vain; the next time a cache, or a request that hangs, is passed by. */
const failures = new Map<string, number>();

/**
 * Runs the script at `url` and answers the container it puts under `globalName`. Ours instead of federation's,
 * which gives up after 20 seconds and cannot ask again past a cache. The browser refuses a script that does not match
 * `integrity`. Throws `EntryMissingError`, an `IntegrityError`, `DeadlineError`, or what the script threw.
 */
export async function loadEntry(url: string, globalName: string, integrity = ''): Promise<Container> {
  (globalThis as Record<string, unknown>)[globalName] = undefined;
  const tried = failures.get(url);
  try {
    await runScript(tried ? `${url}${url.includes('?') ? '&' : '?'}again=${tried}` : url, integrity);
    const container = readGlobal(globalName);
    if (typeof container?.get !== 'function' || typeof container.init !== 'function') {
      throw new EntryMissingError(`${url} is not the entry of a remote: it left nothing under ${globalName}`);
    }
    return container;
  } catch (error) {
    failures.set(url, (tried ?? 0) + 1);
    throw error;
  }
}

function readGlobal(name: string): Container | undefined {
  return (globalThis as unknown as Record<string, Container | undefined>)[name];
}

function runScript(src: string, integrity: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: unknown;
    function noteError({ filename, error }: ErrorEvent) {
      if (filename === script.src) thrown = error;
    }
    function end(settle: () => void) {
      clearTimeout(timer);
      window.removeEventListener('error', noteError);
      script.remove();
      settle();
    }
    const timer = setTimeout(
      () => end(() => reject(new DeadlineError(`timeout: no answer within ${ENTRY_TIMEOUT_MS / 1000} seconds`))),
      ENTRY_TIMEOUT_MS,
    );
    window.addEventListener('error', noteError);
    script.onerror = () => end(() => void findError(src, integrity).then(reject));
    // A page in place of a script does not parse: that is the same as no script.
    script.onload = () => end(() => (thrown && !(thrown instanceof SyntaxError) ? reject(thrown) : resolve()));
    script.integrity = integrity;
    script.src = src;
    if (new URL(script.src).origin !== location.origin) script.crossOrigin = 'anonymous';
    document.head.append(script);
  });
}

/** Only a script with a hash can fail for another reason than being missing. */
async function findError(src: string, integrity: string): Promise<Error> {
  const missing = new EntryMissingError(`${src} could not be loaded`);
  if (!integrity) return missing;
  return import(/* webpackChunkName: "rare" */ './integrity-error')
    .then((module) => module.integrityError(src, integrity))
    .then(
      (error) => error ?? missing,
      () => missing,
    );
}
