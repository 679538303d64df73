import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { baseConfig } from '../../webpack/base-config';

const FLOOR = path.join(import.meta.dirname, 'floor');
const PAGES = ['login', 'home', 'agents'] as const;
type FloorPage = (typeof PAGES)[number];

/** The address of a floor page on its site. */
export const floorAddress = (page: FloorPage): string => `/admin/floor/${page}.html`;

/** Builds the floor pages with the host's presets into a copy of the site, each as one script, compressed like ours. */
export async function buildFloor(site: string): Promise<void> {
  const out = path.join(site, 'admin/floor');
  const base = baseConfig({ folder: FLOOR, isDevelopment: false });
  const compiler = webpack({
    ...base,
    mode: 'production',
    devtool: false,
    entry: Object.fromEntries(PAGES.map((page) => [page, `./${page}.tsx`])),
    output: { ...base.output, path: out, filename: '[name].js' },
    stats: 'errors-only',
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors())
    throw new Error(`Building the floor pages failed:\n${stats?.toString('errors-only')}`);
  for (const page of PAGES) writeFileSync(path.join(out, `${page}.html`), html(page));
  for (const file of readdirSync(out).filter((name) => name.endsWith('.js'))) {
    writeFileSync(path.join(out, `${file}.br`), brotliCompressSync(readFileSync(path.join(out, file))));
  }
}

const html = (page: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Floor</title>
<link rel="icon" href="data:,">
<div id="root"></div>
<script defer src="/admin/floor/${page}.js"></script>
`;
