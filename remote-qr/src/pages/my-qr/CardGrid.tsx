import { chakra } from '@frontdesk/shared/ui/core';

/** The grid that cards and their placeholders share, so that nothing moves when the cards arrive. */
export const CardGrid = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' },
});
