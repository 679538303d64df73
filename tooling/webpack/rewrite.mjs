import { parse } from 'acorn';

/**
 * Returns a module with some of its nodes replaced. `textOf` gets each node and its parent, and returns the code to
 * replace it with; for undefined, keeps the node and visits its children.
 */
export function rewrite(source, textOf) {
  const changes = [];
  const visit = (node, parent) => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, parent);
      return;
    }
    if (typeof node?.type !== 'string') return;
    const text = textOf(node, parent);
    if (text !== undefined) {
      changes.push({ start: node.start, end: node.end, text });
      return;
    }
    for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) visit(child, node);
  };
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), null);
  let code = source;
  for (const { start, end, text } of changes.sort((one, other) => other.start - one.start)) {
    code = code.slice(0, start) + text + code.slice(end);
  }
  return code;
}
