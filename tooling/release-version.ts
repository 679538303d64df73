/**
 * `npm run release-version -- 0.9.0`: sets a new product version, without the remotes, which have their own. `-- qr
 * 0.9.0`: sets one remote's version. Moves the 'Unreleased' changes of the changelog under the version, and writes it
 * to the packages and the manifest.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from './parts';
import { ROOT } from './run-command.mjs';
import { newestRelease, type VersionFile, versionFiles, withRelease } from './versions/versions';

const args = process.argv.slice(2);
const [version = ''] = args.slice(-1);
const [name] = args.slice(0, -1);
if (!/^\d+\.\d+\.\d+$/.test(version) || args.length > 2) {
  refuse('Specify the new version: npm run release-version -- 1.2.3');
}
if (name !== undefined && !remoteNames().includes(name)) {
  refuse(`There is no remote named ${name}. Available: ${remoteNames().join(', ')}.`);
}

const changelog = path.join(name === undefined ? '.' : `remote-${name}`, 'CHANGELOG.md');
const text = readFileSync(path.join(ROOT, changelog), 'utf8');
const last = newestRelease(text);
const isReleased = ({ path: file, version: current }: VersionFile) =>
  name === undefined ? current === last && !file.startsWith('remote-') : file.startsWith(`remote-${name}${path.sep}`);
try {
  writeFileSync(path.join(ROOT, changelog), withRelease(text, version, new Date().toISOString().slice(0, 10)));
} catch (error) {
  refuse(`${changelog}: ${(error as Error).message}`);
}
for (const file of versionFiles().filter(isReleased)) {
  writeFileSync(path.join(ROOT, file.path), file.withVersion(version));
  console.log(`${file.path}: ${file.version} -> ${version}`);
}

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}
