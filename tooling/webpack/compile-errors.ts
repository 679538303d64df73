import path from 'node:path';
import type { Compiler } from 'webpack';

/**
 * Shortens the compiler's messages about a file to the sentences and the lines that they concern, with paths inside the
 * folder.
 */
export class ReadableErrorsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(ReadableErrorsPlugin.name, (compilation) => {
      compilation.hooks.succeedModule.tap(ReadableErrorsPlugin.name, (module) => {
        // The module throws the same message where the page loads it.
        for (const error of module.getErrors() ?? []) error.message = readable(error.message, compiler.context);
      });
    });
  }
}

/** The message without the loader's path and the compiler's own stack. */
function readable(message: string, folder: string): string {
  if (!/^Module build failed \(from [^)]*swc-loader/.test(message)) return message;
  const [, ...lines] = (message.split(/\n\s*Caused by:/)[0] ?? '')
    .replace(/^Error: /m, '')
    .trimEnd()
    .split('\n');
  return `Module build failed:\n${lines.join('\n').replaceAll(folder + path.sep, '')}`;
}

/**
 * Keeps the last build that compiled while later ones fail, as if the later ones had never been made. Open pages then
 * do not change, and the update after the mistake continues from the build that they have. Without an earlier build the
 * broken one is served, because a page without any script cannot show the reason.
 */
export class KeepLastBuildPlugin {
  apply(compiler: Compiler): void {
    let hasBuild = false;
    const isKept = (errors: readonly unknown[]) => hasBuild && errors.length > 0;
    compiler.hooks.compilation.tap(KeepLastBuildPlugin.name, (compilation) => {
      compilation.hooks.shouldRecord.tap(KeepLastBuildPlugin.name, () =>
        isKept(compilation.errors) ? false : undefined,
      );
    });
    compiler.hooks.shouldEmit.tap(KeepLastBuildPlugin.name, ({ errors }) => (isKept(errors) ? false : undefined));
    compiler.hooks.done.tap(KeepLastBuildPlugin.name, (stats) => {
      hasBuild ||= !stats.hasErrors();
    });
  }
}
