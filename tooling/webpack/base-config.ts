import path from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

/** A chunk that has not arrived by then counts as failed (spec sections 1 and 9). */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

export interface BuildSettings {
  /** Absolute path of the package that is built. */
  readonly folder: string;
  readonly isDevelopment: boolean;
}

/** What host and remotes build alike: TypeScript by SWC, classic scripts, hashed chunks, no caching surprises. */
export function baseConfig({ folder, isDevelopment }: BuildSettings): Configuration {
  return {
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
    target: ['web', 'es2022'],
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:16].js',
      assetModuleFilename: '[name].[contenthash:16][ext]',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      hashFunction: 'sha256',
      hashDigestLength: 16,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: fileURLToPath(import.meta.resolve('swc-loader')),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
            },
          },
        },
        // Fetched by its address when it is needed.
        { test: /\.wasm$/, type: 'asset/resource' },
        // The package declares itself free of side effects in effect, but not in its package.json.
        { test: /node_modules[\\/]@chakra-ui[\\/]react[\\/]/, sideEffects: false },
      ],
    },
    optimization: {
      minimizer: [new TerserPlugin({ extractComments: false, terserOptions: { compress: { passes: 3 }, ecma: 2020 } })],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: { all: false, errors: true, warnings: true },
  };
}
