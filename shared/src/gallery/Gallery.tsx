import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { type ComponentType, useEffect, useState } from 'react';
import { Logo } from '../ui/core/PageFrame';
import { Heading, Text } from '../ui/core/text';
import { SelectField } from '../ui/form/fields';
import { allParts } from './all-parts';
import { type GalleryPart, readTheme, THEMES, type ThemeChoice, themeClassesOf } from './gallery-part';

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
function PartSection({ part: { name, entry, about, states }, themes }: PartSectionProps) {
  return (
    <Box as="section" id={name} aria-label={name} mb="12" scrollMarginTop="4">
      <Heading as="h2">{name}</Heading>
      <Text mt="1">{about}</Text>
      {entry && <Import>{`import { ${name} } from '${entry}';`}</Import>}
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

const Entry = chakra('a', {
  base: { display: 'block', px: '3', py: '1', rounded: 'md', fontSize: 'sm', _hover: { bg: 'hover' } },
});

/** Shows all shared parts in every state, in the light and the dark theme. */
export function Gallery() {
  const [choice, setChoice] = useState<ThemeChoice>(() => readTheme(location.search));
  useEffect(
    function showTheme() {
      document.documentElement.classList.toggle('dark', choice === 'dark');
      history.replaceState(history.state, '', `?theme=${choice}${location.hash}`);
    },
    [choice],
  );
  return (
    <Flex minH="100dvh" direction={{ base: 'column', lg: 'row' }}>
      <Box
        as="nav"
        aria-label="Parts"
        width={{ lg: '240px' }}
        flexShrink={0}
        p="4"
        bg="surface"
        borderEndWidth={{ lg: '1px' }}
        borderBottomWidth={{ base: '1px', lg: 0 }}
      >
        <Box position="sticky" top="4">
          <Flex align="center" gap="2" mb="4">
            <Logo />
            <Heading as="h1">Gallery</Heading>
          </Flex>
          <SelectField
            label="Theme"
            name="theme"
            options={THEMES}
            value={choice}
            onChange={(value) => setChoice(value as ThemeChoice)}
          />
          <Flex direction={{ base: 'row', lg: 'column' }} wrap={{ base: 'wrap', lg: 'nowrap' }} mt="4">
            {allParts.map(({ name }) => (
              <Entry key={name} href={`#${name}`}>
                {name}
              </Entry>
            ))}
          </Flex>
        </Box>
      </Box>
      <Box as="main" flex="1" minW={0} p={{ base: '4', md: '8' }}>
        <Text tone="muted" mb="8" maxW="72ch">
          All parts that remotes import from shared, in every state. The list is in{' '}
          <code>shared/src/gallery/parts</code>; unit tests render the same list.
        </Text>
        {allParts.map((part) => (
          <PartSection key={part.name} part={part} themes={themeClassesOf(choice)} />
        ))}
      </Box>
    </Flex>
  );
}
