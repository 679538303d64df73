import { chakra } from '@chakra-ui/react';
import { formatAgo } from './format-ago';
import { formatDateTime } from './format-date-time';
import { useNow } from './use-now';

const Time = chakra('time', { base: { position: 'relative', whiteSpace: 'nowrap' } });

/** Visible to screen readers, and to everybody while the keyboard or a finger is on the row. */
const Whole = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    'tr:has(:focus-visible) &, li:has(:focus-visible) &, article:has(:focus-visible) &, time:active > &': {
      clipPath: 'none',
      zIndex: 3,
      insetInlineEnd: 0,
      top: '50%',
      translate: '0 -50%',
      width: 'auto',
      height: 'auto',
      px: '2',
      py: '0.5',
      rounded: 'sm',
      borderWidth: '1px',
      bg: 'surface',
      color: 'text',
      fontSize: 'xs',
    },
  },
});

interface TimeProps {
  readonly time: string | null | undefined;
}

/** Shows how long ago something was. The whole date shows on hover, on touch, and while the keyboard is in the row. */
export function TimeAgo({ time }: TimeProps) {
  const whole = formatDateTime(time);
  const words = formatAgo(time, useNow());
  if (whole === '-') return words;
  return (
    <Time dateTime={time ?? undefined} title={whole}>
      {words}
      <Whole> ({whole})</Whole>
    </Time>
  );
}

/** Shows the whole date; how long ago it was shows on hover. */
export function DateTime({ time }: TimeProps) {
  const whole = formatDateTime(time);
  const words = formatAgo(time, useNow());
  if (whole === '-') return whole;
  return (
    <time dateTime={time ?? undefined} title={words}>
      {whole}
    </time>
  );
}
