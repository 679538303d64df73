import { Box, Grid } from '@frontdesk/shared/ui/core';
import type { ReactNode } from 'react';

interface HomeLayoutProps {
  /** Cards with a row of their own, which render nothing when they have nothing to show. */
  readonly wide: ReactNode;
  readonly others: ReactNode;
}

const HAS_WIDE = '@media (min-width: 1200px)';

/**
 * Puts the wide cards above the others. On wide windows they are beside the others as soon as one of them has content;
 * browsers without `:has` leave them above.
 */
export function HomeLayout({ wide, others }: HomeLayoutProps) {
  return (
    <Box
      css={{
        [HAS_WIDE]: {
          '&:has([data-wide] > * > *)': {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 2fr) minmax(300px, 1fr)',
            columnGap: '6',
            alignItems: 'start',
            '& > [data-others]': { gridTemplateColumns: 'minmax(0, 1fr)' },
          },
        },
      }}
    >
      <Box data-wide minW={0}>
        {wide}
      </Box>
      <Grid data-others gap="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}>
        {others}
      </Grid>
    </Box>
  );
}
