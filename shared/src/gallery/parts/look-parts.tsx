import { Box, chakra, Grid } from '@chakra-ui/react';
import { theme } from '../../theme/theme';
import { Text } from '../../ui/core/text';
import type { GalleryPart } from '../gallery-part';

const COLORS = Object.keys(theme.semanticTokens?.colors ?? {});
/** The purpose of each size (docs/design.md). */
const SIZES = {
  '2xl': 'Good morning, Anna.',
  xl: 'Title of a page',
  lg: 'Title of a card',
  md: 'Text, fields and buttons',
  xs: 'Notes, times and tables: 1,284 of 2,096',
} as const;

const Swatch = chakra('div', { base: { height: '44px', rounded: 'md', borderWidth: '1px' } });

/** The tokens themselves, read from the theme. */
export const lookParts: readonly GalleryPart[] = [
  {
    name: 'Colors',
    about: 'Paper, ink and brass; violet for the primary action alone. Tokens of shared/src/theme/theme.ts.',
    states: {
      'all tokens': () => (
        <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 112px), 1fr))" gap="3">
          {COLORS.map((name) => (
            <Box key={name} minW={0}>
              <Swatch bg={name} />
              <Text fontSize="xs" mt="1" overflowWrap="anywhere">
                {name}
              </Text>
            </Box>
          ))}
        </Grid>
      ),
    },
  },
  {
    name: 'Type',
    about: 'Hanken Grotesk in five sizes, with tabular figures. It loads after the page and moves nothing.',
    states: {
      scale: () => (
        <>
          {Object.entries(SIZES).map(([size, sample]) => (
            <Box key={size} mb="3">
              <Text fontSize={size} lineHeight="1.3" fontWeight={size === 'md' || size === 'xs' ? 400 : 600}>
                {sample}
              </Text>
              <Text fontSize="xs" tone="muted">
                {size}
              </Text>
            </Box>
          ))}
        </>
      ),
    },
  },
];
