import { rewrite } from './rewrite.mjs';

/** Not changed: placeholders for values, markup, addresses, file names and scopes of keys. */
const KEPT = /(\{[^}]*\}|<[^>]*>|[^\s<]*(?:[@/]|\w[.:]\w)[^\s<]*)/;
/** A letter for each letter, so that a tester can read the text. */
const LETTERS = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, at) => [letter, [...'ابقديفجهيژكلمنوپقرستوڤوخيز'][at]]),
);

/**
 * Returns an English text in the letters of a language that is written from the right, about 40 % longer: vowels count
 * twice. A single letter is a key to press.
 */
export function pseudoText(text) {
  if (/^.?$/.test(text)) return text;
  return text
    .split(KEPT)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(/[aeiou]/gi, '$&$&').replace(/[a-z]/gi, (letter) => LETTERS[letter.toLowerCase()]),
    )
    .join('');
}

/** Whether a string is a text: not an import, a name of a field, a comparison or an option of a formatter. */
const HOLDERS = new Set([
  'ArrayExpression',
  'ArrowFunctionExpression',
  'ConditionalExpression',
  'LogicalExpression',
  'Property',
  'ReturnStatement',
  'VariableDeclarator',
]);
const CALLS_WITH_TEXTS = new Set(['count', 'join', 'filter', 'map']);

/** Put around a value in a text, so that neither changes the direction of the other. */
const ISOLATED = ['\u2068', '\u2069'];

/** Writes the texts of a message file in the letters of the test language. */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default function pseudoWords(source) {
  return rewrite(source, (node, parent) => {
    const { type, value } = node;
    if (type === 'Literal' && typeof value === 'string' && isText(node, parent))
      return JSON.stringify(pseudoText(value));
    if (type !== 'TemplateElement') return undefined;
    const { quasis, expressions } = parent;
    const at = quasis.indexOf(node);
    return (at > 0 ? ISOLATED[1] : '') + inTemplate(value.cooked) + (at < expressions.length ? ISOLATED[0] : '');
  });
}

function isText(node, parent) {
  if (parent.type === 'CallExpression') {
    const { callee } = parent;
    return CALLS_WITH_TEXTS.has(callee.name ?? callee.property?.name);
  }
  return HOLDERS.has(parent.type) && node !== parent.key && node !== parent.test;
}

const inTemplate = (text) => pseudoText(text).replace(/[\\`]|\$\{/g, '\\$&');
