import { execFileSync } from 'node:child_process';
import { ROOT } from '../run-command.mjs';

let known: string | null = null;

/** The commit of this checkout, followed by `+` if files differ from it; null without git. */
export function currentCommit(): string | null {
  known ??= readCommit();
  return known;
}

function readCommit(): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no');
    return `${git('rev-parse', '--short=12', 'HEAD')}${changed === '' ? '' : '+'}`;
  } catch {
    return null;
  }
}
