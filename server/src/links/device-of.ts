import type { IncomingMessage } from 'node:http';
import type { Device } from '@frontdesk/shared/endpoints/short-link';
import Bowser from 'bowser';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** What a scan is counted as. */
export type ScannedBy = Device | 'bot';

const KNOWN_MAX = 5_000;
/** Longer names are no browser's, and take long to read. */
const NAME_MAX = 400;
const DEVICES: Readonly<Record<string, Device>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

/** Reading a name takes longer than the rest of a scan, and most names come again. */
const known = new LRUCache<string, ScannedBy>({ max: KNOWN_MAX });

/** What kind of device sent a request, by its browser's name; bots and link previews are 'bot'. */
export function deviceOf({ headers }: IncomingMessage): ScannedBy {
  if (isPreview(headers)) return 'bot';
  const name = headers['user-agent'] ?? '';
  const before = known.get(name);
  if (before) return before;
  const device = readName(name.slice(0, NAME_MAX));
  if (name.length <= NAME_MAX) known.set(name, device);
  return device;
}

/** Browsers say that they fetch a page before anybody asked for it. */
function isPreview(headers: IncomingMessage['headers']): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-purpose'] ?? headers['x-moz'];
  return purpose !== undefined && /prefetch|preview|prerender/i.test(String(purpose));
}

/** Every browser sends a name. */
function readName(name: string): ScannedBy {
  if (name.trim() === '' || isbot(name)) return 'bot';
  return DEVICES[Bowser.getParser(name).getPlatformType()] ?? 'other';
}
