import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { KeepLastBuildPlugin } from '../../webpack/compile-errors';
import { RUNTIME_REQUEST } from '../../webpack/hot-reload';
import { remoteConfig } from '../../webpack/remote-config';

const require = createRequire(import.meta.url);

/**
 * The development build of a remote that runs in a deployed site. The site's React is the production build, so
 * components are compiled for a separate JSX runtime and refreshed by `refresh-runtime.js`. `publicPath` is the folder
 * of the served files.
 */
export function hotInSiteConfig(
  manifest: RemoteManifest,
  folder: string,
  publicPath: string,
  kit = '@frontdesk/remote-kit',
): Configuration {
  const expose = (component: string, file: string) => {
    const module = JSON.stringify(path.join(folder, file));
    const code = `import { ${component} as component } from ${module}; import { hot } from '${kit}/hot/jsx-dev-runtime'; export const ${component} = hot(component);`;
    return `data:text/javascript,${encodeURIComponent(code)}`;
  };
  const config = remoteConfig(manifest, { folder, isDevelopment: true }, kit, expose);
  const { module = {}, plugins = [] } = config;
  return {
    ...config,
    externals: undefined,
    output: { ...config.output, publicPath },
    module: { ...module, rules: module.rules?.map((rule) => withRuntime(rule as RuleSetRule, `${kit}/hot`)) },
    plugins: [
      ...plugins,
      new KeepLastBuildPlugin(),
      new webpack.NormalModuleReplacementPlugin(RUNTIME_REQUEST, require.resolve(`${kit}/hot/refresh-runtime`)),
    ],
  };
}

interface SwcOptions {
  readonly jsc: { readonly transform: { readonly react: object } };
}

/** Compiles elements for the JSX runtime of `importSource`. */
function withRuntime(rule: RuleSetRule, importSource: string): RuleSetRule {
  if (!String(rule.loader).includes('swc-loader')) return rule;
  const { jsc } = rule.options as unknown as SwcOptions;
  const react = { ...jsc.transform.react, importSource };
  return { ...rule, options: { jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}
