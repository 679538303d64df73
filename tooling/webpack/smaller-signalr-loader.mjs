import { rewrite } from './rewrite.mjs';

/** The library's checks of its platform, and their results in a browser. */
const PLATFORM = new Map([
  ['isBrowser', 'true'],
  ['isNode', 'false'],
  ['isReactNative', 'false'],
  ['isWebWorker', 'false'],
]);

/** Methods that nothing calls: streams, calls without an answer, other protocols and addresses. */
const UNUSED = new Set([
  '_createCancelInvocation',
  '_createStreamInvocation',
  '_createStreamItemMessage',
  '_isObservable',
  'withHubProtocol',
]);
/** The same, but only for the hub's connection, identified by the name of the first parameter. */
const UNUSED_OF_HUB = new Set(['off', 'send', 'stream']);

/** Smaller bodies of functions: without streams among the arguments, and with a logger that is always silent. */
const BODIES = new Map([
  ['_launchStreams', '{}'],
  ['_replaceStreamingParams', '{ return [[], []]; }'],
  ['configureLogging', '{ return this; }'],
  ['createLogger', '{ return NullLogger.instance; }'],
]);

const isCallOf = (node, object, property) =>
  node.type === 'ExpressionStatement' &&
  node.expression.type === 'CallExpression' &&
  node.expression.callee.type === 'MemberExpression' &&
  (object === undefined || node.expression.callee.object.name === object) &&
  (property === undefined || node.expression.callee.property.name === property);

/**
 * Removes from SignalR what `hub-link.ts` does not use: its log, whose sentences make up a seventh of the library,
 * streams, checks of arguments, platforms other than browsers, and its own HTTP clients, which `HubHttpClient`
 * replaces. Code that a new version writes differently is not removed: the script only gets larger, and the budgets
 * report that.
 */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default function removeUnused(source) {
  return rewrite(source, (node) => {
    if (isCallOf(node, undefined, 'log')) {
      const [level] = node.expression.arguments;
      return level?.type === 'MemberExpression' && level.object.name === 'LogLevel' ? ';' : undefined;
    }
    if (isCallOf(node, 'Arg')) return ';';
    if (node.type === 'MemberExpression' && node.object.name === 'Platform') return PLATFORM.get(node.property.name);
    if (node.type === 'LogicalExpression' && node.right.callee?.name === 'DefaultHttpClient')
      return source.slice(node.left.start, node.left.end);
    const name = node.key?.name ?? node.id?.name;
    const method = node.type === 'MethodDefinition' ? node.value : node;
    if (method !== node && (UNUSED.has(name) || (UNUSED_OF_HUB.has(name) && method.params[0]?.name === 'methodName')))
      return '';
    if ((method !== node || node.type === 'FunctionDeclaration') && BODIES.has(name))
      return source.slice(node.start, method.body.start) + BODIES.get(name);
    return undefined;
  });
}
