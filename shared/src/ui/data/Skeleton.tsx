import { chakra } from '@chakra-ui/react';

/** A placeholder in the shape of the loading content. */
export const Skeleton = chakra('div', {
  base: { bg: 'line', rounded: 'md', animation: 'pulse 1.6s ease-in-out infinite' },
});
