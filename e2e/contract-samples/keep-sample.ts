/**
 * Run this once before you start a new minor version of the contract: `node --import tsx e2e/contract-samples/keep-sample.ts 1.4`.
 * Builds the sample in `1.4/` with the current preset into `1.4/built`, and packs the built host. Commit both and
 * never rebuild them: tests run later hosts and remotes against these bytes.
 */
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import { remoteConfig } from '@frontdesk/tooling/webpack/remote';
import webpack from 'webpack';

const SAMPLES = import.meta.dirname;
const HOST = path.resolve(SAMPLES, '../../host/dist');

const [minor = ''] = process.argv.slice(2);
const folder = path.join(SAMPLES, minor);
const built = path.join(folder, 'built');
if (!existsSync(path.join(folder, 'remote.manifest.ts')) || existsSync(built)) {
  console.error(`Write the sample's remote.manifest.ts and src/ into ${folder}. An existing build is never replaced.`);
  process.exit(1);
}
await buildSample();
await packHost();

async function buildSample(): Promise<void> {
  const { default: manifest } = (await import(path.join(folder, 'remote.manifest.ts'))) as { default: RemoteManifest };
  const config = remoteConfig(manifest, { folder, isDevelopment: false });
  const compiler = webpack({ ...config, devtool: false, output: { ...config.output, path: built } });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

async function packHost(): Promise<void> {
  const names = (await readdir(HOST)).filter((name) => !name.endsWith('.map'));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(HOST, name), 'utf8')] as const),
  );
  const packed = brotliCompressSync(JSON.stringify(Object.fromEntries(files)), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  for (const old of readdirSync(SAMPLES).filter((name) => name.startsWith('host-'))) await rm(path.join(SAMPLES, old));
  await writeFile(path.join(SAMPLES, `host-${minor}.json.br`), packed);
}
