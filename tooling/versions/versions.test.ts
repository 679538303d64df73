import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import { newestRelease, versionFiles, withRelease } from './versions';

const versions = new Map(versionFiles().map((file) => [file.path, file.version]));

it('the product, the host and the server have the version of the newest release in the changelog', () => {
  const newest = newestRelease(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'));
  for (const file of ['package.json', 'host/package.json', 'server/package.json'])
    assert.equal(versions.get(file), newest, file);
});

it('every remote declares the version of its package and of the newest release in its changelog', () => {
  const manifests = [...versions].filter(([file]) => file.endsWith('remote.manifest.ts'));
  assert.ok(manifests.length >= 4);
  for (const [file, version] of manifests) {
    const folder = path.dirname(file);
    assert.equal(version, versions.get(path.join(folder, 'package.json')), file);
    assert.equal(version, newestRelease(readFileSync(path.join(ROOT, folder, 'CHANGELOG.md'), 'utf8')), folder);
  }
});

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- Tea

## [0.1.0] - 2026-11-21

### Added

- Water
`;

it('a release moves the unreleased changes under its version and date', () => {
  const released = withRelease(CHANGELOG, '0.2.0', '2026-12-01');
  assert.match(released, /## \[Unreleased\]\n\n## \[0\.2\.0\] - 2026-12-01\n\n### Added\n\n- Tea\n\n## \[0\.1\.0\]/);
  assert.equal(newestRelease(released), '0.2.0');
  assert.throws(() => withRelease(released, '0.3.0', '2026-12-02'), /nothing under/);
});

it("replaces only the part's own version", () => {
  const host = versionFiles().find((file) => file.path === path.join('host', 'package.json'));
  const before = readFileSync(path.join(ROOT, 'host/package.json'), 'utf8');
  const changed = JSON.parse(host?.withVersion('9.8.7') ?? '{}');
  assert.deepEqual(changed, { ...JSON.parse(before), version: '9.8.7' });
});
