import { Box, ChakraProvider, chakra, createSystem, defaultBaseConfig, Flex, Grid, Stack } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '../ui/core/Button';
import { Heading, Text } from '../ui/core/text';
import { baseSystem } from './base-system';
import { withCachedStyles } from './system';
import { theme } from './theme';

const plain = createSystem(defaultBaseConfig, { preflight: false, theme });
const Cell = chakra('td', {
  base: { px: '4', color: 'text', _hover: { bg: 'hover' } },
  variants: { tone: { muted: { color: 'text.muted' } } },
});
const Wide = chakra(Cell, { base: { width: '100%' } });

const page = (
  <>
    <Button>Save</Button>
    <Button variant="danger" size="sm" mt="2" className="mine">
      Delete
    </Button>
    <Cell tone="muted" title="a" css={{ '& > b': { color: 'accent' } }} />
    <Cell py={{ base: '1', md: '2' }} data-row="1" />
    <Wide asChild>
      <th>Name</th>
    </Wide>
    <Flex gap="2" align="center" css={[{ p: '1' }, { m: '2' }]}>
      <Box as="nav" width="50%" display={['none', 'block']} _dark={{ color: 'accent' }} />
      <chakra.path d="M0 0" fill="accent" />
    </Flex>
    <Grid templateColumns="1fr 2fr" />
    <Stack separator={<hr />}>
      <Heading>Agents</Heading>
      <Text tone="muted" color="accent !important">
        none
      </Text>
    </Stack>
  </>
);

function render(system: typeof plain): string {
  return renderToStaticMarkup(<ChakraProvider value={system}>{page}</ChakraProvider>);
}

test("styles elements as Chakra's own system does, the first time and from the cache", () => {
  const cached = withCachedStyles(plain);
  expect(render(cached)).toBe(render(plain));
  expect(render(cached)).toBe(render(plain));
});

test('computes no styles again when a page is rendered a second time', () => {
  const css = jest.fn(plain.css);
  const cva = jest.fn(plain.cva);
  const cached = withCachedStyles({ ...plain, css, cva } as typeof plain);
  render(cached);
  expect(css).toHaveBeenCalled();
  expect(cva).toHaveBeenCalled();
  css.mockClear();
  cva.mockClear();
  render(cached);
  expect(css).not.toHaveBeenCalled();
  expect(cva).not.toHaveBeenCalled();
});

test('limits how many computed widths it stores', () => {
  const css = jest.fn(plain.css);
  const { css: cachedCss } = withCachedStyles({ ...plain, css } as typeof plain);
  const base = {};
  for (let width = 0; width < 1000; width++) cachedCss(base, { width: `${width}px` });
  css.mockClear();
  cachedCss(base, { width: '0px' });
  expect(css).toHaveBeenCalledTimes(1);
});

test('starts no transitions where reduced motion is preferred', () => {
  // Even a transition of 0.01 ms shows its first frame, in which a focused link is not visible yet.
  const styles = JSON.stringify(baseSystem._global);
  expect(styles.match(/"transitionDuration":"[^"]*"/g)).toEqual(['"transitionDuration":"0s !important"']);
});
