import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    rounded: 'md',
    px: '4',
    py: '3',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      info: { bg: 'subtle', color: 'text' },
      success: { bg: 'success.subtle', color: 'success' },
      warning: { bg: 'warning.subtle', color: 'warning' },
      danger: { bg: 'danger.subtle', color: 'danger' },
    },
  },
});

const Words = chakra('div', { base: { flex: '1 1 12rem', minW: 0 } });

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly children: ReactNode;
  /** The next step, such as a button named 'Try again'. */
  readonly action?: ReactNode;
}

/**
 * A message in the page that screen readers announce when it appears: immediately for a failure, politely otherwise.
 */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <Frame tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Words>{children}</Words>
      {action}
    </Frame>
  );
}
