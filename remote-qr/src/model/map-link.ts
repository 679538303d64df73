import * as messages from '../messages/place';

/** A point on a map, in decimal degrees as typed in the link. */
export interface MapPoint {
  readonly latitude: string;
  readonly longitude: string;
  /** The name of the place in the link; '' if there is none. */
  readonly label: string;
}

export type MapLink =
  | { readonly ok: true; readonly point: MapPoint }
  | { readonly ok: false; readonly problem: string };

const NUMBER = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
const PAIR = new RegExp(String.raw`^\s*${NUMBER}\s*[,;\s]\s*${NUMBER}\s*$`);

/** Shortened links, which only the map's server can resolve. */
const SHORT_HOSTS = /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple|osm\.org)$/;

/**
 * Reads the point from a pasted link to Google Maps, Apple Maps, OpenStreetMap or another map, from a `geo:` link, or
 * from two numbers. A link may contain the center of the screen and the place itself; the place takes precedence.
 */
export function readMapLink(pasted: string): MapLink {
  const text = pasted.trim();
  const pair = pointOf(text) ?? pointOf(/^geo:([^?;]+)/i.exec(text)?.[1]);
  if (/^geo:/i.test(text)) return readGeo(text, pair);
  if (pair) return { ok: true, point: pair };
  const address = /^https?:\/\//i.test(text) ? text : /^[\w-]+(?:\.[\w-]+)+\//.test(text) ? `https://${text}` : '';
  if (!URL.canParse(address)) return { ok: false, problem: messages.notALink };
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  const point = pointIn(url, host);
  if (point && isOnEarth(point)) return { ok: true, point };
  if (point) return { ok: false, problem: messages.notOnEarth };
  return { ok: false, problem: isShort(url, host) ? messages.shortLink : messages.noPoint };
}

/** Reads `geo:52.5,13.3`, whose query may contain the place itself: `geo:0,0?q=52.5,13.3(Gate)`. */
function readGeo(text: string, center: MapPoint | null): MapLink {
  const query = new URLSearchParams(text.split('?')[1] ?? '').get('q') ?? '';
  const [, numbers = '', label = ''] = /^([^(]*)(?:\((.*)\))?$/.exec(query) ?? [];
  const point = pointOf(numbers) ?? center;
  return point ? { ok: true, point: { ...point, label: label.trim() } } : { ok: false, problem: messages.noPoint };
}

function pointIn(url: URL, host: string): MapPoint | null {
  const path = decoded(url.pathname);
  const search = url.searchParams;
  const label = nameIn(path, search);
  const named = (point: MapPoint | null) => point && { ...point, label };
  // Google: the place's pin, then the search term, then the center of the screen.
  const pin = new RegExp(`!3d${NUMBER}!4d${NUMBER}`).exec(path);
  if (pin) return named(made(pin[1], pin[2]));
  for (const name of ['query', 'q', 'll', 'sll', 'coordinate', 'center', 'destination', 'daddr', 'cp', 'mlat']) {
    const value = search.get(name)?.replace(/^loc:/, '') ?? undefined;
    const point = name === 'mlat' ? made(value, search.get('mlon') ?? undefined) : pointOf(value?.replace('~', ','));
    if (point) return named(point);
  }
  const inPath = new RegExp(`/(?:place|search|dir)/(?:[^@]*/)?${NUMBER},\\s*\\+?${NUMBER}(?:/|$)`).exec(path);
  if (inPath) return named(made(inPath[1], inPath[2]));
  const screen = new RegExp(`@${NUMBER},${NUMBER}`).exec(path);
  if (screen) return named(made(screen[1], screen[2]));
  // OpenStreetMap: #map=18/52.51630/13.37770
  const map = new RegExp(`map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`).exec(url.hash);
  return map && /openstreetmap|osm/.test(host) ? named(made(map[1], map[2])) : null;
}

/** Returns the name of a place: from Google's `/maps/place/Brandenburg+Gate/`, or from Apple's `q=` and `name=`. */
function nameIn(path: string, search: URLSearchParams): string {
  const place = /\/place\/([^/@]+)/.exec(path)?.[1]?.replaceAll('+', ' ');
  const candidates = [place, search.get('name'), search.get('q')];
  return candidates.find((name) => name && !pointOf(name) && !/^loc:|[°"]/.test(name))?.trim() ?? '';
}

function isShort(url: URL, host: string): boolean {
  return SHORT_HOSTS.test(host) || (host.includes('openstreetmap') && url.pathname.startsWith('/go/'));
}

function pointOf(text: string | undefined): MapPoint | null {
  const found = text === undefined ? null : PAIR.exec(text);
  const point = found && made(found[1], found[2]);
  return point && isOnEarth(point) ? point : null;
}

function made(latitude: string | undefined, longitude: string | undefined): MapPoint | null {
  if (!latitude || !longitude || Number.isNaN(Number(latitude)) || Number.isNaN(Number(longitude))) return null;
  return { latitude: latitude.replace('+', ''), longitude: longitude.replace('+', ''), label: '' };
}

function isOnEarth({ latitude, longitude }: MapPoint): boolean {
  return Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
