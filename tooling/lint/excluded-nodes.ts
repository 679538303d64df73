import { satisfies } from 'semver';

/** A package in the lock file that declares the Node versions on which it runs. */
const PACKAGE = /^ {2}'?(\S+@[^':]+)'?:\n(?: {4}\S.*\n)*? {4}engines: \{.*?node: ('[^']*'|[^,}]*)/gm;

/** Every package of `pnpm-lock.yaml`, for production or development, whose `engines` exclude one of the Node `versions`. */
export function excludedNodes(lock: string, versions: readonly string[]): string[] {
  const { 1: packages = '' } = /^packages:\n([\s\S]*?)^snapshots:/m.exec(lock) ?? [];
  return [...packages.matchAll(PACKAGE)].flatMap(([, name, quoted = '']) => {
    const range = quoted.replaceAll("'", '').trim();
    const excluded = versions.filter((version) => !satisfies(version, range));
    return excluded.length === 0 ? [] : [`${name} wants Node ${range}, which excludes ${excluded.join(', ')}.`];
  });
}
