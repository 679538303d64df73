import { remoteConfig } from '@frontdesk/tooling/webpack/remote';
import manifest from './remote.manifest';

export default remoteConfig(manifest, {
  folder: import.meta.dirname,
  isDevelopment: process.env['NODE_ENV'] === 'development',
});
