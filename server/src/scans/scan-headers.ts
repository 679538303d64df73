import type { IncomingMessage } from 'node:http';
import type { RuleDevice } from '@frontdesk/shared/endpoints/link-rules';
import type { Device } from '@frontdesk/shared/endpoints/scans';
import Bowser from 'bowser';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** The headers of a scan that the server reads. */
export interface ScanHeaders {
  readonly userAgent: string;
  /** X-Forwarded-For; '' when there is none. */
  readonly forwardedFor: string;
  /** Whether a browser fetches the link in advance, or for a preview. */
  readonly isPreview: boolean;
  readonly repeatsHost: boolean;
}

const PURPOSE = /^(?:sec-purpose|purpose|x-purpose|x-moz)$/i;
const PREVIEW = /prefetch|preview|prerender/i;

/** Reads the headers in one pass: Node builds an object of all headers on first access, which takes longer. */
export function scanHeaders({ rawHeaders }: IncomingMessage): ScanHeaders {
  let userAgent = '';
  let isPreview = false;
  let forwardedFor = '';
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    switch (name.length) {
      case 4:
        if (name.toLowerCase() === 'host') hosts += 1;
        break;
      case 10:
        if (userAgent === '' && name.toLowerCase() === 'user-agent') userAgent = rawHeaders[index + 1] as string;
        break;
      case 15:
        // Node joins repeated headers in the same way.
        if (name.toLowerCase() === 'x-forwarded-for') {
          forwardedFor += `${forwardedFor && ', '}${rawHeaders[index + 1]}`;
        }
        break;
      case 5:
      case 7:
      case 9:
      case 11:
        if (PURPOSE.test(name)) isPreview ||= PREVIEW.test(rawHeaders[index + 1] as string);
        break;
    }
  }
  return { userAgent, forwardedFor, isPreview, repeatsHost: hosts > 1 };
}

/** The kind of device that a scan is counted as. */
export type ScannedBy = Device | 'bot';

const KNOWN_MAX = 5_000;
/** No browser has a name longer than this, and a longer one would be slow to parse. */
const NAME_MAX = 400;
const DEVICES: Readonly<Record<string, Device>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

/** Parsing a name takes longer than the rest of a scan, and most names repeat. */
const known = new LRUCache<string, ScannedBy>({ max: KNOWN_MAX });

/** Detects, by the browser's name, the kind of device that sent a request; bots and link previews are 'bot'. */
export function deviceOf({ userAgent, isPreview }: ScanHeaders): ScannedBy {
  if (isPreview) return 'bot';
  const before = known.get(userAgent);
  if (before) return before;
  const device = readName(userAgent.slice(0, NAME_MAX));
  if (userAgent.length <= NAME_MAX) known.set(userAgent, device);
  return device;
}

/** Every browser sends a name. */
function readName(name: string): ScannedBy {
  if (name.trim() === '' || isbot(name)) return 'bot';
  return DEVICES[Bowser.getParser(name).getPlatformType()] ?? 'other';
}

/** Returns the value of a header that is not needed for most scans; '' if there is none. */
export function headerOf({ rawHeaders }: IncomingMessage, name: string): string {
  const at = rawHeaders.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at < 0 ? '' : (rawHeaders[at + 1] as string);
}

/** Returns the device, as named in the rules of codes. */
export function ruleDeviceOf(headers: ScanHeaders): RuleDevice | null {
  const { userAgent } = headers;
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/i.test(userAgent)) return 'android';
  return deviceOf(headers) === 'computer' ? 'computer' : null;
}
