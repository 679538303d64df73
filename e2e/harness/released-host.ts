import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The folder of the remotes for each minor version of the contract, and the last released host. */
export const CONTRACT_SAMPLES = path.resolve(import.meta.dirname, '../contract-samples');

const PACKED = /^host-(.+)\.json\.br$/;

/** The original build of the last released host, and its contract version. */
export interface ReleasedHost {
  readonly contract: string;
  /** By name, relative to `/admin/`. */
  readonly files: Readonly<Record<string, string>>;
}

/** Reads the host that `keep-sample.ts` packed. */
export async function readReleasedHost(): Promise<ReleasedHost> {
  const name = readdirSync(CONTRACT_SAMPLES).find((file) => PACKED.test(file)) ?? '';
  const packed = await readFile(path.join(CONTRACT_SAMPLES, name));
  const files = JSON.parse(brotliDecompressSync(packed).toString()) as ReleasedHost['files'];
  return { contract: `${PACKED.exec(name)?.[1]}.0`, files };
}

/** Replaces the host of the site in `folder`, but keeps its remotes and registry. */
export async function replaceHost(folder: string, { files }: ReleasedHost): Promise<void> {
  const admin = path.join(folder, 'admin');
  for (const entry of readdirSync(admin, { withFileTypes: true })) {
    if (entry.isFile() && entry.name !== 'remotes.json') await rm(path.join(admin, entry.name));
  }
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(admin, name), content);
}
