const RELEASE = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m;
const UNRELEASED = '## [Unreleased]\n';

/** Returns the newest released version in a changelog in the format of keepachangelog.com. Throws if it has none. */
export function newestRelease(changelog: string): string {
  const [, version] = RELEASE.exec(changelog) ?? [];
  if (version === undefined) throw new Error("CHANGELOG.md has no release: '## [1.2.3] - 2026-12-31'.");
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
  if (begin < 0 || !/^\s*### /.test(rest)) throw new Error("CHANGELOG.md has nothing under '## [Unreleased]'.");
  return `${changelog.slice(0, begin)}${UNRELEASED}\n## [${version}] - ${day}\n${rest}`;
}
