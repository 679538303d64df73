import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { type BuiltRemote, REMOTE_MANIFEST_FILE } from '../../releases/remote-source';
import { CONTRACT_RULES } from '../contract-problems';
import { buildConfig, Refusal, readManifest } from './command';

/** `frontdesk-remote build`: builds `dist/` with all checks. */
export async function build(folder: string): Promise<void> {
  const manifest = await readManifest(folder);
  const stats = await run(folder, await buildConfig(folder, manifest));
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  for (const { message } of warnings) console.warn(`Warning: ${message}`);
  if (errors.length > 0) throw new Refusal(['The build failed:', ...errors.map(textOf)].join('\n- '));
  await checkBuild(path.join(folder, 'dist'));
  const built = JSON.parse(await readFile(path.join(folder, 'dist', REMOTE_MANIFEST_FILE), 'utf8')) as BuiltRemote;
  console.log(`${built.name} ${built.version} is built in dist/, for hosts of contract ${built.contract}.`);
}

function run(folder: string, config: webpack.Configuration): Promise<Stats> {
  const compiler = webpack({ context: folder, ...config });
  if (!compiler) throw new Refusal('webpack accepts no such configuration.');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats ? resolve(stats) : reject(error)));
    });
  });
}

const textOf = ({ message, moduleName, loc }: webpack.StatsError) =>
  moduleName && !message.includes(moduleName) ? `${moduleName}${loc ? `:${loc}` : ''}: ${message}` : message;

/** Throws unless the build in `dist` follows the contract. */
export async function checkBuild(dist: string): Promise<void> {
  const problems: string[] = [];
  for (const { problems: find } of CONTRACT_RULES) {
    problems.push(
      ...(await find(dist).catch((error: Error) => [
        /ENOENT/.test(error.message) ? 'dist/ has no build. Run: frontdesk-remote build' : error.message,
      ])),
    );
    // Without its files the others cannot be checked.
    if (problems.length > 0) break;
  }
  if (problems.length > 0) throw new Refusal(['dist/ does not follow the contract:', ...problems].join('\n- '));
}
