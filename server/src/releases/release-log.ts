import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isShownPart,
  releaseLogReader,
  type StoredRelease,
  type StoredReleaseLog,
} from '@frontdesk/shared/endpoints/release-log';
import type { ReleasePart } from '@frontdesk/shared/endpoints/releases';
import * as v from 'valibot';

/** Reads the log in `folder`, with its text; null if there is none or it cannot be read. */
export async function readReleaseLog(folder: string): Promise<{ log: StoredReleaseLog; text: string } | null> {
  const text = await readFile(join(folder, 'releases.json'), 'utf8').catch(() => '');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseLogReader), text);
  return read.success ? { log: read.output, text } : null;
}

/** Returns whether browsers load the part, an operator has removed it, or no operator has added it yet. */
export function stateOfPart(log: StoredReleaseLog, part: string): ReleasePart['state'] {
  if (log.choices[part]?.isRemoved) return 'removed';
  return isShownPart(log, part) ? 'live' : 'waiting';
}

/** The rollout of a part; undefined if there is none. */
export const rolloutOf = (log: StoredReleaseLog, part: string) => log.choices[part]?.rollout;

/** Returns which browsers load a release. */
export function stateOfRelease(log: StoredReleaseLog, { part, id }: StoredRelease): 'live' | 'rollout' | 'stored' {
  if (stateOfPart(log, part) !== 'live') return 'stored';
  if (rolloutOf(log, part) && log.choices[part]?.release === id) return 'rollout';
  return log.live[part]?.at(-1) === id ? 'live' : 'stored';
}
