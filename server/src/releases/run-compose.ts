import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { releaseLogReader, type StoredReleaseLog } from '@frontdesk/shared/endpoints/release-log';
import * as v from 'valibot';
import type { Config } from '../config/config';
import { ApiError } from '../http/api-error';
import { asSentence, type Sentence } from '../words/translate';
import type { Actor } from './release-store';

/** A change that `npm run compose` can make. */
export type ComposeChange = {
  /**
   * Whether a team makes the change. Such a change is refused for a part that no operator has added, and for a build
   * that adds more than an operator has approved; a folder is not refused in these cases, but is stored without being
   * released.
   */
  readonly byTeam?: boolean;
} & (
  | { readonly kind: 'folder'; readonly part: string; readonly folder: string; readonly isOnlyStored?: boolean }
  | { readonly kind: 'release' | 'rollback' | 'preview' | 'decline'; readonly part: string; readonly id?: string }
  | { readonly kind: 'remove'; readonly part: string }
  | {
      readonly kind: 'rollout';
      readonly part: string;
      readonly percent: number;
      readonly id?: string;
      readonly halt?: boolean;
      readonly reason?: string;
      readonly since?: string;
    }
);

/** More time than any site needs, even while waiting for another command. */
const COMPOSE_MS = 60_000;
const MISSING =
  'This server has no folder of releases. Put the folder .releases of the build beside the site, or name its place in RELEASES_DIR, and let the server write to it.';
const READ_ONLY =
  'This server may not write to its site. Let its user write to the folders that SITE_DIR and RELEASES_DIR name.';
const FAILED = "The site could not be composed, and is unchanged. The server's log says why.";
const LATE = 'The site could not be composed within a minute. Please try again in a moment.';

const IS_SOURCE = import.meta.url.endsWith('.ts');
const COMPOSER = new URL(IS_SOURCE ? '../../../tooling/compose.ts' : './compose.js', import.meta.url);

const answerReader = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    log: v.optional(releaseLogReader),
    trials: v.optional(v.array(v.array(v.string()))),
  }),
  v.object({ ok: v.literal(false), problems: v.array(v.string()), status: v.optional(v.number(), 409) }),
]);

/** Changes the site with the same command that operators use, in a separate process. */
export class Composer {
  #tried: { readonly log: string; readonly problems: readonly (readonly string[])[] } | null = null;

  constructor(
    private readonly config: Pick<Config, 'siteDir' | 'releasesDir' | 'releasesBytesMax' | 'composer'>,
    private readonly logFailure: (failure: unknown) => void,
    private readonly limitMs = COMPOSE_MS,
  ) {}

  /** Returns why this server cannot change its site, in a sentence that says what to do; null if it can. */
  async hindrance(): Promise<Sentence | null> {
    const { siteDir, releasesDir } = this.config;
    const may = (path: string, mode: number) =>
      access(path, mode).then(
        () => true,
        () => false,
      );
    if (!(await may(join(releasesDir, 'releases.json'), constants.R_OK))) return MISSING;
    const folders = [releasesDir, siteDir, join(siteDir, 'admin')];
    const writable = await Promise.all(folders.map((folder) => may(folder, constants.W_OK)));
    return writable.every(Boolean) ? null : READ_ONLY;
  }

  /**
   * Composes the site with the changes, and records them in its log unless `by` is null. Throws 409 with the problems,
   * 403 for a change that needs an operator, and 507 if there is no room; in these cases nothing has changed.
   */
  async compose(changes: readonly ComposeChange[], by: Actor | null): Promise<StoredReleaseLog> {
    const { releasesBytesMax: bytesMax } = this.config;
    const answer = await this.#run({ changes, bytesMax, ...(by !== null && { actor: { by } }) });
    if (!answer.ok) {
      const problems = answer.problems.map(asSentence);
      throw new ApiError(answer.status, answer.status === 409 ? ['This is not possible:', ...problems] : problems);
    }
    if (!answer.log) throw new ApiError(409, FAILED);
    return answer.log;
  }

  /**
   * Returns the problems of each list of changes, tried one list at a time; an empty list if they cannot be tried.
   * Caches them as long as `log` is unchanged, because each try needs a process.
   */
  async try(trials: readonly (readonly ComposeChange[])[], log: string): Promise<readonly (readonly string[])[]> {
    if (this.#tried?.log === log) return this.#tried.problems;
    try {
      const answer = await this.#run({ changes: [], trials });
      const problems = answer.ok ? (answer.trials ?? []) : [];
      this.#tried = { log, problems };
      return problems;
    } catch (failure) {
      this.logFailure(failure);
      return [];
    }
  }

  async #run(request: object) {
    const hindrance = await this.hindrance();
    if (hindrance !== null) throw new ApiError(409, hindrance);
    const { siteDir, releasesDir, composer } = this.config;
    const script = fileURLToPath(composer ?? COMPOSER);
    // Excludes the secrets in the server's own environment.
    const env = Object.fromEntries(
      ['PATH', 'KEEP_RELEASES', 'KEEP_DAYS', 'TMPDIR', 'SystemRoot'].map((name) => [name, process.env[name]]),
    );
    const child = spawn(process.execPath, [...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), script, '--json'], {
      env: { ...env, SITE_DIR: siteDir, RELEASES_DIR: releasesDir },
      timeout: this.limitMs,
      killSignal: 'SIGKILL',
    });
    const ended = new Promise<NodeJS.Signals | null>((resolve) => {
      child.once('error', () => resolve(null)).once('close', (_, signal) => resolve(signal));
    });
    // The command may have ended before reading everything.
    child.stdin.on('error', () => undefined).end(JSON.stringify(request));
    const [out, failure, signal] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), answerReader), out);
    if (read.success) return read.output;
    this.logFailure(new Error(`The site could not be composed: ${signal ?? ''} ${failure || out}`.slice(0, 2_000)));
    throw signal === 'SIGKILL' ? new ApiError(503, LATE, { 'retry-after': '10' }) : new ApiError(409, FAILED);
  }
}
