import { text } from 'node:stream/consumers';
import type { WantedChange } from './change-choices';
import { composeSite } from './compose-site';
import { readKeepRules } from './keep-releases';
import { Refusal } from './refusal';
import type { Actor } from './release-actions';
import type { ReleaseLog } from './release-log';
import { storedSitePaths } from './site-paths';

/** The request that a program sends to `compose --json` on standard input. */
interface ComposeRequest {
  readonly changes: readonly WantedChange[];
  /** Who makes the changes, for the log; absent when the caller records them itself. */
  readonly actor?: Actor;
  /** Maximum total size of stored releases, in bytes. Default: no limit. */
  readonly bytesMax?: number;
  /**
   * Lists of changes to check separately instead: nothing is changed, and `problems` lists the problems of each list.
   */
  readonly trials?: readonly (readonly WantedChange[])[];
}

/**
 * The answer that the command prints. An error with a cause other than an invalid change ends the command, with its
 * message on standard error.
 */
type ComposeAnswer =
  | { readonly ok: true; readonly log: ReleaseLog }
  | { readonly ok: false; readonly problems: readonly string[]; readonly status: number }
  | { readonly ok: true; readonly trials: readonly (readonly string[])[] };

/**
 * `compose --json`: composes the site in `SITE_DIR` only from the releases in `RELEASES_DIR`, without the builds of a
 * checkout, as a server needs it.
 */
export async function answerJson(): Promise<void> {
  const { SITE_DIR: site, RELEASES_DIR: store } = process.env;
  if (!site || !store) throw new Error('compose --json needs SITE_DIR and RELEASES_DIR.');
  const { changes, trials, actor = null, bytesMax = null } = JSON.parse(await text(process.stdin)) as ComposeRequest;
  const keep = { ...readKeepRules(process.env), bytes: bytesMax };
  const settings = { paths: storedSitePaths(site, store), keep, actor, onWait: () => undefined };
  if (trials) {
    const problems: (readonly string[])[] = [];
    for (const tried of trials) {
      const refusal = await refusalOf(() => composeSite({ ...settings, changes: tried, isTrial: true }));
      problems.push(refusal?.problems ?? []);
    }
    return print({ ok: true, trials: problems });
  }
  let log: ReleaseLog | undefined;
  const refusal = await refusalOf(async () => {
    log = await composeSite({ ...settings, changes });
  });
  print(log ? { ok: true, log } : { ok: false, problems: refusal?.problems ?? [], status: refusal?.status ?? 409 });
}

/** Returns the refusal that `work` throws; null if it succeeds. */
async function refusalOf(work: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function print(answer: ComposeAnswer): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
