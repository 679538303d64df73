import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const TICK = 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)';

/** Drawn by us, because the browser's own empty box looks filled in the dark theme. */
const Box = chakra('input', {
  base: {
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    width: '18px',
    height: '18px',
    flexShrink: 0,
    verticalAlign: 'middle',
    rounded: '4px',
    borderWidth: '1.5px',
    borderColor: 'line.strong',
    bg: 'surface',
    cursor: 'pointer',
    '&:checked, &:indeterminate': { bg: 'accent', borderColor: 'accent' },
    '&:checked::before, &:indeterminate::before': {
      content: '""',
      width: '10px',
      height: '10px',
      bg: 'accent.contrast',
      clipPath: TICK,
    },
    '&:indeterminate::before': { clipPath: 'inset(40% 0)' },
    '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none !important' } },
  },
});

interface CheckboxProps extends Omit<ComponentProps<typeof Box>, 'ref' | 'type'> {
  /** Whether some, but not all, of the box's items are selected. */
  readonly isMixed?: boolean;
}

/** A checkbox without a label, which the caller adds. */
export function Checkbox({ isMixed = false, ...props }: CheckboxProps) {
  return (
    <Box
      {...props}
      type="checkbox"
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = isMixed;
      }}
    />
  );
}
