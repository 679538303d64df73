import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { before, it } from 'node:test';
import type { SystemContext, SystemStyleObject } from '@chakra-ui/react';
import { build, type Plugin, transformSync } from 'esbuild';
import { ROOT } from '../run-command.mjs';
import { isKnown, knownPart } from './known-theme-loader.mjs';

const replaced = new Set<string>();

/** Replaces the modules as webpack does. */
const asBuilt: Plugin = {
  name: 'as-built',
  setup({ onLoad }) {
    onLoad({ filter: isKnown }, async ({ path: file }) => {
      const name = path.basename(file);
      replaced.add(name);
      // The loader gets JavaScript.
      const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts' });
      return { contents: await knownPart(name, code), loader: 'js' };
    });
  },
};

async function systemOf(plugins: Plugin[]): Promise<SystemContext> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
        import { rulesOf } from './styles';
        import { theme } from './theme';
        const system = createSystem(defaultBaseConfig, { preflight: false, theme });
        // A page computes styles with its own function.
        module.exports = system.css ? system : { ...system, css: (styles) => rulesOf([styles], system) };
      `,
      resolveDir: path.join(ROOT, 'shared/src/theme'),
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    plugins,
    logLevel: 'error',
  });
  const module = { exports: {} as SystemContext };
  new Function('module', outputFiles[0]?.text ?? '')(module);
  return module.exports;
}

let chakras: SystemContext;
let ours: SystemContext;
before(async () => {
  chakras = await systemOf([]);
  ours = await systemOf([asBuilt]);
});

const namesOf = ({ tokens }: SystemContext): string[] => [...tokens.tokenMap.keys()].toSorted();
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('replaces all its modules', () => {
  assert.deepEqual([...replaced].toSorted(), [
    'breakpoints.js',
    'preset-base.js',
    'system.js',
    'theme.ts',
    'token-dictionary.js',
    'utility.js',
  ]);
});

it('has every token with its value, its variable and its palette', () => {
  assert.ok(namesOf(chakras).length > 60);
  assert.deepEqual(namesOf(ours), namesOf(chakras));
  for (const name of [...namesOf(chakras), 'colors.unknown']) {
    assert.equal(ours.token(name), chakras.token(name), name);
    assert.equal(ours.token.var(name), chakras.token.var(name), name);
    assert.equal(ours.tokens.getVar(name), chakras.tokens.getVar(name), name);
    assert.equal(ours.tokens.expandReferenceInValue(`{${name}}`), chakras.tokens.expandReferenceInValue(`{${name}}`));
  }
  assert.deepEqual(new Map(ours.tokens.flatMap), new Map(chakras.tokens.flatMap));
  assert.deepEqual(ours.tokens.colorPaletteMap, chakras.tokens.colorPaletteMap);
  for (const category of chakras.tokens.categoryMap.keys()) {
    assert.deepEqual(ours.tokens.getCategoryValues(category), chakras.tokens.getCategoryValues(category), category);
  }
});

it('has the same properties, conditions and breakpoints', () => {
  // Properties of CSS that mean nothing else need no entry: the browser lists them.
  for (const name of chakras.properties) assert.ok(ours.isValidProperty(name), name);
  for (const name of ours.properties) assert.ok(chakras.properties.has(name), name);
  assert.deepEqual(ours.conditions.keys(), chakras.conditions.keys());
  assert.deepEqual(ours.conditions.breakpoints, chakras.conditions.breakpoints);
  assert.deepEqual(ours.breakpoints.conditions, chakras.breakpoints.conditions);
  for (const key of chakras.conditions.keys()) {
    assert.deepEqual(ours.conditions.resolve(key), chakras.conditions.resolve(key), key);
  }
  for (const name of ['sm', 'md', 'lg', 'xl']) {
    assert.equal(ours.breakpoints.up(name), chakras.breakpoints.up(name));
    assert.equal(ours.breakpoints.down(name), chakras.breakpoints.down(name));
    assert.equal(ours.breakpoints.only(name), chakras.breakpoints.only(name));
  }
});

/**
 * Values of all kinds: every token by name, some with opacity, negative, important or as a reference, and values that
 * are not tokens.
 */
const VALUES = [
  ...[
    'line/20',
    'unknown/40',
    'line/x',
    'text.muted !important',
    '2 !important',
    '{colors.line/20}',
    '{spacing.4} auto',
  ],
  ...['token(colors.accent, red)', 'token(colors.unknown, red)', '1px solid {colors.line.strong}', '{unknown.token}'],
  ...[
    'none',
    'auto',
    'auto-gpu',
    'inside',
    'currentBg',
    'hidden',
    'common',
    'text',
    'type',
    'x',
    '3px',
    4,
    0,
    true,
    false,
  ],
];

it('writes the same styles for every property and every value', () => {
  const names = namesOf(chakras).map((name) => name.slice(name.indexOf('.') + 1));
  const values = new Set<unknown>([...names, ...VALUES]);
  const others = new Set(['css', ...chakras.conditions.keys()]);
  for (const property of [...chakras.properties, '--own', 'gridArea'].filter((name) => !others.has(name))) {
    for (const value of values) {
      const styles = { [property]: value } as SystemStyleObject;
      assert.deepEqual(plain(ours.css(styles)), plain(chakras.css(styles)), `${property}: ${value}`);
    }
  }
});

it('writes the same styles under conditions and for arrays of widths', () => {
  for (const key of chakras.conditions.keys()) {
    for (const styles of [{ [key]: { px: '2', color: 'accent' } }, { mt: { base: '1', [key]: '-2' } }]) {
      assert.deepEqual(plain(ours.css(styles)), plain(chakras.css(styles)), key);
    }
  }
  const styles = { display: ['none', null, 'block'], colorPalette: 'line.strong', '& > b': { bg: 'colorPalette' } };
  assert.deepEqual(plain(ours.css(styles)), plain(chakras.css(styles)));
  for (const at of ['sm', 'lg', '700px']) {
    assert.deepEqual(
      plain(ours.css({ hideBelow: at, hideFrom: at })),
      plain(chakras.css({ hideBelow: at, hideFrom: at })),
    );
  }
});
