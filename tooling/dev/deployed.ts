import { type RegisteredRemote, readRegisteredRemote, readRegistryList } from '@frontdesk/shared/contract';
import { scriptProblem } from '../releases/script-problem';

const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Returns the remotes of a deployed site, except those served from source, with absolute entry addresses.
 * Prints whether each responds, and what to do if it does not. Ends the process if the site does not
 * respond.
 */
export async function deployedRemotes(site: URL, local: readonly string[]): Promise<RegisteredRemote[]> {
  const address = new URL('/admin/remotes.json', site);
  const registry = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
    .then((answer) => answer.json())
    .catch(() => null);
  const list = readRegistryList(registry);
  if (!list.ok) {
    console.error(
      `${address} returned no list of remotes. Is ${site.origin} a deployed Frontdesk, and is it running?\n` +
        'To run one on this machine: PORT=8090 npm start, then --from http://localhost:8090',
    );
    process.exit(1);
  }
  const remotes = list.value
    .map(readRegisteredRemote)
    .flatMap((read) => (read.ok ? [read.value] : []))
    .filter(({ name }) => !local.includes(name))
    .map((remote) => ({ ...remote, entry: new URL(remote.entry, site).href }));
  for (const { name, version, entry } of remotes) {
    const problem = await scriptProblem(entry);
    console.log(problem ? `  ${name} ${version}: ${problem}` : `  ${name} ${version} from ${entry}`);
    if (problem) {
      console.log(
        `    The host will show this on its pages. To serve it from source: --local ${[...local, name].join(',')}`,
      );
    }
  }
  return remotes;
}
