import { rewrite } from './rewrite.mjs';

/**
 * Removes the statements with which SignalR logs: `hub-link.ts` turns its log off, and its sentences are a seventh of the
 * library. A statement that a new version writes in another way stays: the script only gets heavier, and the budgets say so.
 */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default function removeLogging(source) {
  return rewrite(source, (node) => {
    if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') return undefined;
    const { callee, arguments: given } = node.expression;
    const isLog = callee.type === 'MemberExpression' && callee.property.name === 'log';
    const isLevel = given[0]?.type === 'MemberExpression' && given[0].object.name === 'LogLevel';
    return isLog && isLevel ? ';' : undefined;
  });
}
