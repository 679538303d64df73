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
    py: '12',
    textAlign: 'center',
    '& > svg': { width: '56px', height: '56px', color: 'text.muted', strokeWidth: 1.25 },
  },
});

export interface EmptyStateProps {
  /** A line drawing. */
  readonly icon: ReactNode;
  /** One sentence. */
  readonly children: ReactNode;
  /** One button that leads on. */
  readonly action?: ReactNode;
}

/** Nothing here yet, or nothing that matches: says which, and offers the next step. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <Frame>
      {icon}
      <Text tone="muted" maxW="44ch">
        {children}
      </Text>
      {action}
    </Frame>
  );
}
