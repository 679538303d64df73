import type { Device } from '@frontdesk/shared/endpoints/scans';
import Bowser from 'bowser';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { ScanHeaders } from './scan-headers';

/** What a scan is counted as. */
export type ScannedBy = Device | 'bot';

const KNOWN_MAX = 5_000;
/** No browser has a longer name, which would be slow to parse. */
const NAME_MAX = 400;
const DEVICES: Readonly<Record<string, Device>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

/** Parsing a name takes longer than the rest of a scan, and most names repeat. */
const known = new LRUCache<string, ScannedBy>({ max: KNOWN_MAX });

/** Detects the kind of device that sent a request by its browser's name; bots and link previews are 'bot'. */
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
