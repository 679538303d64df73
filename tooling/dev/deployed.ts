import { type RegisteredRemote, readRegisteredRemote, readRegistryList } from '@frontdesk/shared/contract';
import { scriptProblem } from '../script-problem';

const ANSWER_TIMEOUT_MS = 15_000;

/**
 * The remotes that a deployed site offers, without those that are worked on here, their entries as whole addresses.
 * Says of each whether it answers, and how to do without one that does not. Ends the process when the site itself
 * does not answer.
 */
export async function deployedRemotes(site: URL, local: readonly string[]): Promise<RegisteredRemote[]> {
  const address = new URL('/admin/remotes.json', site);
  const registry = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
    .then((answer) => answer.json())
    .catch(() => null);
  const list = readRegistryList(registry);
  if (!list.ok) {
    console.error(
      `${address} answers with no list of remotes. Is ${site.origin} a deployed Frontdesk, and is it running?\n` +
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
      console.log(`    The host will say so on its pages. To start it here: --local ${[...local, name].join(',')}`);
    }
  }
  return remotes;
}
