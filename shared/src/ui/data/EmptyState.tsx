import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Text } from '../core/text';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    px: '6',
    py: '10',
    textAlign: 'center',
  },
});
const Drawing = chakra('div', {
  base: { position: 'relative', width: '144px', height: '96px', color: 'line.strong', '& > svg': { width: '100%' } },
});
const Subject = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '14px',
    bottom: '2px',
    display: 'grid',
    placeItems: 'center',
    width: '52px',
    height: '52px',
    rounded: 'full',
    borderWidth: '1.5px',
    borderColor: 'accent',
    bg: 'accent.subtle',
    color: 'accent.text',
    '& svg': { width: '26px', height: '26px', strokeWidth: 1.5 },
  },
});

export interface EmptyStateProps {
  /** An icon of what is missing; it becomes part of a line drawing. */
  readonly icon: ReactNode;
  /** A sentence. */
  readonly children: ReactNode;
  /** A button for the next step. */
  readonly action?: ReactNode;
}

/** Shows that there is nothing yet, or no match, and offers the next step. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <Frame>
      <Drawing aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox="0 0 144 96"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        >
          <path d="M32 16V11a5 5 0 0 1 5-5h76a5 5 0 0 1 5 5v34" opacity="0.5" />
          <rect x="18" y="20" width="88" height="64" rx="7" />
          <path d="M30 36h42M30 48h56M30 60h28" />
          <path d="M8 30v8M4 34h8M132 20v8M128 24h8" opacity="0.7" />
        </svg>
        {icon && <Subject>{icon}</Subject>}
      </Drawing>
      <Text tone="muted" maxW="44ch">
        {children}
      </Text>
      {action}
    </Frame>
  );
}

/** A placeholder in the shape of the loading content. */
export const Skeleton = chakra('div', {
  base: { bg: 'line', rounded: 'md', animation: 'pulse 1.6s ease-in-out infinite' },
});
