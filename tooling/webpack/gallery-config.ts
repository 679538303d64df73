import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';

const shared = path.resolve(import.meta.dirname, '../../shared');

/** The development build of the gallery of shared parts: one bundle, no federation. */
export function galleryConfig(): Configuration {
  const base = baseConfig({ folder: shared, isDevelopment: true });
  const module = JSON.stringify(path.join(shared, 'src/gallery/show-gallery.tsx'));
  return {
    ...base,
    name: 'gallery',
    entry: {
      main: `data:text/javascript,${encodeURIComponent(`import { showGallery } from ${module}; showGallery();`)}`,
    },
    output: { ...base.output, publicPath: '/', filename: '[name].js' },
    resolve: { ...base.resolve, alias: { 'hoist-non-react-statics': false } },
    plugins: [new ReactRefreshPlugin({ overlay: false })],
  };
}
