import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import type { Compiler, Configuration, NormalModule } from 'webpack';

/** Files that a remote imports as an address. Small ones become part of the script. */
const ASSETS = /\.(?:svg|png|jpe?g|gif|webp|avif|woff2)$/;

/**
 * Adds the files other than scripts that pages import to a remote's configuration: pictures and fonts as addresses, and
 * style sheets as CSS modules, whose classes apply only to this remote. The build fails for any other style sheet.
 */
export function withRemoteFiles(config: Configuration): Configuration {
  const { module = {}, output, plugins = [] } = config;
  return {
    ...config,
    experiments: { ...config.experiments, css: true },
    output: { ...output, cssChunkFilename: String(output?.chunkFilename).replace(/\.js$/, '.css') },
    module: {
      ...module,
      generator: { ...module.generator, 'css/auto': { localIdentName: '[uniqueName]-[local]-[hash:base64:6]' } },
      parser: { ...module.parser, 'css/auto': { namedExports: false } },
      rules: [...(module.rules ?? []), { test: ASSETS, type: 'asset' }],
    },
    plugins: [...plugins, new OwnStylesPlugin()],
  };
}

/** Fails the build for style sheets that would apply to pages of other remotes. */
class OwnStylesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(OwnStylesPlugin.name, (compilation) => {
      compilation.hooks.finishModules.tapPromise(OwnStylesPlugin.name, async (modules) => {
        const files = [...modules].flatMap((module) => (module as NormalModule).resource?.replace(/\?.*/, '') ?? []);
        for (const file of new Set(files.filter((file) => file.endsWith('.css')))) {
          const problem = styleProblem(path.relative(compiler.context, file), await readFile(file));
          if (problem !== null) compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    });
  }
}

/** Returns a sentence if the style sheet applies to more than the elements that have its classes; null otherwise. */
export function styleProblem(file: string, css: Uint8Array): string | null {
  if (!file.endsWith('.module.css')) {
    return `${file} would apply to the whole site. Name it ${path.basename(file, '.css')}.module.css and use its classes: import styles from '…'; className={styles.box}.`;
  }
  try {
    transform({ filename: file, code: css, cssModules: { pure: true } });
    return null;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    return /at least one class or ID|Ambiguous/.test(message)
      ? `${file}:${loc?.line} would apply to the whole site. Begin each selector with a class of this file.`
      : `${file}:${loc?.line} cannot be read: ${message}.`;
  }
}
