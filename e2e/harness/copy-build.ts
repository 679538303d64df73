import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isImmutable } from '../../tooling/releases/release-store';
import { ROOT } from '../../tooling/run-command.mjs';

/**
 * Copies a built site or part without its source maps, which are most of its bytes and unused in journeys. Files named by their
 * hash are links to the build: copying a thousand of them takes half a second of processor time for each site. Change
 * one only with `replaceFile`.
 */
export function copyBuild(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyBuild(source, target);
    else if (isNamedByHash(entry.name)) linkOrCopy(source, target);
    else if (!entry.name.endsWith('.map')) copyFileSync(source, target);
  }
}

/** Replaces a file, which may be a link to the build, with a new one. */
export function replaceFile(file: string, content: string | Buffer): void {
  rmSync(file, { force: true });
  writeFileSync(file, content);
}

const isNamedByHash = (name: string) => !name.endsWith('.map') && isImmutable(name.replace(/\.br$/, ''));

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The folder for temporary files is on another disk, and links cannot cross disks.
    copyFileSync(source, target);
  }
}

/** Fails the run when a journey has written through a link. */
// biome-ignore lint/style/noDefaultExport: Playwright reads it.
export default function watchBuild(): () => void {
  const before = stateOfBuild();
  return () => {
    const after = stateOfBuild();
    const changed = [...before].filter(([file, state]) => (after.get(file) ?? state) !== state).map(([file]) => file);
    if (changed.length > 0) throw new Error(`Journeys changed files of the build: ${changed.join(', ')}`);
  };
}

/** Size and time of each linked file. */
function stateOfBuild(): ReadonlyMap<string, string> {
  const parts = readdirSync(ROOT).filter((name) => name === 'host' || name.startsWith('remote-'));
  const folders = ['dist', ...parts.map((part) => path.join(part, 'dist'))].map((folder) => path.join(ROOT, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isNamedByHash)
      .map((file) => path.join(folder, file)),
  );
  return new Map(
    files.map((file) => {
      const { size, mtimeMs } = statSync(file);
      return [file, `${size} ${mtimeMs}`];
    }),
  );
}
