import { parse } from 'acorn';

/**
 * Prepares the endpoints for the browser. Removes what only a server does with them, the check of requests, and marks
 * all calls outside functions as free of side effects, which schemas and endpoints are. A page then contains only the
 * endpoints that it calls, and only the parts of their answers that it reads. Webpack considers an object as an
 * argument a side effect, and would keep the imports of calls that a page omits. So each constant is the result of a
 * function without arguments.
 */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default function prepareEndpoints(source) {
  // Other modules gain nothing, and the marks would make the widget's script larger.
  if (!source.includes('defineEndpoint(')) return source;
  const changes = [];
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }));
  let code = source;
  for (const { start, end, text } of changes.sort((one, other) => other.start - one.start)) {
    code = code.slice(0, start) + text + code.slice(end);
  }
  return code;

  function visitConstant(init) {
    const before = changes.length;
    visit(init);
    if (changes.length === before) return;
    // Added after the insertions within the constant: of two insertions at the same place, the one added later comes
    // first.
    changes.push({ start: init.start, end: init.start, text: '/*#__PURE__*/ (() => (' });
    changes.push({ start: init.end, end: init.end, text: '))()' });
  }

  function visit(node) {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (/Function/.test(node.type ?? '')) return;
    if (node.type === 'VariableDeclarator') return visitConstant(node.init);
    if (node.type === 'CallExpression') {
      changes.push({ start: node.start, end: node.start, text: '/*#__PURE__*/ ' });
      if (node.callee.name === 'defineEndpoint') {
        const request = node.arguments[0]?.properties?.find(({ key }) => key?.name === 'request');
        if (request) {
          changes.push({ start: request.start, end: request.end, text: 'request: null' });
          visit(node.arguments[0].properties.filter((property) => property !== request));
          return;
        }
      }
    }
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child);
  }
}
