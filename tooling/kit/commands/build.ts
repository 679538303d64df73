import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { type BuiltRemote, REMOTE_MANIFEST_FILE } from '../../releases/remote-source';
import { BUILD_FILES, readTeamSettings, sizesOf } from '../build-checks';
import { CONTRACT_RULES } from '../contract-problems';
import { buildConfigs, Refusal, readManifest, requireManifest } from './command';

/** `frontdesk-remote build`: builds `dist/` with all checks. */
export async function build(folder: string): Promise<void> {
  requireManifest(folder);
  // A failed build leaves the files of the previous build, which must not be mistaken for its own.
  await rm(path.join(folder, 'dist', BUILD_FILES), { force: true });
  const manifest = await readManifest(folder);
  const all = await run(folder, await buildConfigs(folder, manifest));
  const [stats] = all.stats.slice(-1) as [Stats];
  const { errors = [], warnings = [] } = all.toJson({ all: false, errors: true, warnings: true });
  for (const { message } of warnings) console.warn(`Warning: ${message}`);
  if (errors.length > 0) throw new Refusal(['The build failed:', ...errors.map(textOf)].join('\n- '));
  await checkBuild(path.join(folder, 'dist'));
  for (const line of sizeLines(stats, readTeamSettings(folder).budget)) console.log(line);
  const problem = await versionProblem(folder, manifest.version);
  if (problem !== null) console.warn(`Warning: ${problem}`);
  const built = JSON.parse(await readFile(path.join(folder, 'dist', REMOTE_MANIFEST_FILE), 'utf8')) as BuiltRemote;
  console.log(`${built.name} ${built.version} is built in dist/, for hosts of contract ${built.contract}.`);
}

function run(folder: string, configs: readonly Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configs.map((config) => ({ context: folder, ...config })));
  if (!compiler) throw new Refusal('webpack does not accept this configuration.');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats ? resolve(stats) : reject(error)));
    });
  });
}

/** Prints what each part loads first, next to its budget, and what it loads later. */
function sizeLines({ compilation }: Stats, budget: number): string[] {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return sizesOf(compilation).map(
    ({ part, brotli, gzip, entry, scripts, styles }) =>
      `${part} loads ${kilobytes(brotli)} of ${budget} kB first (brotli; ${kilobytes(gzip)} with gzip): entry ${kilobytes(entry)}, own scripts ${kilobytes(scripts)}, styles ${kilobytes(styles)}.`,
  );
}

/**
 * Returns a sentence if package.json states a version other than the manifest's; null if it states the same one, or
 * none.
 */
async function versionProblem(folder: string, version: string): Promise<string | null> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { version: other } = JSON.parse(text) as { version?: string };
  if (other === undefined || other === version) return null;
  return `package.json has the version ${other}, and remote.manifest.ts ${version}. Sites show and count by that of the manifest: set both to the same.`;
}

const textOf = ({ message, moduleName, loc }: webpack.StatsError) =>
  moduleName && !message.includes(moduleName) ? `${moduleName}${loc ? `:${loc}` : ''}: ${message}` : message;

/** Throws unless the build in `dist` is complete and follows the contract. */
export async function checkBuild(dist: string): Promise<void> {
  if (!existsSync(path.join(dist, BUILD_FILES)))
    throw new Refusal(
      existsSync(path.join(dist, REMOTE_MANIFEST_FILE))
        ? 'The last build failed, and dist/ has only an older one. Run npm run build, and do what it says.'
        : 'dist/ has no build. Run: npm run build',
    );
  const problems: string[] = [];
  for (const { problems: find } of CONTRACT_RULES) {
    problems.push(...(await find(dist).catch((error: Error) => [error.message])));
    // Without its files the others cannot be checked.
    if (problems.length > 0) break;
  }
  if (problems.length > 0) throw new Refusal(['dist/ does not follow the contract:', ...problems].join('\n- '));
}
