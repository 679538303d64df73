import { hostConfigs } from '@frontdesk/tooling/webpack/host';

export default hostConfigs({ folder: import.meta.dirname, isDevelopment: process.env['NODE_ENV'] === 'development' });
