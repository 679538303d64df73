import { chakra } from '@frontdesk/shared/ui/core';

/** The grid of cards and their placeholders, so that nothing moves when the cards load. */
export const CardGrid = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' },
});
