import { chakra } from '@chakra-ui/react';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** A short state in words, which the color emphasizes. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2',
    py: '0.5',
    rounded: 'full',
    fontSize: 'xs',
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { bg: 'subtle', color: 'text.muted' },
      // The outline makes the badge visible on a selected row, which has the same background.
      accent: {
        bg: 'brass.subtle',
        color: 'brass.text',
        outline: '1px solid',
        outlineColor: 'brass',
        outlineOffset: '-1px',
      },
      success: { bg: 'success.subtle', color: 'success' },
      warning: { bg: 'warning.subtle', color: 'warning' },
      danger: { bg: 'danger.subtle', color: 'danger' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
