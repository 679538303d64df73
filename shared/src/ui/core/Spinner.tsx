import { chakra } from '@chakra-ui/react';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    rounded: 'full',
    opacity: 0.8,
    animation: 'spin 800ms linear infinite',
  },
});

/** Shows that work is in progress. Decorative: the component that uses it also shows that in words. */
export function Spinner({ size = '20px' }: { size?: string }) {
  return <Ring aria-hidden width={size} height={size} />;
}
