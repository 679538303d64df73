/**
 * Marks the router's top-level calls as free of side effects and removes the names that only its developer tools show,
 * so that the build drops forms, fetchers and prefetching, which nothing uses. A line that a new version of the router
 * writes differently is not changed: the page only gets larger, and the budgets report that.
 */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default function markPureCalls(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^var \w+ = (?=React\d*\.\w+\(|new (?:Set|URL)\(|Symbol\(|Object\.)/gm, '$&/* @__PURE__ */ ');
}
