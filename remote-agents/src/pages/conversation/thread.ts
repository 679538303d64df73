import { formatMoment } from '@frontdesk/shared/app';

/** Messages with less between them are one group. */
const PAUSE_MS = 10 * 60_000;

/** Returns what is shown above a message: its day and time where a day begins, its time after a pause, else nothing. */
export function timeMark(sentAt: string | null, previousAt: string | null): string {
  const [at, before] = [sentAt, previousAt].map((time) => new Date(time ?? '')) as [Date, Date];
  const isSameDay = at.toDateString() === before.toDateString();
  if (!(at.getTime() > 0) || (isSameDay && +at - +before < PAUSE_MS)) return '';
  return formatMoment(at, { timeStyle: 'short', ...(!isSameDay && { dateStyle: 'full' }) });
}

/** A mark with the initial of who speaks, beside the message. Screen readers skip it and read the name beside it. */
export const FACE = {
  position: 'relative',
  ps: '10',
  _before: {
    content: 'attr(data-initial) / ""',
    position: 'absolute',
    top: 0,
    insetStart: 0,
    display: 'grid',
    placeItems: 'center',
    boxSize: '28px',
    rounded: 'full',
    fontSize: 'xs',
    fontWeight: 600,
    bg: 'subtle',
  },
  '&:not([data-face=visitor])': {
    ps: 0,
    pe: '10',
    _before: { insetStart: 'auto', insetEnd: 0, bg: 'accent.subtle', color: 'accent.text' },
  },
} as const;

export const initialOf = (name: string) => [...name][0]?.toUpperCase();
