import { Card, chakra, Text } from '@frontdesk/shared/ui/core';

interface EmptyCardProps {
  /** The lines of the drawing, 160 by 112, as path data. */
  readonly ink: string;
  /** The brass-colored part of the drawing. */
  readonly brass: string;
  /** A sentence. */
  readonly children: string;
}

/** Shows that a list is empty. The drawing is part of the page, so it needs no separate request. */
export function EmptyCard({ ink, brass, children }: EmptyCardProps) {
  return (
    <Card display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" gap="6">
      <chakra.svg
        viewBox="0 0 160 112"
        width="120px"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        color="text.muted"
        aria-hidden
      >
        <path d={ink} />
        <chakra.path stroke="brass" fill="brass.subtle" d={brass} />
      </chakra.svg>
      <Text tone="muted" flex="1 1 14rem">
        {children}
      </Text>
    </Card>
  );
}
