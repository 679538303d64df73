import { remoteConfig } from '@frontdesk/tooling/webpack/remote';
import manifest from './remote.manifest';
import { WidgetBuildPlugin } from './widget-build-plugin';

const config = remoteConfig(manifest, {
  folder: import.meta.dirname,
  isDevelopment: process.env['NODE_ENV'] === 'development',
});

export default { ...config, plugins: [...(config.plugins ?? []), new WidgetBuildPlugin()] };
