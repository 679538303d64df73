import { chakra } from '@frontdesk/shared/ui/core';

const Bubble = chakra('span', {
  base: {
    position: 'absolute',
    top: '2px',
    right: '0px',
    minW: '18px',
    height: '18px',
    px: '1',
    rounded: 'full',
    bg: 'accent',
    color: 'accent.contrast',
    fontSize: '11px',
    fontWeight: 600,
    lineHeight: '18px',
    textAlign: 'center',
  },
});

/** A number on an icon, alone in its element. */
export function CountBadge({ count }: { count: number }) {
  return <Bubble>{count}</Bubble>;
}
