import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { rewrite } from './rewrite.mjs';

/** Chakra's modules that process our theme, and the theme. */
export const isKnown =
  /[\\/](?:styled-system[\\/](?:system|utility|token-dictionary|breakpoints)\.js|shared[\\/]src[\\/]theme[\\/]theme\.ts)$/;

const THEME = path.resolve(import.meta.dirname, '../../shared/src/theme');

/** Makes Chakra process our theme. A token with parts, such as `colors.red.500`, would need more than its name. */
const COMPUTE = `
import { parentPort } from 'node:worker_threads';
import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { theme } from './theme';
const { tokens, breakpoints } = createSystem(defaultBaseConfig, { preflight: false, theme });
const known = {};
for (const { name, path, value, extensions } of tokens.tokenMap.values()) {
  const { category, conditions, negative, virtual } = extensions;
  if (negative || virtual) continue;
  if (path.length !== 2) throw new Error('The token ' + name + ' must have one name in its category.');
  (known[category] ??= {})[path[1]] = conditions ? 0 : value;
}
parentPort.postMessage({ tokens: known, keys: breakpoints.keys(), conditions: breakpoints.conditions });
`;

/** The parts of the theme's tokens and breakpoints that the page needs, as JSON. Computed once for all languages. */
let computed;

async function compute() {
  const { outputFiles } = await build({
    stdin: { contents: COMPUTE, resolveDir: THEME, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return await new Promise((resolve, reject) => {
    const thread = new Worker(outputFiles[0].text, { eval: true });
    thread.once('message', resolve).once('error', reject);
  });
}

/** The remaining part of Chakra's code in `createTokenDictionary`: how styles read tokens. */
const KEPT = new Set([
  'flatMap',
  'tokenNameMap',
  'colorPaletteMap',
  'byCategoryJson',
  'getByName',
  'colorMix',
  'getVar',
  'getCategoryValues',
  'expandReferenceInValue',
]);

/**
 * Fills the maps from the names and values of tokens. A value of 0 depends on the theme, and only its variable is used.
 */
const fill = (tokens) => `
  for (const [category, values] of Object.entries(${JSON.stringify(tokens)})) {
    const all = byCategoryJson[category] = {};
    const set = (prop, ref, value, variable = ref) => {
      flatMap.set(category + '.' + prop, all[prop] = ref);
      tokenNameMap.set(category + '.' + prop, { value, variable });
    };
    for (const [prop, value] of Object.entries(values)) {
      const { ref } = cssVar(category + '-' + prop, { prefix: 'chakra' });
      set(prop, ref, value || ref);
      if (category === 'spacing') {
        const negative = 'calc(' + ref + ' * -1)';
        set('-' + prop, negative, negative, ref);
      }
      if (category === 'colors') colorPaletteMap.set(prop, new Map([['--chakra-colors-color-palette', ref]]));
    }
    if (category === 'colors') set('colorPalette', 'var(--chakra-colors-color-palette)', 'var(--chakra-colors-color-palette)');
  }
  return { flatMap, tokenMap: tokenNameMap, colorPaletteMap, getByName, getVar, getCategoryValues, expandReferenceInValue };
}`;

const nameOf = (node) => node.id?.name ?? node.declarations?.[0].id.name;

function smallerDictionary(source, { tokens }) {
  const found = new Set();
  const code = rewrite(source, (node) => {
    if (node.type !== 'FunctionDeclaration' || nameOf(node) !== 'createTokenDictionary') return undefined;
    const kept = node.body.body.filter((part) => KEPT.has(nameOf(part)));
    for (const part of kept) found.add(nameOf(part));
    const parts = kept.map((part) => source.slice(part.start, part.end));
    return `function createTokenDictionary() {\n${parts.join('\n')}${fill(tokens)}`;
  });
  const missing = [...KEPT].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`Chakra's token-dictionary.js no longer has ${missing.join(', ')}.`);
  return code;
}

const breakpointsOf = ({ keys, conditions }) => `
const conditions = ${JSON.stringify(conditions)};
export const createBreakpoints = () => ({
  keys: () => ${JSON.stringify(keys)},
  conditions,
  getCondition: (key) => conditions[key],
  up: (name) => conditions[name],
  down: (name) => conditions[name + 'Down'],
  only: (name) => conditions[name + 'Only'],
});
`;

/**
 * Members of the system that write style sheets, which are in index.html, that compute recipes, which our own factory
 * does, or that list what nothing reads.
 */
const UNUSED = new Set([
  ...['serialize', 'getTokenCss', 'getGlobalCss', 'getPreflightCss', 'query', 'assignComposition'],
  ...['css', 'cva', 'sva', 'normalizeFn', 'recipeCache', 'slotRecipeCache', 'hasRecipe', 'isRecipe'],
  ...['isSlotRecipe', 'getRecipe', 'getSlotRecipe', 'getRecipeFn', 'getSlotRecipeFn'],
  ...['propTypes', 'assignPropertyType', 'assignPropertyTypes', 'addPropertyType', 'getTypes'],
]);

const TEXTS = new Map([
  ['getTokenMap(tokens)', 'tokens.tokenMap'],
  ['mergeConfigs(...configs)', 'Object.assign({}, ...configs)'],
  ['[getPreflightCss(), getGlobalCss(), getTokenCss()]', '[]'],
]);

const isObjectOfNames = (node) =>
  node.type === 'ObjectExpression' && node.properties.some(({ shorthand, key }) => shorthand && UNUSED.has(key.name));

/** `system.js` and `utility.js` without unused code. */
function withoutUnused(source) {
  return rewrite(source, (node, parent) => {
    if (node.type === 'CallExpression' || node.type === 'ArrayExpression') {
      const text = TEXTS.get(source.slice(node.start, node.end));
      if (text !== undefined) return text;
    }
    const isDeclaration = node.type === 'VariableDeclaration' || node.type === 'FunctionDeclaration';
    if (isDeclaration && parent !== null && UNUSED.has(nameOf(node))) return '';
    const callee = node.type === 'ExpressionStatement' ? node.expression.callee : undefined;
    if (callee && UNUSED.has(callee.name ?? callee.property?.name)) return ';';
    if (!isObjectOfNames(node)) return undefined;
    const kept = node.properties.filter(({ key }) => !UNUSED.has(key.name));
    return `{ ${kept.map(({ start, end }) => source.slice(start, end)).join(', ')} }`;
  });
}

/** The parts of the theme from which these results are computed. */
const COMPUTED = new Set(['tokens', 'semanticTokens', 'breakpoints', 'keyframes']);

const withoutComputed = (source) =>
  rewrite(source, (node) =>
    node.type === 'Property' && COMPUTED.has(node.key.name) ? `${node.key.name}: undefined` : undefined,
  );

/**
 * Replaces what Chakra computes from our theme at every start with the result: the names of tokens and variables, and the
 * conditions of breakpoints. Their styles are in index.html.
 * @this {import('webpack').LoaderContext<never>}
 */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default async function knownTheme(source) {
  this.addDependency(path.join(THEME, 'theme.ts'));
  return await knownPart(path.basename(this.resourcePath), source);
}

/** The replacement of one module. */
export async function knownPart(name, source) {
  computed ??= compute();
  if (name === 'token-dictionary.js') return smallerDictionary(source, await computed);
  if (name === 'breakpoints.js') return breakpointsOf(await computed);
  return name === 'theme.ts' ? withoutComputed(source) : withoutUnused(source);
}
