/** Elements that only show something, or contain what visitors type. Those in `VOID` have no end tag. */
const ELEMENTS = new Set(
  [
    'div span p a b i em strong small s u sub sup code pre kbd samp var mark time abbr q cite blockquote address',
    'h1 h2 h3 h4 h5 h6 header footer main nav section article aside figure figcaption hgroup search',
    'ul ol li dl dt dd table caption colgroup thead tbody tfoot tr th td details summary',
    'form fieldset legend label button select optgroup option textarea output progress meter',
    'svg g path circle ellipse rect line polyline polygon',
  ].flatMap((names) => names.split(' ')),
);
const VOID = new Set(['br', 'hr', 'wbr', 'input', 'col']);

const ATTRIBUTES = new Set(
  [
    'class id for name type value title role lang dir hidden tabindex open datetime start reversed',
    'placeholder autocomplete autocapitalize autocorrect inputmode enterkeyhint spellcheck novalidate required',
    'disabled readonly checked selected multiple min max low high optimum step minlength maxlength pattern rows cols',
    'size wrap span colspan rowspan scope headers',
    'xmlns width height viewbox preserveaspectratio focusable d cx cy r rx ry x y x1 x2 y1 y2 points pathlength',
    'transform opacity fill-opacity fill-rule clip-rule',
    'stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity',
  ].flatMap((names) => names.split(' ')),
);
const NAMED_FREELY = /^(?:aria|data)-[\w-]+$/;
/** A path or a fragment on this site. Browsers ignore line breaks, and read a backslash as a slash. */
const ADDRESS = /^(?:#|\/(?![/&]))(?:[^&\s\\]|&amp;)*$/;
/** A color value that contains no address. */
const COLOR = /^(?!.*url)[\w #.,%()-]*$/i;

/** What React writes: text, a start tag with quoted values, or an end tag. */
const TOKEN = /([^<]+)|<([a-z][a-z0-9]*)((?: [a-z][\w:-]*="[^"<>]*")*)(\/?)>|<\/([a-z][a-z0-9]*)>/iy;
const ATTRIBUTE = / ([^=]+)="([^"]*)"/g;

/**
 * Returns whether `html` is the markup of a page and nothing else: listed elements and attributes, written as React
 * writes them, and an end tag for every element. A browser reads such markup as we do, so it cannot hide what follows.
 */
export function isHarmlessHtml(html: string): boolean {
  const open: string[] = [];
  const token = new RegExp(TOKEN);
  while (token.lastIndex < html.length) {
    const match = token.exec(html);
    if (!match) return false;
    const [, text, start, attributes = '', slash, end] = match;
    if (text !== undefined) continue;
    if (end !== undefined) {
      if (open.pop() !== end) return false;
      continue;
    }
    const isVoid = VOID.has(start ?? '');
    if (!(isVoid || (ELEMENTS.has(start ?? '') && slash === '')) || !areHarmless(attributes)) return false;
    if (!isVoid) open.push(start ?? '');
  }
  return open.length === 0;
}

function areHarmless(attributes: string): boolean {
  return [...attributes.matchAll(ATTRIBUTE)].every(([, name = '', value = '']) => {
    const known = name.toLowerCase();
    if (known === 'href') return ADDRESS.test(value);
    if (known === 'fill' || known === 'stroke') return COLOR.test(value);
    return ATTRIBUTES.has(known) || NAMED_FREELY.test(known);
  });
}
