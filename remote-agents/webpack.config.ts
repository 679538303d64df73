import { LastingFilesPlugin } from '@frontdesk/tooling/webpack/lasting-files';
import { remoteConfig } from '@frontdesk/tooling/webpack/remote';
import manifest from './remote.manifest';

const config = remoteConfig(manifest, {
  folder: import.meta.dirname,
  isDevelopment: process.env['NODE_ENV'] === 'development',
});

/** The chat widget for the owner's own site. */
const widget = new LastingFilesPlugin({
  'widget/chatbot-widget.js': 'widget/main.ts',
  'widget/chatbot-widget.css': 'widget/chatbot-widget.css',
});

export default { ...config, plugins: [...(config.plugins ?? []), widget] };
