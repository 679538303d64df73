import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { rewrite } from './rewrite.mjs';

/** Chakra's modules that process our theme, and the theme. */
export const isKnown =
  /[\\/](?:preset-base\.js|styled-system[\\/](?:system|utility|token-dictionary|breakpoints)\.js|shared[\\/]src[\\/]theme[\\/]theme\.ts)$/;

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

/** Properties in a short form: `margin:m` is a property and its short name. */
const LISTED = `
function listed(values, list, transformOf) {
  return Object.fromEntries(list.split(' ').map((each) => {
    const [name, ...shorthand] = each.split(':');
    return [name, { values, shorthand, transform: transformOf?.(name) }];
  }));
}
`;

/**
 * Chakra's list of properties, with those that differ only in their names as a text. Without the properties of CSS that
 * mean nothing else, because our theme has no tokens for them.
 */
function shorterPreset(source, { tokens }) {
  const lists = new Map();
  const list = (how, name) => lists.set(how, [...(lists.get(how) ?? []), name]);
  const textOf = (node) => (node ? source.slice(node.start, node.end) : undefined);

  /** The code of a property, or an empty text when it is in a list or means nothing. */
  function shorten(property) {
    const { key, value } = property;
    if (value.type !== 'ObjectExpression') return textOf(property);
    const fields = Object.fromEntries(value.properties.map((field) => [field.key.name, field]));
    const { values, shorthand, transform, ...others } = fields;
    const how = values?.value;
    const isUnknown = (how?.type === 'Literal' && !tokens[how.value]) || how?.type === 'ArrayExpression';
    const name = [
      key.name,
      ...(shorthand?.value.elements ?? [shorthand?.value]).flatMap((each) => each?.value ?? []),
    ].join(':');
    const isColor =
      textOf(how) === 'colorValues' && textOf(transform?.value) === `createColorMixTransform("${key.name}")`;
    if (Object.keys(others).length > (others.property ? 1 : 0)) throw new Error(`Chakra's ${key.name} has new fields.`);
    if (isColor) list('colorValues', name);
    else if (transform)
      return `${key.name}: { ${[isUnknown ? null : values, shorthand, transform].filter(Boolean).map(textOf)} }`;
    else if (how && !isUnknown && how.type !== 'Literal') return textOf(property);
    else if (how && !isUnknown) list(textOf(how), name);
    else if (shorthand) list('undefined', name);
    return '';
  }

  const code = rewrite(source, (node, parent) => {
    if (node.type !== 'ObjectExpression' || parent?.key?.name !== 'utilities') return undefined;
    const rest = node.properties.map(shorten).filter(Boolean);
    const short = [...lists].map(
      ([how, names]) =>
        `...listed(${how}, '${names.join(' ')}'${how === 'colorValues' ? ', createColorMixTransform' : ''})`,
    );
    return `{ ${[...short, ...rest].join(', ')} }`;
  });
  if (lists.size < 3) throw new Error("Chakra's preset-base.js no longer has a list of properties.");
  return code + LISTED;
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
  if (name === 'preset-base.js') return shorterPreset(source, await computed);
  if (name === 'breakpoints.js') return breakpointsOf(await computed);
  return name === 'theme.ts' ? withoutComputed(source) : withoutUnused(source);
}
