import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import toOnePath, { pathOf } from './smaller-icons-loader.mjs';

const ICONS = path.join(ROOT, 'shared/node_modules/lucide-react/dist/esm/icons');
const read = (name: string) => readFileSync(path.join(ICONS, `${name}.mjs`), 'utf8');

it('joins the shapes of an icon to one path', () => {
  assert.equal(
    toOnePath(read('circle-check')),
    `import createIcon from '../createLucideIcon.mjs';
export default /* @__PURE__ */ createIcon("circle-check", "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12");
`,
  );
});

it('draws every icon that a part imports', () => {
  const names = new Set<string>();
  for (const part of ['host', 'shared', 'remote-account', 'remote-agents', 'remote-notifications', 'remote-qr']) {
    const folder = path.join(ROOT, part, 'src');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.tsx')) continue;
      const code = readFileSync(path.join(folder, file), 'utf8');
      for (const [, name = ''] of code.matchAll(/'lucide-react\/icons\/([\w-]+)'/g)) names.add(name);
    }
  }
  assert.ok(names.size > 50);
  for (const name of names) {
    // Some names are other names of an icon.
    assert.match(
      toOnePath(read(name)),
      /createIcon\("[\w-]+", "M[^"]+"\);$|^export \{.* from '\.\/[\w-]+\.mjs';$/m,
      name,
    );
  }
});

it('keeps a file that only names another icon', () => {
  const alias = "export { __iconData, default } from './house.mjs';";
  assert.equal(toOnePath(alias), alias);
});

it('reports an icon that it cannot read', () => {
  assert.throws(() => toOnePath('export default createLucideIcon("a", []);'), /Adapt this loader/);
  assert.throws(() => pathOf('polyline', {}), /<polyline>/);
});

for (const [written, absolute] of [
  ['m16 17 5-5-5-5', 'M16 17l5-5-5-5'],
  ['m7.38 12 5.74-9.9', 'M7.38 12l5.74-9.9'],
  ['m2 7-.8.3a1 1 0 0 1 2 0', 'M2 7l-.8.3a1 1 0 0 1 2 0'],
  ['m-1.5-.5h3', 'M-1.5 -.5h3'],
  ['M20 6 9 17l-5-5', 'M20 6 9 17l-5-5'],
] as const) {
  it(`begins the path ${written} at an absolute position`, () =>
    assert.equal(pathOf('path', { d: written }), absolute));
}

it('draws circles, ellipses, lines and rectangles', () => {
  assert.equal(pathOf('circle', { cx: '7', cy: '8', r: '2' }), 'M5 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0');
  assert.equal(pathOf('ellipse', { cx: '7', cy: '8', rx: '2', ry: '1' }), 'M5 8a2 1 0 1 0 4 0 2 1 0 1 0-4 0');
  assert.equal(pathOf('line', { x1: '1', x2: '5', y1: '2', y2: '6' }), 'M1 2L5 6');
  assert.equal(
    pathOf('rect', { width: '7', height: '6', x: '3', y: '4', rx: '1' }),
    'M4 4h5a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z',
  );
  // A missing radius is the same as the other.
  const round = { width: '4', height: '6', x: '0', y: '0' };
  assert.equal(pathOf('rect', { ...round, ry: '2' }), pathOf('rect', { ...round, rx: '2', ry: '2' }));
});
