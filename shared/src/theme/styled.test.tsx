import path from 'node:path';
import { ChakraProvider, type chakra as Factory } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { baseSystem } from './base-system';
import { chakra } from './styled';
import { append, flatten, rulesOf } from './styles';
import { system } from './system';

const FOLDER = path.dirname(require.resolve('@chakra-ui/react/styled-system'));
const { chakra: chakras } = jest.requireActual<{ chakra: typeof Factory }>(path.join(FOLDER, 'factory.cjs'));
const ours = chakra as unknown as typeof Factory;

/** A page that uses all of the factory, made with one of the two factories. */
function pageOf(factory: typeof Factory): ReactNode {
  const Box = factory('div');
  const Cell = factory('td', {
    base: { px: '4', color: 'text', _hover: { bg: 'hover' }, '& > b, & + &': { m: '-2' } },
    variants: {
      tone: { muted: { color: 'text.muted' }, loud: { fontWeight: 600, _dark: { color: 'accent' } } },
      isWide: { true: { width: '100%' } },
    },
    defaultVariants: { tone: 'loud' },
    compoundVariants: [
      { tone: 'muted', isWide: true, css: { outline: '1px solid', outlineColor: 'line' } },
      { colorPalette: 'accent' as never, css: { outlineOffset: '3px' } },
    ],
  });
  const Wide = factory(Cell, { base: { width: '100%', py: 2 }, variants: { size: { sm: { p: '1' } } } });
  const Own = factory(({ label, ...others }: { readonly label: string; readonly className?: string }) => (
    <p {...others}>{label}</p>
  ));
  const Derived = factory(factory('a', {}, { forwardProps: ['color'] }), { base: { p: '1' } });
  const Forwarding = factory('a', {}, { forwardProps: ['color'], defaultProps: { title: 'default' } });
  return (
    <table>
      <tbody>
        <tr>
          <Cell tone="muted" title="a" css={{ '& > b': { color: 'accent' } }} data-row="1" onClick={() => undefined} />
          <Cell tone={{ base: 'muted', md: 'loud' }} py={{ base: '1', md: '2', xl: '3' }} className="mine" isWide />
          <Wide size="sm" _hover={{ bg: 'line' }} bg="surface" css={[{ p: '1' }, { m: '2' }]} />
          <Wide asChild className="outer">
            <th className="inner">Name</th>
          </Wide>
          <Cell>
            <Box as="nav" width="50%" display={['none', 'block']} _dark={{ color: 'accent' }} hideBelow="md" />
            <Box bg="accent/40" color="accent !important" gap={2} flex={1} lineHeight={1.5} zIndex={3} />
            <Box userSelect="none" height="stretch" textDecoration="underline" transition="color 120ms" truncate />
            <Box
              css={{
                '--own': '{spacing.4}',
                '@media (max-width: 40rem)': { p: '1' },
                '@media (max-width: 60rem)': { p: '2' },
                '@media print': { display: 'none' },
                '@container (min-width: 20rem)': { p: '3' },
                '&:is(a, b), .parent &': { color: 'text', _focusVisible: { outlineOffset: '2px' } },
                '@media (forced-colors: active)': { borderWidth: 1 },
              }}
              md={{ p: '4' }}
              sm={{ p: '3' }}
            />
            <factory.svg>
              <factory.path d="M0 0" fill="accent" strokeWidth={2} />
              <factory.rect width="2" height="3" x="1" opacity={0.5} />
            </factory.svg>
            <factory.img alt="" htmlWidth="20" width="20px" />
            <Own label="words" mt="2" className="theirs" />
            <Forwarding color="red" p="1" />
            <Derived color="danger" href="#" />
            <Cell as="p" colorPalette="accent" />
            <Box
              css={{
                '&:is(a, b:not(c)), & > :not(a, :is(b, c))': { p: '1' },
                '&[data-x="a,b"], &[title="A & B"]': { p: '2' },
                '&:not(:is(a, b), :is(c, d))': { p: '3' },
                '@media print and (min-width: 30rem)': { p: '4' },
                '@media print': { p: '5' },
                '@media (min-width: 0)': { p: '6' },
                '@media (min-width: 100px)': { p: '7' },
              }}
            />
            <factory.input disabled aria-label="field" htmlSize={3} _placeholder={{ color: 'line' }} />
          </Cell>
        </tr>
      </tbody>
    </table>
  );
}

const shown = (page: ReactNode) => render(<ChakraProvider value={system}>{page}</ChakraProvider>).container;

/** Declarations with a prefix: Chakra's factory here writes all that any browser has needed. */
const PREFIXED = /-(?:moz|ms|webkit)-[\w-]+:[^;}]*;|[\w-]+:-(?:moz|ms|webkit)-[^;}]*;/g;

/** The names of classes in a page, in order, each once. */
const classesIn = (html: string) => [...new Set(html.match(/css-\w+/g))];

/** The page with numbers for the hashes in its classes, which the two factories compute differently. */
function numbered(html: string): string {
  const names = classesIn(html);
  return html.replace(/css-\w+/g, (name) => `css-${names.indexOf(name)}`);
}

/** The rules of a class in the page, in order, from Chakra's sheets or from ours, without the hash of its name. */
function rulesIn(name: string, isOurs: boolean): string[] {
  const sheets = [...document.querySelectorAll('style')].filter((style) => isOurs !== 'emotion' in style.dataset);
  const all = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText));
  return all
    .filter((text) => text.includes(name) && !/:-(?:moz|ms|webkit)-/.test(text.split('{')[0] ?? ''))
    .map((text) => text.replaceAll(name, 'css').replace(/\s+/g, '').replace(PREFIXED, ''));
}

test("makes the elements and classes of Chakra's factory, the first time and again", () => {
  const expected = numbered(shown(pageOf(chakras)).innerHTML);
  const page = pageOf(ours);
  const first = shown(page).innerHTML;
  expect(numbered(first)).toBe(expected);
  expect(shown(page).innerHTML).toBe(first);
});

test("adds the rules of Chakra's factory to the page, each rule once", () => {
  const names = classesIn(shown(pageOf(chakras)).innerHTML);
  const own = classesIn(shown(pageOf(ours)).innerHTML);
  shown(pageOf(ours));
  expect(names.length).toBeGreaterThan(12);
  expect(own).toHaveLength(names.length);
  for (const [place, name] of names.entries()) {
    expect(rulesIn(name, false)).not.toEqual([]);
    expect([name, rulesIn(own[place] ?? '', true)]).toEqual([name, rulesIn(name, false)]);
  }
});

test('an element inside a component gets the styles of both, and those of the component last', () => {
  const Inner = ours((props: { readonly className?: string }) => <Box {...props} color="danger" m="1" />);
  const Box = ours('div');
  const { className } = shown(<Inner bg="surface" m="3" className="mine" />).querySelector('div') as HTMLElement;
  const [own = '', ...others] = className.split(' ').reverse();
  expect(others).toEqual(['mine']);
  expect(rulesIn(own, true).join()).toMatch(
    /color:var\(--chakra-colors-danger\);background:.*;margin:var\(--chakra-spacing-3\);}/,
  );
});

test('the nested rules of a component come behind those of the element inside it, which keep their order', () => {
  const own = {
    '@media (min-width: 30rem)': { padding: '1px' },
    '@media (min-width: 64rem)': { padding: '2px' },
    '&:hover': { color: 'red' },
    '&:active': { color: 'blue' },
  };
  const outer = { '@media (min-width: 30rem)': { margin: '3px' }, '&:hover': { top: '0px' } };
  const rules = rulesOf([own], system);
  append(rules, rulesOf([outer], system));
  expect(flatten(rules, ['.a'])).toEqual([
    '.a:hover{color:red;}',
    '.a:active{color:blue;}',
    '@media (min-width: 30rem){.a{padding:1px;}}',
    '@media (min-width: 64rem){.a{padding:2px;}}',
    '.a:hover{top:0px;}',
    '@media (min-width: 30rem) {.a{margin:3px;}}',
  ]);
});

test('an element with asChild keeps its own handlers, styles and refs beside those of the component', () => {
  const Box = ours('div');
  const calls: string[] = [];
  const [outer, inner] = [createRef<HTMLElement>(), createRef<HTMLButtonElement>()];
  const page = (
    <Box asChild ref={outer as never} onClick={() => calls.push('outer')} style={{ top: 0, left: 0 }} id="a" p="1">
      <button type="button" ref={inner} onClick={() => calls.push('inner')} style={{ left: 1 }} title="own" />
    </Box>
  );
  const { container, unmount } = render(<ChakraProvider value={system}>{page}</ChakraProvider>);
  const button = container.querySelector('button') as HTMLButtonElement;
  button.click();
  expect(calls).toEqual(['outer', 'inner']);
  expect([button.id, button.title, button.style.top, button.style.left]).toEqual(['a', 'own', '0px', '1px']);
  expect([outer.current, inner.current]).toEqual([button, button]);
  unmount();
  expect([outer.current, inner.current]).toEqual([null, null]);
  expect(() => shown(<Box asChild>text</Box>)).toThrow('needs an element inside');
});

test('an element with asChild that is a component itself gets the styles of both', () => {
  const [Outer, Box] = [ours('div', { base: { _hover: { p: '3' } } }), ours('div')];
  const page = (
    <Outer asChild p="1" mt="2">
      <Box p="2" px="4" className={null as never} />
    </Outer>
  );
  const { className } = shown(page).querySelector('div') as HTMLElement;
  expect(className).toMatch(/^css-\w+$/);
  expect(rulesIn(className, true).join()).toMatch(
    /padding-inline:var\(--chakra-spacing-4\);.*padding:var\(--chakra-spacing-1\);margin-top:var\(--chakra-spacing-2\);/,
  );
});

test('a child without a class of its own keeps that of asChild', () => {
  const Box = ours('div');
  const page = (
    <Box asChild p="1" style={{ top: 0 }}>
      <a href="#a" className={null as never} style={null as never}>
        a
      </a>
    </Box>
  );
  const link = shown(page).querySelector('a') as HTMLElement;
  expect([link.className, link.style.top]).toEqual([expect.stringMatching(/^css-\w+$/), '0px']);
});

test('computes the class of equal properties once, and stores a limited number', () => {
  const transform = jest.spyOn(system.utility, 'transform');
  const Box = ours('div');
  const box = (width: number) => <Box width={`${width}px`} marginTop="7px" />;
  shown(box(0));
  const first = transform.mock.calls.length;
  expect(first).toBeGreaterThan(0);
  shown(box(0));
  expect(transform).toHaveBeenCalledTimes(first);
  for (let width = 1; width < 520; width++) shown(box(width));
  const all = transform.mock.calls.length;
  shown(box(0));
  expect(transform.mock.calls.length).toBeGreaterThan(all);
  transform.mockRestore();
});

test('does not take a value for two properties', () => {
  const Box = ours('div');
  const classOf = (page: ReactNode) => shown(page).querySelector('div')?.className;
  expect(classOf(<Box content="a;mt:1" />)).not.toBe(classOf(<Box content="a" mt="1" />));
});

test('writes flat rules, with the prefixes that a supported browser needs', () => {
  const css = (styles: object) => flatten(rulesOf([styles], system), ['.a']).join('');
  expect(css({ userSelect: 'none' })).toBe('.a{-webkit-user-select:none;user-select:none;}');
  expect(css({ maskImage: 'none' })).toBe('.a{-webkit-mask-image:none;mask-image:none;}');
  expect(css({ width: 'stretch' })).toBe('.a{width:-webkit-fill-available;width:-moz-available;width:stretch;}');
  expect(css({ alignItems: 'stretch', position: 'sticky' })).toBe('.a{align-items:stretch;position:sticky;}');
  expect(css({ '&:is(b, i), & + &': { top: 0 }, left: '1px' })).toBe('.a{left:1px;}.a:is(b, i),.a + .a{top:0;}');
  expect(css({ '@media print': { '& p': { top: 0 }, top: '1px' } })).toBe('@media print{.a{top:1px;}.a p{top:0;}}');
  expect(css({ '& .a\\,b, &': { top: 0 } })).toBe('.a .a\\,b,.a{top:0;}');
  expect(css({ '@media print': {} })).toBe('');
  expect(css({ '@media print': { '@page': { size: 'A4' } } })).toBe('@media print{@page{size:A4;}}');
  expect(css({ width: 'stretch !important' })).toMatch(/^\.a\{width:-webkit-fill-available !important;/);
});

test('starts no transitions where reduced motion is preferred', () => {
  // Even a transition of 0.01 ms shows its first frame, in which a focused link is not visible yet.
  const styles = JSON.stringify(baseSystem._global);
  expect(styles.match(/"transitionDuration":"[^"]*"/g)).toEqual(['"transitionDuration":"0s !important"']);
});
