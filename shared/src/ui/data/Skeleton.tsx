import { chakra } from '@chakra-ui/react';

/** A placeholder in the shape of what is being loaded. */
export const Skeleton = chakra('div', {
  base: { bg: 'line', rounded: 'md', animation: 'pulse 1.6s ease-in-out infinite' },
});
