import { noAnswer, previewGone } from '../../messages/trouble';
import type { LoadFailure } from '../failure/load-failure';
import { overridesInForce } from '../overrides/previews';
import { type Registry, sortRegistry } from './sort-registry';

const ANSWER_TIMEOUT_MS = 5_000;

/**
 * Replaces entries in the registry: in development with the answer from a remote's own development server, elsewhere
 * with the release that a preview link names. An entry that does not answer becomes a failure that explains what to do.
 */
export async function overrideRemotes(registry: Registry): Promise<Registry> {
  const overrides = overridesInForce();
  const entries = registry.remotes.map(async (remote) => {
    const address = overrides[remote.name];
    return address === undefined ? remote : fetchOverride(remote.name, address).catch(() => null);
  });
  const found = await Promise.all(entries);
  // An operator may open a remote that the site does not list yet. Its addresses come after all others.
  const listed = registry.remotes.map(({ name }) => name);
  const others = Object.entries(overrides).filter(
    ([name, address]) => !listed.includes(name) && /\.json$/.test(address),
  );
  const added = await Promise.all(others.map(([name, address]) => fetchOverride(name, address).catch(() => null)));
  const sorted = sortRegistry([...found, ...added].filter((entry) => entry !== null));
  const silent = registry.remotes.filter((_, index) => found[index] === null);
  const failures = silent.map(
    ({ name, version }): LoadFailure => ({
      kind: 'missing',
      step: 'registry',
      remote: name,
      version,
      message: overrides[name]?.endsWith('.json') ? previewGone : noAnswer(name, overrides[name]),
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

async function fetchOverride(name: string, address: string): Promise<unknown> {
  const manifest = new URL(
    /\.json$/.test(address) ? address : `${address.replace(/\/$/, '')}/remote.json`,
    location.origin,
  );
  const answer = await fetch(manifest, { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  const built = (await answer.json()) as { entry: string };
  // A release's entry is an absolute path or address, as in the registry, and its hash belongs to that address.
  const entry = /^(\/|https?:)/.test(built.entry) ? built.entry : new URL(built.entry, manifest).href;
  return { ...built, name, entry };
}
