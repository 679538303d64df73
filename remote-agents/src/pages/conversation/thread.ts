import { formatMoment } from '@frontdesk/shared/app';
import { SMALL_TAG } from '../ConversationBadges';

/** Messages with less time between them are one group. */
const PAUSE_MS = 10 * 60_000;

/**
 * Returns the heading above a message: its day and time at the beginning of a day, its time after a pause, and
 * otherwise nothing.
 */
export function timeMark(sentAt: string | null, previousAt: string | null): string {
  const [at, before] = [sentAt, previousAt].map((time) => new Date(time ?? '')) as [Date, Date];
  const isSameDay = at.toDateString() === before.toDateString();
  if (!(at.getTime() > 0) || (isSameDay && +at - +before < PAUSE_MS)) return '';
  return formatMoment(at, { timeStyle: 'short', ...(!isSameDay && { dateStyle: 'full' }) });
}

/**
 * A message below its speaker's name, and beside it a mark with the initial. Screen readers skip the mark and read the
 * name. An agent's mark shows its tag, which the list sets with `tagOf`. The bubble's corner beside the mark is
 * sharper.
 */
export const FACE = {
  position: 'relative',
  pe: '10',
  _before: {
    content: 'attr(data-initial) / ""',
    position: 'absolute',
    top: 0,
    insetEnd: 0,
    display: 'grid',
    placeItems: 'center',
    boxSize: '28px',
    rounded: 'full',
    fontSize: 'xs',
    fontWeight: 600,
    bg: 'accent.subtle',
    color: 'accent.text',
  },
  '& > p + *': { px: '4', py: '2.5', rounded: 'lg', borderStartEndRadius: '4px' },
  '&[data-face=visitor]': {
    ps: '10',
    pe: 0,
    _before: { insetStart: 0, insetEnd: 'auto', bg: 'subtle', color: 'text' },
    '& > p + *': { borderStartStartRadius: '4px', borderStartEndRadius: 'lg', bg: 'subtle' },
  },
  '&[data-face=agent]': { _before: SMALL_TAG, '& > p + *': { borderWidth: '1px' } },
  '&:is([data-face=owner], [data-face=person]) > p + *': { bg: 'text', color: 'surface' },
} as const;
