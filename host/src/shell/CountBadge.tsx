import { chakra } from '@frontdesk/shared/ui/core';

const Bubble = chakra('span', {
  base: {
    position: 'absolute',
    top: '2px',
    insetInlineEnd: '0px',
    minW: '18px',
    height: '18px',
    px: '1',
    rounded: 'full',
    fontSize: '11px',
    fontWeight: 600,
    lineHeight: '18px',
    textAlign: 'center',
  },
  variants: {
    tone: {
      accent: { bg: 'accent', color: 'accent.contrast' },
      muted: { bg: 'hover', color: 'text.muted' },
    },
  },
});

interface CountBadgeProps {
  readonly count: number;
  /** 'muted' for a number that needs no attention. Default: 'accent'. */
  readonly tone?: 'accent' | 'muted';
}

/** Shows a number on an icon. Must be alone in its element. */
export function CountBadge({ count, tone = 'accent' }: CountBadgeProps) {
  return <Bubble tone={tone}>{count}</Bubble>;
}
