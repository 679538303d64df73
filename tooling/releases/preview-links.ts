import type { WantedChange } from './change-choices';
import { nameOf } from './release';
import type { ReleaseLog } from './release-log';

/** Returns the link to each requested preview, which is the newest release of its part. */
export function previewLinks(changes: readonly WantedChange[], log: ReleaseLog): string[] {
  const site = process.env['PUBLIC_URL']?.replace(/\/+$/, '') ?? '';
  return changes.flatMap(({ kind, part }) => {
    const newest = log.releases.findLast((release) => release.part === part);
    return kind === 'preview' && newest
      ? [`Preview of ${nameOf(newest)}: ${site}/admin?preview=${part}@${newest.id}`]
      : [];
  });
}
