import type { Compiler, Module, ModuleGraph } from 'webpack';

/**
 * Makes a build from the cache equal to one without it, byte for byte. When webpack skips a module that only re-exports, it
 * sorts the dependencies of the importing module but not its connections. The cache stores the dependencies, and
 * the next build creates the connections from them, so concatenated modules are in a different order. This plugin also
 * sorts the connections.
 */
export class StableOrderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(StableOrderPlugin.name, (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap(StableOrderPlugin.name, (modules) => {
        for (const module of modules) sortConnections(module, compilation.moduleGraph);
      });
    });
  }
}

function sortConnections(module: Module, graph: ModuleGraph): void {
  const connections = graph.getOutgoingConnections(module);
  if (!(connections instanceof Set) || connections.size < 2) return;
  const all = [...connections];
  const isOwn = ({ dependency }: (typeof all)[number]) => dependency && graph.getParentBlock(dependency) === module;
  const sorted = all
    .filter(isOwn)
    .sort((one, other) => graph.getParentBlockIndex(one.dependency) - graph.getParentBlockIndex(other.dependency));
  connections.clear();
  for (const connection of all) connections.add(isOwn(connection) ? sorted.shift() : connection);
}
