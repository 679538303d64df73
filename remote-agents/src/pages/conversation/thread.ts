import { formatMoment } from '@frontdesk/shared/app';

/** Messages with less between them are one group. */
const PAUSE_MS = 10 * 60_000;

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** Returns what stands above a message: its day and time where a day begins, its time after a pause, else nothing. */
export function timeMark(sentAt: string | null, previousAt: string | null): string {
  const [at, before] = [new Date(sentAt ?? Number.NaN), new Date(previousAt ?? Number.NaN)];
  if (Number.isNaN(at.getTime())) return '';
  if (at.toDateString() !== before.toDateString()) {
    const isThisYear = at.getFullYear() === new Date().getFullYear();
    return formatMoment(at, { ...DAY, ...TIME, ...(!isThisYear && { year: 'numeric' }) });
  }
  return at.getTime() - before.getTime() < PAUSE_MS ? '' : formatMoment(at, TIME);
}

/** The mark with the initial of who speaks, beside what is said. It is no text, because the name stands beside it. */
export const FACE = {
  position: 'relative',
  ps: '10',
  _before: {
    content: 'attr(data-initial) / ""',
    position: 'absolute',
    top: '0.5',
    insetStart: 0,
    display: 'grid',
    placeItems: 'center',
    boxSize: '28px',
    rounded: 'full',
    fontSize: 'xs',
    fontWeight: 600,
    bg: 'subtle',
  },
  // Whom the organization has speak is at the other side.
  '&:not([data-face=visitor])': { ps: '0', pe: '10', _before: { insetStart: 'auto', insetEnd: 0 } },
  '&[data-face=agent]::before': { bg: 'accent.subtle', color: 'accent.text' },
  '&:is([data-face=person], [data-face=owner])::before': { bg: 'text', color: 'surface' },
  '&[data-face=note]::before': { border: '1px dashed {colors.brass}', bg: 'transparent' },
} as const;

export const initialOf = (name: string) => [...name][0]?.toUpperCase() ?? '';
