import { text } from 'node:stream/consumers';
import type { WantedChange } from './change-choices';
import { composeSite } from './compose-site';
import { Refusal } from './refusal';
import type { ReleaseLog } from './release-log';
import { storedSitePaths } from './site-paths';

/** What a program sends to `compose --json` on standard input. */
interface ComposeRequest {
  readonly changes: readonly WantedChange[];
  /** Lists of changes to check instead, each by itself: nothing is changed, and `problems` lists those of each. */
  readonly trials?: readonly (readonly WantedChange[])[];
}

/** What it prints. An error that is nobody's wrong change ends the command with its message on standard error. */
type ComposeAnswer =
  | { readonly ok: true; readonly log: ReleaseLog }
  | { readonly ok: false; readonly problems: readonly string[] }
  | { readonly ok: true; readonly trials: readonly (readonly string[])[] };

/**
 * `compose --json`: composes the site in `SITE_DIR` from the releases in `RELEASES_DIR` alone, without the builds of a
 * checkout, as a server wants it.
 */
export async function answerJson(): Promise<void> {
  const { SITE_DIR: site, RELEASES_DIR: store } = process.env;
  if (!site || !store) throw new Error('compose --json needs SITE_DIR and RELEASES_DIR.');
  const { changes, trials } = JSON.parse(await text(process.stdin)) as ComposeRequest;
  const settings = { paths: storedSitePaths(site, store), onWait: () => undefined };
  const problemsOf = async (tried: readonly WantedChange[]) =>
    refusedProblems(() => composeSite({ ...settings, changes: tried, isTrial: true }));
  if (trials) {
    const problems: (readonly string[])[] = [];
    for (const tried of trials) problems.push((await problemsOf(tried)) ?? []);
    return print({ ok: true, trials: problems });
  }
  let log: ReleaseLog | undefined;
  const problems = await refusedProblems(async () => {
    log = await composeSite({ ...settings, changes });
  });
  print(log ? { ok: true, log } : { ok: false, problems: problems ?? [] });
}

/** The problems for which `work` refuses; null without any. */
async function refusedProblems(work: () => Promise<unknown>): Promise<readonly string[] | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.problems;
    throw error;
  }
}

function print(answer: ComposeAnswer): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
