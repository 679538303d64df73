/*
 * Replaces two lists of CSS properties in the host by the browser's own.
 */

/**
 * `@pandacss/is-valid-prop` lists every CSS property: 2 kB of the first script. The
 * browser's style object has a string for each property that it supports. It also has strings for a whole declaration,
 * for descriptors of rules such as `src` and `size`, and once in Safari for `alt`: these must remain attributes of
 * elements.
 */
const OTHER_TEXTS =
  /^(?:alt|css(?:Float|Text)|fallback|inherits|locale|negative|pad|prefix|range|result|size|src|suffix|symbols|syntax|system|types)$/;

const { style } = document.documentElement;
const found = Object.create(null);

/** A browser may support a property only with a prefix, which our styles add. */
const isKnown = (name) =>
  typeof (style[name] ?? style[`webkit${name[0].toUpperCase()}${name.slice(1)}`]) === 'string' &&
  !OTHER_TEXTS.test(name);

export function isCssProperty(name) {
  found[name] ??= isKnown(name) || /^(?:--|Webkit)|[&@]/.test(name);
  return found[name];
}

/**
 * `@emotion/unitless` lists the properties whose numbers have no unit: 0.3 kB of the first script. The browser accepts a
 * number without a unit for these and a few others.
 */
// biome-ignore lint/style/noDefaultExport: The package has a default export.
export default new Proxy(Object.create(null), {
  get(known, name) {
    known[name] ??= Number(CSS.supports(name.replace(/[A-Z]/g, '-$&').toLowerCase(), '2'));
    return known[name];
  },
});
