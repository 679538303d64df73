import { randomUUID } from 'node:crypto';
import { isShownPart, type ReleaseAction } from '@frontdesk/shared/endpoints/release-log';
import type { WantedChange } from './change-choices';
import { lastRelease, type ReleaseLog, releaseById } from './release-log';

/** Who makes the changes of a composition. */
export interface Actor {
  readonly by: string;
  /** The id of the action, for a caller that looks it up. Default: a new id. */
  readonly id?: string;
}

/** The user who runs `npm run compose`. */
export const COMMAND: Actor = { by: 'npm run compose' };

const STORED_MAX = 100;

/**
 * Returns the log with a line for each changed part, which describes its state after the changes. The server translates
 * the lines: write whole sentences with an entry in `shared/src/endpoints/messages`.
 */
export function withActions(
  log: ReleaseLog,
  changes: readonly WantedChange[],
  { by, id }: Actor,
  now: Date,
): ReleaseLog {
  const at = now.toISOString();
  const flags = changes.flatMap((change) => (change.kind === 'flag' ? [change] : []));
  const ofParts = changes.flatMap((change) => (change.kind === 'flag' ? [] : [change]));
  const parts = [...new Set(ofParts.map(({ part }) => part))];
  const added: ReleaseAction[] = [
    ...parts.map((remote, index) => {
      const own = ofParts.filter(({ part }) => part === remote);
      const waits = reasonToWait(log, remote, own);
      const text = own.some(({ kind }) => kind === 'folder')
        ? published(log, remote, own)
        : done(log, remote, own.at(-1));
      return { id: (index === 0 ? id : undefined) ?? randomUUID(), at, by, remote, text, ...(waits && { waits }) };
    }),
    ...flags.map(({ flag, isOn }) => ({
      id: randomUUID(),
      at,
      by,
      remote: 'host',
      text: isOn ? `Turned the flag ${flag} on.` : `Turned the flag ${flag} off.`,
    })),
  ];
  return added.length === 0 ? log : { ...log, actions: [...(log.actions ?? []), ...added].slice(-STORED_MAX) };
}

type PartChange = Exclude<WantedChange, { kind: 'flag' }>;

/** Why the release that a team published is waiting for an operator; undefined if it is not. */
function reasonToWait(log: ReleaseLog, part: string, changes: readonly PartChange[]): string | undefined {
  const folder = changes.find((change) => change.kind === 'folder' && change.byTeam);
  if (folder?.kind !== 'folder' || (folder.isOnlyStored && isShownPart(log, part))) return undefined;
  return newestOf(log, part)?.why;
}

function published(log: ReleaseLog, part: string, changes: readonly PartChange[]): string {
  const version = newestOf(log, part)?.version ?? 'a release';
  const why = reasonToWait(log, part, changes);
  if (!isShownPart(log, part)) return `Published ${version}. It waits for an operator.`;
  if (why !== undefined) return `Published ${version}. ${why}`;
  const rollout = changes.findLast((change) => change.kind === 'rollout');
  const isOnlyStored = changes.some(
    (change) => change.kind === 'preview' || (change.kind === 'folder' && change.isOnlyStored),
  );
  if (isOnlyStored && !rollout) return `Published ${version} (only by link).`;
  if (rollout?.kind !== 'rollout' || rollout.percent >= 100) return `Published ${version} to all browsers.`;
  return `Published ${version} to ${rollout.percent} % of browsers.`;
}

/** Returns a sentence about what a change did. */
function done(log: ReleaseLog, part: string, change: PartChange | undefined): string {
  const version =
    (releaseById(log.releases, part, log.choices[part]?.release) ?? lastRelease(log, part))?.version ?? 'a release';
  if (change?.kind === 'decline' && change.id !== undefined) return 'Declined a build that waited, and deleted it.';
  if (change?.kind === 'decline') return 'Declined the remote, and deleted its builds.';
  if (change?.kind === 'remove') return 'Removed the remote from the site.';
  if (change?.kind === 'rollback' && change.id === undefined) return `Rolled back to ${version}.`;
  if (change?.kind === 'preview') return `Opened ${newestOf(log, part)?.version ?? 'a release'} to previews.`;
  if (change?.kind === 'address') return `Released ${version} from ${change.address} to all browsers.`;
  if (change?.kind === 'build') return `Released the build of the checkout, ${version}, to all browsers.`;
  if (change?.kind !== 'rollout' || change.percent >= 100) return `Released ${version} to all browsers.`;
  if (change.percent === 0) return `Stopped the rollout of ${version}.`;
  const released = `Released ${version} to ${change.percent} % of browsers.`;
  return [released, ...(change.halt ? ['It ends by itself if it fails more often.'] : [])].join(' ');
}

const newestOf = (log: ReleaseLog, part: string) => log.releases.findLast((release) => release.part === part);
