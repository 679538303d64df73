import type { Compiler } from 'webpack';

/**
 * Retries a failed chunk from another address (`?again=1`), so that neither a cache nor a hanging
 * request blocks 'Try again'.
 */
export class AskAgainPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule, Template } = compiler.webpack;
    const { ensureChunk, loadScript, ensureChunkHandlers } = RuntimeGlobals;

    class AskAgainRuntimeModule extends RuntimeModule {
      constructor() {
        super('ask again', RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        return Template.asString([
          'var failures = {};',
          `var loadScript = ${loadScript};`,
          `${loadScript} = (url, done, key, id) => loadScript(failures[id] ? url + "?again=" + failures[id] : url, done, key, id);`,
          `var ensureChunk = ${ensureChunk};`,
          `${ensureChunk} = (id, priority) => ensureChunk(id, priority).catch((error) => {`,
          Template.indent(['failures[id] = (failures[id] || 0) + 1;', 'throw error;']),
          '});',
        ]);
      }
    }

    compiler.hooks.thisCompilation.tap(AskAgainPlugin.name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(AskAgainPlugin.name, (chunk, requirements) => {
        if (!requirements.has(ensureChunkHandlers) && !requirements.has(ensureChunk)) return;
        requirements.add(loadScript);
        compilation.addRuntimeModule(chunk, new AskAgainRuntimeModule());
      });
    });
  }
}
