import { ApiError } from '../http/api-error';
import type { PageFetcher } from './page-fetcher';
import type { PageReader } from './page-reader';
import type { PageLook } from './read-page';
import { readSiteRules } from './site-rules';

/** What the owner can do if her site cannot be read. */
const REFUSALS = {
  down: 'The website does not respond. Check the address, or upload a file with answers for your customers.',
  missing: 'There is no page at this address. Check the address, or enter the address of your home page.',
  private: 'The address leads to a private network, which this server does not fetch from.',
  elsewhere: 'The address leads to another website. Enter that address instead.',
  forbidden: 'The website does not allow robots to read this address. Drop a file instead, or change its robots.txt.',
  empty:
    'This page has no text that an agent could answer from. Drop a file instead, or enter the address of a page with text.',
  unreadable: 'This page is too large or too complicated to be read. Enter the address of another page of the site.',
} as const;

const refuse = (why: keyof typeof REFUSALS) => new ApiError(422, REFUSALS[why]);

/** Time limit for everything together, because the owner is waiting. */
const TIME_MS = 25_000;
const ICON_BYTES_MAX = 200_000;
const MANIFEST_BYTES_MAX = 100_000;
const ICON_TYPES = /^image\/(?:png|jpeg|webp|x-icon|vnd\.microsoft\.icon)$/;
/** The number of icons that are requested until one turns out to be a picture. */
const ICONS_TRIED = 3;

/** Time limit for manifest and icons together. */
const EXTRAS_MS = 4_000;

/** How a site presents itself. */
export interface SiteLook {
  /** Its first page, after redirects. */
  readonly address: string;
  readonly name: string;
  /** For example #0a5c36; null if the site defines none. */
  readonly color: string | null;
  /** A data URL; '' if there is none. */
  readonly icon: string;
}

interface Reading {
  readonly fetcher: Pick<PageFetcher, 'fetch'>;
  readonly reader: Pick<PageReader, 'page'>;
}

/**
 * Reads a site's first page for its name, color and icon. Uses http if the site does not respond over https, because
 * people type addresses without a scheme. Throws 422 with what the owner can do.
 */
export async function readSiteLook({ fetcher, reader }: Reading, typed: string): Promise<SiteLook> {
  const signal = AbortSignal.timeout(TIME_MS);
  const plain = typed.replace(/^https:/, 'http:');
  let start = typed;
  try {
    let rules = await readSiteRules(fetcher, start, signal);
    if (rules === null && plain !== typed) {
      start = plain;
      rules = await readSiteRules(fetcher, start, signal);
    }
    if (rules === null) throw refuse('down');
    if (rules === 'private') throw refuse('private');
    if (!rules.allows(start)) throw refuse('forbidden');
    const fetched = await fetcher.fetch(start, {}, signal, { allows: rules.allows });
    if (fetched.kind === 'failed' || fetched.kind === 'unchanged') throw refuse('down');
    if (fetched.kind === 'too-large') throw refuse('unreadable');
    if (fetched.kind !== 'page') throw refuse(fetched.kind);
    const { address } = fetched;
    const page = await reader.page(fetched, signal);
    if (page === null) throw refuse('missing');
    if ('failure' in page) throw refuse('unreadable');
    if (!page.isIndexable) throw refuse('forbidden');
    if (page.look?.hasText === false) throw refuse('empty');
    const look: PageLook = page.look ?? { siteName: '', colors: [], icons: [], manifest: null, hasText: true };
    // The agent also works without a color and an icon, so the owner need not wait for them.
    const soon = AbortSignal.timeout(EXTRAS_MS);
    const own = new URL(address);
    const read = async (place: string, bytesMax: number) => {
      const { host, port } = new URL(place);
      if (host === own.host ? !rules.allows(place) : port !== '') return null;
      const found = await fetcher.fetch(place, {}, soon, { toOtherHosts: true }).catch(() => null);
      return found?.kind === 'page' && found.bytes.length <= bytesMax ? found : null;
    };
    const manifest = parseManifest(look.manifest ? (await read(look.manifest, MANIFEST_BYTES_MAX))?.bytes : undefined);
    return {
      address,
      name: siteName([look.siteName, manifest.name, manifest.short_name], page.name, address),
      color: [...look.colors, manifest.theme_color].map(hexOf).find((color) => color !== null) ?? null,
      icon: await readIcon([...look.icons, new URL('/favicon.ico', address).href], (icon) =>
        read(icon, ICON_BYTES_MAX),
      ),
    };
  } catch (error) {
    if (signal.aborted) throw refuse('down');
    throw error;
  }
}

type ReadFile = (address: string) => Promise<{ readonly contentType: string; readonly bytes: Buffer } | null>;

async function readIcon(addresses: readonly string[], read: ReadFile): Promise<string> {
  for (const address of addresses.slice(0, ICONS_TRIED)) {
    const found = await read(address);
    if (found && ICON_TYPES.test(found.contentType) && found.bytes.length > 0) {
      return `data:${found.contentType};base64,${found.bytes.toString('base64')}`;
    }
  }
  return '';
}

function parseManifest(bytes: Buffer | undefined): Record<'name' | 'short_name' | 'theme_color', string | undefined> {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  try {
    const { name, short_name, theme_color } = JSON.parse(bytes?.toString('utf8') ?? '{}') as Record<string, unknown>;
    return { name: text(name), short_name: text(short_name), theme_color: text(theme_color) };
  } catch {
    return { name: undefined, short_name: undefined, theme_color: undefined };
  }
}

/** Returns a color as six hexadecimal digits; null for other text, and for white, which would hide the chat. */
export function hexOf(color: string | undefined): string | null {
  const text = color?.trim().toLowerCase() ?? '';
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(text)?.slice(1);
  const long = /^#([\da-f]{6})(?:[\da-f]{2})?$/.exec(text)?.[1];
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text)?.slice(1);
  const digits = short
    ? short.map((digit) => digit + digit).join('')
    : (long ?? rgb?.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join(''));
  if (!digits) return null;
  const isWhite = (digits.match(/../g) ?? []).every((part) => Number.parseInt(part, 16) > 0xe6);
  return isWhite ? null : `#${digits}`;
}

const NAME_MAX = 60;
const GENERIC = /^(?:home|home ?page|welcome|start|startseite|willkommen|accueil|inicio|index)$/i;

/** Returns a site's name: the one that it states, or the part of its title that is not 'Home', or its host. */
export function siteName(own: readonly (string | undefined)[], title: string, address: string): string {
  const parts = title.split(/\s+[|–—·•-]\s+|\s*[|•]\s*/);
  const isAddress = title === address.replace(/^https?:\/\//, '');
  const found = [...own, ...(isAddress ? [] : parts)]
    .map((name) => name?.replace(/\s+/g, ' ').trim() ?? '')
    .find((name) => name !== '' && !GENERIC.test(name));
  return (found ?? new URL(address).hostname.replace(/^www\./, '')).slice(0, NAME_MAX).trim();
}
