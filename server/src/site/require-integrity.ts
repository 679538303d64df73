import * as v from 'valibot';

/** Browsers that support this header load no script without a hash. It does not cover workers, styles and pictures. */
export const INTEGRITY_POLICY = { 'integrity-policy': 'blocked-destinations=(script)' };

/** The file, written by `npm run compose`, that lists the hash of every script. */
export const INTEGRITY_FILE = 'integrity.json';

const hashesReader = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ live: v.record(v.string(), v.pipe(v.string(), v.regex(/^sha\d{3}-[\w+/]+=*$/))) }),
);

/**
 * Returns the page with hashes: for its own scripts, and for every script that its code adds later, whichever build
 * that code is from. `list` is the content of `integrity.json`; without it, no script of the page runs.
 */
export function requireHashes(html: string, list: string | null): string {
  const read = v.safeParse(hashesReader, list);
  const hashes = read.success ? read.output.live : {};
  const guarded = html.replace(/<script\b([^>]*?)\ssrc="([^"]+)"/g, (tag, others: string, src: string) =>
    others.includes('integrity=')
      ? tag
      : `<script${others} crossorigin="anonymous" integrity="${hashes[src] ?? NO_SCRIPT}" src="${src}"`,
  );
  // No address in the list may end the element.
  const known = JSON.stringify(hashes).replaceAll('<', '\\u003c');
  return guarded.replace(/<script\b/, (tag) => `<script>(${GUARD})(${known},"${NO_SCRIPT}")</script>${tag}`);
}

/** A hash that matches no script, so every browser refuses a script with it. */
const NO_SCRIPT = `sha256-${'A'.repeat(43)}=`;

/**
 * Runs in the page before every other script: a script element gets its hash when its address is set, and a script
 * without a known hash gets one that matches no script. A preload without a hash is left out. The host adds to
 * `frontdeskHashes` what a later registry needs.
 */
const GUARD = `(list, noScript) => {
  const hashes = (globalThis.frontdeskHashes = new Map(Object.entries(list)));
  const hashOf = (address) => {
    if (!URL.canParse(address, document.baseURI)) return undefined;
    const { origin, pathname } = new URL(address, document.baseURI);
    return hashes.get(origin === location.origin ? pathname : origin + pathname);
  };
  const watch = (prototype, property, isScript, refuse) => {
    const own = Object.getOwnPropertyDescriptor(prototype, property);
    Object.defineProperty(prototype, property, {
      ...own,
      set(address) {
        if (isScript(this)) {
          const hash = this.integrity || hashOf(address);
          if (hash) this.integrity = hash;
          else refuse(this);
          this.crossOrigin ??= 'anonymous';
        }
        own.set.call(this, address);
      },
    });
  };
  watch(HTMLScriptElement.prototype, 'src', () => true, (script) => { script.integrity = noScript; });
  watch(HTMLLinkElement.prototype, 'href', ({ as }) => as === 'script', (link) => { link.rel = ''; });
}`.replace(/\n\s*/g, ' ');
