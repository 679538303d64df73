import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run-command.mjs';

/** A file with the version of a part: its package, or the manifest of a remote. */
export interface VersionFile {
  readonly path: string;
  readonly version: string;
  /** Returns the file's text with another version. */
  withVersion(version: string): string;
}

const PACKAGE = /(^ {2}"version": ")([\d.]+)(")/m;
const MANIFEST = /(^ {2}version: ')([\d.]+)(')/m;

/** Reads every package and every remote's manifest of the workspace. */
export function versionFiles(): VersionFile[] {
  const folders = ['.', ...readdirSync(ROOT).filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')))];
  return folders.flatMap((folder) =>
    ['package.json', 'remote.manifest.ts']
      .map((name) => path.join(folder, name))
      .filter((file) => existsSync(path.join(ROOT, file)))
      .map(readVersion),
  );
}

function readVersion(file: string): VersionFile {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const pattern = file.endsWith('.json') ? PACKAGE : MANIFEST;
  const version = pattern.exec(text)?.[2];
  if (version === undefined) throw new Error(`${file} has no version.`);
  return { path: file, version, withVersion: (next) => text.replace(pattern, `$1${next}$3`) };
}

const RELEASE = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m;
const UNRELEASED = '## [Unreleased]\n';

/** Returns the newest released version in a changelog in the format of keepachangelog.com. Throws if there is none. */
export function newestRelease(changelog: string): string {
  const [, version] = RELEASE.exec(changelog) ?? [];
  if (version === undefined) throw new Error("The changelog has no release: '## [1.2.3] - 2026-12-31'.");
  return version;
}

/** Moves the unreleased changes under a new version. Throws if there are none, or the version is not new. */
export function withRelease(changelog: string, version: string, day: string): string {
  const newest = newestRelease(changelog);
  if (version.localeCompare(newest, 'en', { numeric: true }) <= 0) {
    throw new Error(`The new version must be greater than ${newest}.`);
  }
  const begin = changelog.indexOf(UNRELEASED);
  const rest = changelog.slice(begin + UNRELEASED.length);
  if (begin < 0 || !/^\s*### /.test(rest)) throw new Error("There is nothing under '## [Unreleased]'.");
  return `${changelog.slice(0, begin)}${UNRELEASED}\n## [${version}] - ${day}\n${rest}`;
}
