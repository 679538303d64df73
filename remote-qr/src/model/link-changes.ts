import type { getShortLinkChanges } from '@frontdesk/shared/endpoints/short-link';
import type { InferOutput } from 'valibot';

/** A stored change to a code. Settings contain only what changed; contents are complete. */
export type LinkChange = InferOutput<typeof getShortLinkChanges.response>[number];

const isSettings = ({ before }: LinkChange) => before.Type === 'Settings';

/**
 * Returns the later changes that are lost when a change is undone, because they change the same thing: the content, or
 * the same settings. A change to several settings is returned with only the settings that are lost. Null if an undo
 * would change nothing or is not possible. `changes` must be ordered, newest first.
 */
export function takenBackWith(changes: readonly LinkChange[], place: number): LinkChange[] | null {
  const change = changes[place] as LinkChange;
  // An earlier password is not stored.
  if ('hasPassword' in change.after) return null;
  const fields = isSettings(change) ? Object.keys(change.before).filter((name) => name !== 'Type') : ['Type'];
  const same = changes
    .slice(0, place)
    .filter((later) => isSettings(later) === isSettings(change) && fields.some((name) => name in later.after));
  const isAsBefore = isSettings(change)
    ? fields.every((name) => same.find(({ after }) => name in after)?.after[name] === change.before[name])
    : JSON.stringify(same[0]?.after) === JSON.stringify(change.before);
  if (isAsBefore) return null;
  if (!isSettings(change)) return same;
  const only = (side: LinkChange['after']) =>
    Object.fromEntries(Object.entries(side).filter(([name]) => name === 'Type' || fields.includes(name)));
  return same.map((later) => ({
    ...later,
    before: only(later.before) as LinkChange['before'],
    after: only(later.after) as LinkChange['after'],
  }));
}
