import { encodePlain } from '@frontdesk/shared/endpoints/qr-image/modules';
import { codeSvg } from './code-parts';
import { colorProblem, isPlain, nearestColors, PLAIN_STYLE, platePlace } from './qr-style';

test.each([
  ['#000000', '#ffffff', null],
  ['#724ae8', '#ffffff', null],
  ['#0b5d3b', '#fff3c4', null],
  ['#ffffff', '#000000', 'inverted'],
  ['#888888', '#888888', 'inverted'],
  ['#cccccc', '#ffffff', 'pale'],
  ['#ff9900', '#ffffff', 'pale'],
  ['#000000', '#777777', 'darkGround'],
])('reports for %s on %s: %s', (dark, light, problem) => {
  expect(colorProblem({ dark, light })).toBe(problem);
});

test('only black on white without a logo counts as plain', () => {
  expect(isPlain(PLAIN_STYLE)).toBe(true);
  expect(isPlain({ ...PLAIN_STYLE, logo: 'data:image/png;base64,AA==' })).toBe(false);
  expect(isPlain({ ...PLAIN_STYLE, dark: '#000001' })).toBe(false);
});

test.each([21, 25, 29, 57, 177])("centers the logo's plate on whole modules in a code of %i", (count) => {
  const { start, edge } = platePlace(count);
  expect(Number.isInteger(start)).toBe(true);
  expect(start * 2 + edge).toBe(count);
  expect((edge / count) ** 2).toBeLessThan(0.09);
});

test('an SVG file contains its quiet zone, its colors and its logo, and no external resources', () => {
  const modules = encodePlain('https://example.com') ?? [];
  const svg = codeSvg(modules, {
    ...PLAIN_STYLE,
    dark: '#0b5d3b',
    light: '#fff3c4',
    logo: 'data:image/png;base64,AA==',
  });
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  expect(parsed.getAttribute('width')).toBe('40mm');
  expect(parsed.getAttribute('viewBox')).toBe(`0 0 ${modules.length + 8} ${modules.length + 8}`);
  expect([...parsed.children].map((child) => child.getAttribute('fill') ?? child.getAttribute('href'))).toEqual([
    '#ffffff',
    '#fff3c4',
    '#0b5d3b',
    '#fff3c4',
    'data:image/png;base64,AA==',
  ]);
  expect(codeSvg(modules, PLAIN_STYLE).match(/<path/g)).toHaveLength(2);
});

test.each([
  [{ dark: '#facc15', light: '#ffffff' }, 'dark'],
  [{ dark: '#ffffff', light: '#ffffff' }, 'dark'],
  [{ dark: '#000000', light: '#444444' }, 'light'],
  [{ dark: '#000000', light: '#000000' }, 'light'],
] as const)('for %j the nearest colors that scan change only the %s one', (colors, field) => {
  const nearest = nearestColors(colors);
  expect(Object.keys(nearest ?? {})).toEqual([field]);
  expect(colorProblem({ ...colors, ...nearest })).toBeNull();
});

test('the nearest color keeps its hue: a pale yellow becomes a dark yellow, not black', () => {
  const { dark = '' } = nearestColors({ dark: '#facc15', light: '#ffffff' }) ?? {};
  expect(Number.parseInt(dark.slice(1, 3), 16)).toBeGreaterThan(100);
  expect(Number.parseInt(dark.slice(5, 7), 16)).toBeLessThan(40);
});

test('two colors change when one does not suffice, and none when they scan', () => {
  const colors = { dark: '#ffffff', light: '#000000' };
  expect(colorProblem({ ...colors, ...nearestColors(colors) })).toBeNull();
  expect(nearestColors({ dark: '#000000', light: '#ffffff' })).toBeNull();
});
