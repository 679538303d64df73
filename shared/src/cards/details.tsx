import { chakra } from '@frontdesk/shared/ui/core';

/**
 * Content that its `summary` opens. The chevron points up while it is open, in either text direction. Compiled into
 * each page that needs it.
 */
export const Details = chakra('details', {
  base: {
    fontSize: 'sm',
    '& > summary': {
      minH: '24px',
      fontWeight: 500,
      cursor: 'pointer',
      listStyle: 'none',
      _after: {
        content: '""',
        display: 'inline-block',
        boxSize: '7px',
        ms: '2',
        mb: '3px',
        borderWidth: '0 1.5px 1.5px 0',
        borderColor: 'currentColor',
        rotate: '45deg',
      },
    },
    '&[open] > summary::after': { rotate: '225deg', mb: '-1px' },
  },
});
