import { hostConfig } from '@frontdesk/tooling/webpack/host';

export default hostConfig({ folder: import.meta.dirname, isDevelopment: process.env['NODE_ENV'] === 'development' });
