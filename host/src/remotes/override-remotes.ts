import type { LoadFailure } from './load-failure';
import { type Registry, sortRegistry } from './sort-registry';

const ANSWER_TIMEOUT_MS = 5_000;

/**
 * Development only: puts what a remote's own development server says of it in place of the registry's entry. One
 * that does not answer becomes a failure that says how to start it.
 */
export async function overrideRemotes(
  registry: Registry,
  overrides: Readonly<Record<string, string>>,
): Promise<Registry> {
  const entries = registry.remotes.map(async (remote) => {
    const address = overrides[remote.name];
    return address === undefined ? remote : ask(remote.name, address).catch(() => null);
  });
  const found = await Promise.all(entries);
  const sorted = sortRegistry(found.filter((entry) => entry !== null));
  const silent = registry.remotes.filter((_, index) => found[index] === null);
  const failures = silent.map(
    ({ name, version }): LoadFailure => ({
      kind: 'missing',
      step: 'registry',
      remote: name,
      version,
      message: `Nothing answers at ${overrides[name]}. Start it with "npm run dev -- --local ${name}", or clear the override.`,
    }),
  );
  return {
    ...registry,
    remotes: sorted.remotes,
    failures: [...registry.failures, ...sorted.failures, ...failures],
    refused: [
      ...registry.refused,
      ...sorted.refused,
      ...silent.flatMap(({ routes }, index) =>
        routes.map(({ path, access }) => ({ path, access, failure: failures[index] as LoadFailure, isTaken: false })),
      ),
    ],
  };
}

async function ask(name: string, address: string): Promise<unknown> {
  const folder = new URL(address.endsWith('/') ? address : `${address}/`);
  const answer = await fetch(new URL('remote.json', folder), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const built = (await answer.json()) as { entry: string };
  return { ...built, name, entry: new URL(built.entry, folder).href };
}
