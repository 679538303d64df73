import { LastingFilesPlugin } from '@frontdesk/tooling/webpack/lasting-files';
import { remoteConfigs } from '@frontdesk/tooling/webpack/remote';
import manifest from './remote.manifest';
import { OWN_NAMES } from './widget/own-names';

const configs = remoteConfigs(manifest, {
  folder: import.meta.dirname,
  isDevelopment: process.env['NODE_ENV'] === 'development',
});

const POPPINS = 'node_modules/@fontsource/poppins';

/** Builds the chat widget for the owner's own site. */
const widget = new LastingFilesPlugin(
  {
    'widget/chatbot-widget.js': 'widget/main.ts',
    'widget/chatbot-widget-live.js': 'widget/live.ts',
    'widget/chatbot-widget-extras.js': 'widget/extras.ts',
    'widget/chatbot-place.js': 'widget/place.ts',
    'widget/chatbot-widget.css': 'widget/chatbot-widget.css',
    'widget/poppins-400.woff2': `${POPPINS}/files/poppins-latin-400-normal.woff2`,
    'widget/poppins-600.woff2': `${POPPINS}/files/poppins-latin-600-normal.woff2`,
    'widget/poppins-license.txt': `${POPPINS}/LICENSE`,
  },
  OWN_NAMES,
);

// Runs only once, with the last build.
export default configs.map((config, index) =>
  index === configs.length - 1 ? { ...config, plugins: [...(config.plugins ?? []), widget] } : config,
);
