import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { remoteConfig } from '../../webpack/remote-config';

const require = createRequire(import.meta.url);

/**
 * The development build of a remote that runs in a deployed site. The site's React is the production build, so components
 * are compiled for its JSX runtime and refreshed by `refresh-runtime.js`. `publicPath` is the folder of the served files.
 */
export function hotInSiteConfig(
  manifest: RemoteManifest,
  folder: string,
  publicPath: string,
  kit = '@frontdesk/remote-kit',
): Configuration {
  const expose = (component: string, file: string) => {
    const module = JSON.stringify(path.join(folder, file));
    const code = `import { ${component} as component } from ${module}; import { hot } from '${kit}/hot/jsx-runtime'; export const ${component} = hot(component);`;
    return `data:text/javascript,${encodeURIComponent(code)}`;
  };
  const config = remoteConfig(manifest, { folder, isDevelopment: true }, kit, expose);
  const { module = {}, plugins = [] } = config;
  return {
    ...config,
    externals: undefined,
    output: { ...config.output, publicPath },
    resolve: {
      ...config.resolve,
      alias: { 'react-refresh/runtime$': require.resolve(`${kit}/hot/refresh-runtime`) },
    },
    module: { ...module, rules: module.rules?.map((rule) => withRuntime(rule as RuleSetRule, `${kit}/hot`)) },
    plugins: plugins.map((plugin) =>
      plugin instanceof ReactRefreshPlugin ? new ReactRefreshPlugin({ overlay: false, forceEnable: true }) : plugin,
    ),
  };
}

interface SwcOptions {
  readonly jsc: { readonly transform: { readonly react: object } };
}

/** Compiles elements for the JSX runtime of `importSource`, with refreshing but without React's development checks. */
function withRuntime(rule: RuleSetRule, importSource: string): RuleSetRule {
  if (!String(rule.loader).includes('swc-loader')) return rule;
  const { jsc } = rule.options as unknown as SwcOptions;
  const react = { ...jsc.transform.react, development: false, refresh: true, importSource };
  return { ...rule, options: { jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}
