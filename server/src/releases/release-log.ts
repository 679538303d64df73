import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasePart } from '@frontdesk/shared/endpoints/releases';
import * as v from 'valibot';

/** The name of the host among the parts of a site. */
export const HOST = 'host';

const releaseReader = v.object({
  part: v.string(),
  id: v.string(),
  version: v.string(),
  contract: v.string(),
  commit: v.nullable(v.string()),
  time: v.string(),
  from: v.nullable(v.string()),
  entry: v.nullable(v.record(v.string(), v.unknown())),
});
export type StoredRelease = v.InferOutput<typeof releaseReader>;

const choiceReader = v.object({
  release: v.optional(v.string()),
  rollout: v.optional(
    v.object({
      percent: v.number(),
      previous: v.string(),
      halt: v.optional(v.boolean(), false),
      since: v.optional(v.string()),
    }),
  ),
  isRemoved: v.optional(v.boolean(), false),
});

/** What this room reads of `releases.json`, which `compose` writes. */
export const releaseLogReader = v.object({
  releases: v.array(releaseReader),
  choices: v.record(v.string(), choiceReader),
  live: v.record(v.string(), v.array(v.string())),
  parts: v.optional(v.array(v.string())),
});
export type ReleaseLog = v.InferOutput<typeof releaseLogReader>;

/** Reads the log in `folder`, with its text; null when there is none or it cannot be read. */
export async function readReleaseLog(folder: string): Promise<{ log: ReleaseLog; text: string } | null> {
  const text = await readFile(join(folder, 'releases.json'), 'utf8').catch(() => '');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseLogReader), text);
  return read.success ? { log: read.output, text } : null;
}

/** The releases of a part, newest first. */
export const releasesOf = (log: ReleaseLog, part: string): StoredRelease[] =>
  log.releases.filter((release) => release.part === part).reverse();

/** Whether browsers load the part, an operator has removed it, or none has added it yet. */
export function stateOfPart(log: ReleaseLog, part: string): ReleasePart['state'] {
  if (log.choices[part]?.isRemoved) return 'removed';
  const shown = log.parts ?? [...Object.keys(log.live), ...Object.keys(log.choices)];
  return shown.includes(part) ? 'live' : 'waiting';
}

/** The rollout of a part; undefined without one. */
export const rolloutOf = (log: ReleaseLog, part: string) => log.choices[part]?.rollout;

/** Who loads a release. */
export function stateOfRelease(log: ReleaseLog, { part, id }: StoredRelease): 'live' | 'rollout' | 'stored' {
  if (stateOfPart(log, part) !== 'live') return 'stored';
  if (rolloutOf(log, part) && log.choices[part]?.release === id) return 'rollout';
  return log.live[part]?.at(-1) === id ? 'live' : 'stored';
}
