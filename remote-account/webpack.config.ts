import { remoteConfigs } from '@frontdesk/tooling/webpack/remote';
import manifest from './remote.manifest';

export default remoteConfigs(manifest, {
  folder: import.meta.dirname,
  isDevelopment: process.env['NODE_ENV'] === 'development',
});
