import path from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { persistentCache } from './persistent-cache';
import { StableOrderPlugin } from './stable-order-plugin';

/** A chunk that has not loaded within this time counts as failed (spec section 9.6). */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

export interface BuildSettings {
  /** Absolute path of the package to build. */
  readonly folder: string;
  readonly isDevelopment: boolean;
}

/** The common configuration of host and remotes: TypeScript through SWC, classic scripts, hashed chunks. */
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
        // Fetched by its address on demand.
        { test: /\.wasm$/, type: 'asset/resource' },
        // The package has no side effects, but does not declare that in its package.json.
        { test: /node_modules[\\/]@chakra-ui[\\/]react[\\/]/, sideEffects: false },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // It uses all cores from one process.
          parallel: false,
          extractComments: false,
          terserOptions: { compress: { passes: 3 }, ecma: 2020 },
        }),
      ],
    },
    performance: { hints: false },
    plugins: [new StableOrderPlugin()],
    ...(isDevelopment ? {} : persistentCache()),
    infrastructureLogging: { level: 'error' },
    stats: { all: false, errors: true, warnings: true },
  };
}
