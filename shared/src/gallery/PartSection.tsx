import { Box, chakra, Grid } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { Heading, Text } from '../ui/core/text';
import type { GalleryPart } from './gallery-part';

const Import = chakra('code', {
  base: {
    display: 'block',
    mt: '1',
    fontFamily: 'mono',
    fontSize: 'xs',
    color: 'text.muted',
    overflowWrap: 'anywhere',
  },
});
const Column = chakra('div', { base: { minW: 0, p: '4', bg: 'canvas', color: 'text' } });

interface PartSectionProps {
  readonly part: GalleryPart;
  readonly themes: readonly ('light' | 'dark')[];
}

/** Shows a part: its purpose, its import and all its states. */
export function PartSection({ part: { name, entry, about, states }, themes }: PartSectionProps) {
  return (
    <Box as="section" id={name} aria-label={name} mb="12" scrollMarginTop="4">
      <Heading as="h2">{name}</Heading>
      <Text mt="1">{about}</Text>
      <Import>{`import { ${name} } from '${entry}';`}</Import>
      {Object.entries(states).map(([state, Sample]) => (
        <State key={state} name={state} Sample={Sample} themes={themes} />
      ))}
    </Box>
  );
}

function State({ name, Sample, themes }: Pick<PartSectionProps, 'themes'> & { name: string; Sample: ComponentType }) {
  return (
    <Box mt="4">
      <Heading as="h3" size="sm" mb="2" _firstLetter={{ textTransform: 'uppercase' }}>
        {name}
      </Heading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${themes.length}, minmax(0, 1fr))` }}
        borderWidth="1px"
        rounded="lg"
        overflow="hidden"
      >
        {themes.map((theme) => (
          <Column key={theme} className={theme} colorScheme={theme}>
            <Sample />
          </Column>
        ))}
      </Grid>
    </Box>
  );
}
