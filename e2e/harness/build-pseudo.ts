import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../../tooling/parts';
import { copySources } from './copy-sources';

const DIST = path.resolve(import.meta.dirname, '../../dist');

/**
 * Builds the site with the test language `language` in a copy of the sources. Returns the site's folder, and the copy,
 * which the caller removes; the copy is null if this checkout's site already has the language because it was built with
 * `PSEUDO_LANGUAGE`.
 */
export async function buildPseudo(language: string): Promise<{ readonly built: string; readonly copy: string | null }> {
  if (existsSync(path.join(DIST, `admin/index.${language}.html`))) return { built: DIST, copy: null };
  const copy = await copySources(remoteNames());
  const build = spawn(process.execPath, ['--import', 'tsx', 'tooling/build.ts'], {
    cwd: copy,
    env: { ...process.env, PSEUDO_LANGUAGE: language },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build with ${language} ended with ${code}.`);
  return { built: path.join(copy, 'dist'), copy };
}
