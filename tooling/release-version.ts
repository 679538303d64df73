/**
 * `npm run release-version -- 0.9.0`: sets a new product version. Moves the 'Unreleased' changes of CHANGELOG.md under it,
 * and writes it to every package and manifest with the previous version. A remote with a different version keeps it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-command.mjs';
import { newestRelease, versionFiles, withRelease } from './versions/versions';

const CHANGELOG = path.join(ROOT, 'CHANGELOG.md');
const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('Specify the new version: npm run release-version -- 1.2.3');
  process.exit(1);
}

const changelog = readFileSync(CHANGELOG, 'utf8');
const last = newestRelease(changelog);
writeFileSync(CHANGELOG, withRelease(changelog, version, new Date().toISOString().slice(0, 10)));
for (const file of versionFiles().filter((known) => known.version === last)) {
  writeFileSync(path.join(ROOT, file.path), file.withVersion(version));
  console.log(`${file.path}: ${last} -> ${version}`);
}
