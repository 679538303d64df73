/** Computes the styles of elements from Chakra's style properties, and adds them to the page. */

import type { SystemContext } from '@chakra-ui/react/styled-system';
import unitless from '@emotion/unitless';

/** Styles as Chakra accepts them: properties with values, and nested styles by condition or selector. */
export type Styles = Readonly<Record<string, unknown>>;

/** CSS as an object: values by property, and nested rules by selector or at-rule. */
export interface Rules {
  [name: string]: string | number | Rules;
}

/** Returns the styles for the value of a property. The value undefined means none. */
type Transform = (property: string, value: unknown) => Styles | undefined;

/** Maximum number of results that are stored for a property or a component: computed widths are endless. */
export const KEPT = 500;

const isStyles = (value: unknown): value is Styles =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Adds styles to others: later values replace earlier ones at their places, under full property names. A list of values
 * is for the windows' widths.
 */
export function mergeStyles(target: Record<string, unknown>, styles: Styles, system: SystemContext): Styles {
  for (const name of Object.keys(styles)) {
    const value = Array.isArray(styles[name]) ? system.normalizeValue(styles[name]) : styles[name];
    if (value === undefined || value === null) continue;
    const property = system.utility.resolveShorthand(name);
    const known = target[property];
    target[property] = isStyles(value) ? mergeStyles(isStyles(known) ? { ...known } : {}, value, system) : value;
  }
  return target;
}

/** Computes CSS as Chakra does. `transform` is what the properties mean; Chakra's own meaning by default. */
export function rulesOf(
  list: readonly unknown[],
  system: SystemContext,
  transform: Transform = transformOf(system),
): Rules {
  const styles: Record<string, unknown> = {};
  for (const each of list) if (isStyles(each)) mergeStyles(styles, each, system);
  const rules: Rules = {};
  addEach(rules, styles, [], system, transform);
  return withSortedQueries(rules);
}

function addEach(
  rules: Rules,
  styles: Styles,
  path: readonly string[],
  system: SystemContext,
  transform: Transform,
): void {
  for (const key of Object.keys(styles)) {
    const value = styles[key];
    if (isStyles(value)) addEach(rules, value, [...path, key], system, transform);
    else addValue(rules, value, path.length === 0 ? [key] : inOrder([...path, key], system), system, transform);
  }
}

/** The property first, then its conditions. `base` is no condition. */
function inOrder(path: readonly string[], { conditions }: SystemContext): string[] {
  const named = path.filter((key) => key !== 'base');
  return [...named.filter((key) => !conditions.has(key)), ...named.filter((key) => conditions.has(key))];
}

const IMPORTANT = /\s*!(important)?/i;

function addValue(
  rules: Rules,
  value: unknown,
  [property = '', ...path]: readonly string[],
  system: SystemContext,
  transform: Transform,
): void {
  const isImportant = typeof value === 'string' && value.includes('!');
  const styles = transform(property, isImportant ? value.replace(IMPORTANT, '').trim() : value);
  const place = path.flatMap((key) => system.conditions.resolve(key)).reduce(rulesInside, rules);
  if (styles) addRules(place, styles, isImportant ? ' !important' : '', system);
}

/** The nested rules of a selector or at-rule; adds them. */
function rulesInside(rules: Rules, name: string): Rules {
  const known = rules[name];
  if (typeof known === 'object') return known;
  const added: Rules = {};
  rules[name] = added;
  return added;
}

function addRules(target: Rules, styles: Styles, suffix: string, system: SystemContext): void {
  for (const name of Object.keys(styles)) {
    const value = styles[name];
    if (value === undefined || value === null) continue;
    const key = system.conditions.expandAtRule(name);
    if (isStyles(value)) addRules(rulesInside(target, key), value, suffix, system);
    else target[key] = suffix && typeof value === 'string' ? value + suffix : (value as string | number);
  }
}

/**
 * Adds the rules of a component around an element behind those of the element, so that they win. The nested rules of both
 * keep their order: a space makes a name different, but not the rule.
 */
export function append(target: Rules, rules: Rules): void {
  for (const [name, value] of Object.entries(rules)) {
    let place = name;
    if (typeof value === 'object') while (place in target) place += ' ';
    else delete target[name];
    target[place] = value;
  }
}

const transforms = new WeakMap<SystemContext, Transform>();

/** Chakra's meaning of properties, with each result computed once. */
function transformOf(system: SystemContext): Transform {
  const known = transforms.get(system);
  if (known) return known;
  const results = new Map<string, Map<unknown, Styles | undefined>>();
  const transform: Transform = (property, value) => {
    const ofProperty = results.get(property) ?? new Map<unknown, Styles | undefined>();
    results.set(property, ofProperty);
    if (ofProperty.has(value)) return ofProperty.get(value);
    const styles = system.utility.transform(property, value);
    if (ofProperty.size >= KEPT) ofProperty.clear();
    ofProperty.set(value, styles);
    return styles;
  };
  transforms.set(system, transform);
  return transform;
}

/** Media and container queries last, from the least to the most specific. */
function withSortedQueries(rules: Rules): Rules {
  const names = Object.keys(rules);
  const ofType = (type: string) => names.filter((name) => name.startsWith(type)).sort(byWidth);
  const queries = names.some((name) => name.startsWith('@')) ? [...ofType('@media'), ...ofType('@container')] : [];
  const sorted: Rules = {};
  for (const name of names) {
    const value = rules[name];
    if (value === undefined || queries.includes(name)) continue;
    sorted[name] = typeof value === 'object' ? withSortedQueries(value) : value;
  }
  for (const name of queries) sorted[name] = rules[name] ?? {};
  return sorted;
}

const LIMIT = /(min|max)(?:-device)?-(?:width|height)/i;
const LENGTH = /(-?\d*\.?\d+)(ch|em|ex|px|rem)/;
const PIXELS: Readonly<Record<string, number>> = { ch: 8.8984375, em: 16, rem: 16, ex: 8.296875, px: 1 };

/** The length in a query in pixels; Infinity without a length. */
function lengthOf(query: string): number {
  const [, number, unit = ''] = LENGTH.exec(query) ?? ((LIMIT.test(query) && /(\d)/.exec(query)) || []);
  return number === undefined ? Number.POSITIVE_INFINITY : Number(number) * (PIXELS[unit] ?? 1);
}

/** Minimums from the narrowest, then maximums from the widest, then other queries, and print last. */
function byWidth(a: string, b: string): number {
  const byName = a < b ? -1 : 1;
  const [isPrint, isOtherPrint] = [/print/i.test(a), /print/i.test(b)];
  if (isPrint !== isOtherPrint) return isPrint ? 1 : -1;
  if (isPrint) return byName;
  const [limit, other] = [LIMIT.exec(a)?.[1]?.toLowerCase(), LIMIT.exec(b)?.[1]?.toLowerCase()];
  if (limit && other && limit !== other) return limit === 'min' ? -1 : 1;
  const [length, otherLength] = [lengthOf(a), lengthOf(b)];
  if (length === otherLength) return byName;
  const isBefore = length < otherLength;
  return isBefore !== (limit === 'max' && otherLength < Number.POSITIVE_INFINITY) ? -1 : 1;
}

const cssNames = new Map<string, string>();

function cssNameOf(property: string): string {
  let name = cssNames.get(property);
  if (name === undefined) {
    name = property.startsWith('--') ? property : property.replace(/[A-Z]|^ms/g, '-$&').toLowerCase();
    cssNames.set(property, name);
  }
  return name;
}

const cssValueOf = (property: string, value: string | number): string | number =>
  typeof value === 'number' && value !== 0 && unitless[property] !== 1 && !property.startsWith('--')
    ? `${value}px`
    : value;

/** The CSS of rules in one line, from which emotion makes the name of a class. */
function textOf(rules: Rules): string {
  let text = '';
  for (const name of Object.keys(rules)) {
    const value = rules[name];
    if (typeof value === 'object') text += `${name}{${textOf(value)}}`;
    else if (value !== undefined && typeof value !== 'boolean') {
      text += `${cssNameOf(name)}:${cssValueOf(name, value)};`;
    }
  }
  return text;
}

/** The declarations that some browser with ES2022 supports only with a prefix. */
const PREFIXED =
  /^(?:background-clip|box-decoration-break|hyphens|mask(?:-\w+)*|print-color-adjust|text-decoration|text-size-adjust|user-select)$/;

function declarationOf(property: string, value: string | number): string {
  const name = cssNameOf(property);
  const declaration = `${name}:${cssValueOf(property, value)};`;
  if (PREFIXED.test(name)) return `-webkit-${declaration}${declaration}`;
  if (!/(?:width|height|size):stretch\b/.test(declaration)) return declaration;
  const [webkit, moz] = ['-webkit-fill-available', '-moz-available'].map((own) => declaration.replace('stretch', own));
  return `${webkit}${moz}${declaration}`;
}

/** Strings, escaped characters, and single other characters of a selector. */
const TOKENS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|./gs;

/** The selectors of a list, each split at its `&`. Commas within brackets or strings separate nothing. */
function selectorsIn(list: string): string[][] {
  const selectors = [['']];
  let depth = 0;
  for (const [token] of list.trim().matchAll(TOKENS)) {
    const parts = selectors.at(-1) ?? [];
    if ('(['.includes(token)) depth += 1;
    else if (')]'.includes(token)) depth -= 1;
    if (token === ',' && depth === 0) selectors.push(['']);
    else if (token === '&') parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  return selectors;
}

/** The selectors of a nested rule. `&` is the element; without it, the rule is for elements inside. */
function nested(parents: readonly string[], list: string): string[] {
  return selectorsIn(list).flatMap((parts) =>
    parents.map((parent) => {
      if (parts.length > 1) return parts.join(parent).trim();
      const own = parts.join('').trim();
      return own.startsWith(':') ? parent + own : `${parent} ${own}`;
    }),
  );
}

/** Rules without a selector of elements. */
const WITHOUT_SELECTOR = /^@(?:page|font-face|property|counter-style)\b/;

/** Flat rules, each for `insertRule`: not every browser with ES2022 supports nested rules. */
export function flatten(rules: Rules, selectors: readonly string[]): string[] {
  let own = '';
  const inner: string[] = [];
  for (const name of Object.keys(rules)) {
    const value = rules[name];
    if (value === undefined || typeof value === 'boolean') continue;
    if (typeof value !== 'object') own += declarationOf(name, value);
    else if (WITHOUT_SELECTOR.test(name)) inner.push(`${name}{${textOf(value)}}`);
    else if (name.startsWith('@')) {
      const within = flatten(value, selectors).join('');
      if (within) inner.push(`${name}{${within}}`);
    } else inner.push(...flatten(value, nested(selectors, name)));
  }
  return own ? [`${selectors.join()}{${own}}`, ...inner] : inner;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

let inserted: Set<string> | undefined;
let sheet: CSSStyleSheet | null | undefined;

/** Adds rules to the page. Returns their class, which is the same for the same rules; an empty text without rules. */
export function classOf(rules: Rules): string {
  const text = textOf(rules);
  if (!text) return '';
  const name = `css-${hashOf(text)}`;
  // The styles of the first view are already in the page.
  inserted ??= new Set(document.getElementById('first-view-style')?.textContent.match(/css-\w+/g));
  if (inserted.has(name)) return name;
  inserted.add(name);
  sheet ??= document.head.appendChild(document.createElement('style')).sheet;
  for (const rule of flatten(rules, [`.${name}`])) {
    try {
      sheet?.insertRule(rule, sheet.cssRules.length);
    } catch {
      // The browser does not know a selector. It would ignore the rule in a file, too.
    }
  }
  return name;
}
