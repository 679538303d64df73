import { chakra } from '@chakra-ui/react';

/** A surface with a border that groups related content. */
export const Card = chakra('section', {
  base: { bg: 'surface', borderWidth: '1px', borderColor: 'line', rounded: 'lg', p: { base: '4', md: '6' }, minW: 0 },
});
