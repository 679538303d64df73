/**
 * The declarations that emotion prefixes and that some browser with ES2022 supports only with the prefix. Emotion's own
 * prefixer also writes prefixes that only older browsers need.
 */
const PREFIXED =
  'background-clip|box-decoration-break|hyphens|mask(?:-\\w+)*|print-color-adjust|text-decoration|text-size-adjust|user-select';

const PREFIXER = `var prefixer = function prefixer(element) {
  const { value } = element;
  if (element.type !== DECLARATION || element.length < 0 || element.return) return;
  if (/^(?:${PREFIXED}):/.test(value)) element.return = WEBKIT + value + value;
  if (/^[\\w-]*(?:width|height|size):stretch\\b/.test(value)) {
    element.return = replace(value, 'stretch', WEBKIT + 'fill-available') + replace(value, 'stretch', MOZ + 'available') + value;
  }
};

`;

/**
 * Caches results by arguments. Chakra's own cache, which is called for every property of every element, also moves each
 * entry that it finds to the end, and copies each property name to a new key.
 */
const MEMO = `const memo = (fn) => {
  const cache = new Map();
  return (...args) => {
    const [first] = args;
    const key = args.length === 1 && typeof first === 'string' ? first : '\\0' + args.map(simpleHash).join('|');
    let result = cache.get(key);
    if (result === void 0) {
      if (cache.size > 999) cache.clear();
      cache.set(key, (result = fn(...args)));
    }
    return result;
  };
};
`;

/**
 * Removes from Chakra and emotion what our pages do not need. Global styles: index.html contains them
 * (first-views/render.ts), and computing them took 30 ms of every start on a slow phone. Prefixes that only older
 * browsers need. Also replaces slow code that runs for every element. A line that a new version writes differently is
 * not changed: the page only gets larger, and the budgets report that.
 */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default function makeSmaller(source) {
  return (
    source
      .replace('const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];', 'const _global = [];')
      .replace('createPreflight({ preflight })', '{}')
      .replace(/^class LRUCache [\s\S]*?(?=^export)/m, MEMO)
      // The original lists the names of all conditions for each property of a style.
      .replace('keys().includes(key)', 'Object.hasOwn(values, key)')
      .replace(/^function prefix\(value, length\)[\s\S]*?(?=^var defaultStylisPlugins)/m, PREFIXER)
  );
}
