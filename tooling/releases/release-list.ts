import type { WantedChange } from './change-choices';
import type { ReleaseLog } from './release-log';
import { HOST, nameOf, type Release } from './release-store';

/** Formats the releases of every part for the console, newest first, with their state. */
export function releaseList(log: ReleaseLog): string {
  const parts = [...new Set([HOST, ...log.releases.map(({ part }) => part)])];
  return parts
    .map((part) => {
      const releases = log.releases.filter((release) => release.part === part).reverse();
      const state = log.choices[part]?.isRemoved ? ' (removed)' : '';
      return [`${part}${state}`, ...releases.map((release) => lineOf(release, log))].join('\n');
    })
    .join('\n\n');
}

function lineOf(release: Release, log: ReleaseLog): string {
  const { version, id, time, commit, from } = release;
  const when = time.slice(0, 16).replace('T', ' ');
  const origin = from ?? `commit ${commit ?? 'unknown'}`;
  return `  ${version}  ${id}  ${when}  ${origin}  ${stateOf(release, log)}`.trimEnd();
}

function stateOf({ part, id }: Release, { live, choices }: ReleaseLog): string {
  const { isRemoved, release, rollout } = choices[part] ?? {};
  if (isRemoved) return '';
  if (rollout && release === id) return `${rollout.percent} % of browsers`;
  if (live[part]?.at(-1) !== id) return '';
  return release === id ? 'live, pinned until another is chosen' : 'live';
}

/** Returns a sentence with the link to each requested preview, which is the newest release of its part. */
export function previewLinks(changes: readonly WantedChange[], log: ReleaseLog): string[] {
  const site = process.env['PUBLIC_URL']?.replace(/\/+$/, '') ?? '';
  return changes.flatMap((change) => {
    if (change.kind !== 'preview') return [];
    const newest = log.releases.findLast(({ part }) => part === change.part);
    return newest ? [`Preview of ${nameOf(newest)}: ${site}/admin?preview=${change.part}@${newest.id}`] : [];
  });
}
