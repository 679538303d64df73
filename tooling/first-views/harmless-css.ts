/** Names that emotion creates, which are hashes of their content. */
const OWN_CLASS = /\.css-[\w-]+/;
const OWN_KEYFRAMES = /^@keyframes animation-[\w-]+$/;
const GROUP = /^@(?:media|supports|container|layer)\b[^;]*$/;
const LAYER_ORDER = /^@layer [\w\s,.-]+$/;
/**
 * Text that ends the style element, hides what follows, escapes more than token names need, or loads something. `<=` is
 * allowed, because it compares widths.
 */
const UNWANTED = /<(?!=)|\\(?![./:%])|\/\*|@import/i;
const TEXT = /"[^"\n]*"|'[^'\n]*'/g;
/** A leftover quote opens a string, and an address without quotes could contain a brace. */
const OPEN = /["']|url\((?!_)/i;

/**
 * Returns whether each rule of a style sheet applies only to elements with an emotion class, or to elements inside or
 * after these, and the sheet leaves no string or block open. Reads only what emotion writes: flat rules, or flat rules
 * in groups.
 */
export function isHarmlessCss(sheet: string): boolean {
  const css = sheet.replace(TEXT, '_');
  return !UNWANTED.test(sheet) && !OPEN.test(css) && areRules(css);
}

function areRules(css: string): boolean {
  let rest = css.trim();
  while (rest !== '') {
    const at = rest.search(/[{;}]/);
    const prelude = rest.slice(0, Math.max(at, 0)).trim();
    if (rest[at] === ';') {
      if (!LAYER_ORDER.test(prelude)) return false;
      rest = rest.slice(at + 1).trim();
      continue;
    }
    const end = rest[at] === '{' ? endOf(rest, at) : -1;
    if (end === -1 || !isRule(prelude, rest.slice(at + 1, end))) return false;
    rest = rest.slice(end + 1).trim();
  }
  return true;
}

function isRule(prelude: string, content: string): boolean {
  if (GROUP.test(prelude)) return areRules(content);
  if (OWN_KEYFRAMES.test(prelude)) return !content.includes('@');
  return !prelude.startsWith('@') && !content.includes('{') && areOwn(prelude);
}

/** Elements that a selector only mentions, such as in `:has()` and `:not()`, do not count as its target. */
function areOwn(selectors: string): boolean {
  let plain = selectors;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return !/[()]/.test(plain) && plain.split(',').every((selector) => OWN_CLASS.test(selector));
}

/** Returns the end of the block that begins at `start`; -1 if it does not end. */
function endOf(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
