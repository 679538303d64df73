/**
 * Replaces `@pandacss/is-valid-prop` in the host, which lists every CSS property: 2 kB of the first script. A browser
 * knows its properties. The first words keep out what is none, such as `length` and `item`, and descriptors such as `src`
 * and `size`, which are attributes of elements.
 */
const WORDS =
  'accent|align|alignment|all|anchor|animation|appearance|aspect|backdrop|backface|background|baseline|block|' +
  'border|bottom|box|break|caption|caret|clear|clip|color|column|columns|contain|container|content|corner|counter|' +
  'cursor|cx|cy|d|direction|display|dominant|empty|field|fill|filter|flex|float|flood|font|forced|gap|glyph|grid|' +
  'hanging|height|hyphenate|hyphens|image|ime|initial|inline|inset|interpolate|isolation|justify|left|letter|' +
  'lighting|line|list|margin|marker|mask|masonry|math|max|min|mix|object|offset|opacity|order|orphans|outline|' +
  'overflow|overlay|overscroll|padding|page|paint|perspective|place|pointer|position|print|quotes|r|resize|right|' +
  'rotate|row|ruby|rx|ry|scale|scroll|scrollbar|shape|stop|stroke|tab|table|text|timeline|top|touch|transform|' +
  'transition|translate|unicode|user|vector|vertical|view|visibility|white|widows|width|will|word|writing|x|y|z|' +
  'zoom';

const known = new RegExp(`^(?:Webkit|(?:${WORDS})(?![a-z]))`);
const { style } = document.documentElement;
const found = Object.create(null);

/** A browser may know a property only with its prefix, which emotion adds. */
const isKnown = (name) =>
  name in style || `webkit${name[0].toUpperCase()}${name.slice(1)}` in style || name.startsWith('Webkit');

export function isCssProperty(name) {
  found[name] ??= (known.test(name) && isKnown(name)) || name.startsWith('--') || /[&@]/.test(name);
  return found[name];
}
