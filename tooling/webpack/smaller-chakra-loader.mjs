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
 * Removes global styles from Chakra: index.html contains them (first-views/render.ts), and computing them took 30 ms of
 * every start on a slow phone. Also replaces slow code that runs for every element. A line that a new version writes
 * differently is not changed: the page only gets larger, and the budgets report that.
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
      // Global styles, which emotion would insert.
      .replace("import { Global } from '@emotion/react';", '')
      .replace(/\[\s*!sys\._config\.disableLayers[\s\S]*?children\s*\]/, 'children')
  );
}
