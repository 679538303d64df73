import path from 'node:path';
import {
  addressProblems,
  CONTRACT_VERSION,
  type RegisteredRemote,
  readRegisteredRemote,
} from '@frontdesk/shared/contract';
import { contributionProblems } from '@frontdesk/shared/contract-checks';
import { satisfy } from '@module-federation/runtime';
import { pageClashes, prefixClashes } from './address-clashes';
import type { RemoteSource } from './remote-source';

/** Whether a remote that needs contract versions in `range` works in a host with `version`. */
export function contractFits(version: string, range: string): boolean {
  return satisfy(version, range);
}

export type CheckedRemotes =
  | { readonly ok: true; readonly remotes: readonly RegisteredRemote[] }
  /** One sentence for each problem. */
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Checks that the remotes form a valid site: each manifest is valid and fits the host's contract, no address or prefix
 * is claimed twice or reserved by the site, and every listed script loads. Reports all problems together.
 */
export async function checkRemotes(
  sources: readonly RemoteSource[],
  hostContract: string = CONTRACT_VERSION,
): Promise<CheckedRemotes> {
  const problems: string[] = [];
  const remotes: RegisteredRemote[] = [];
  for (const source of sources) {
    const read = readRegisteredRemote({ ...source.built, entry: source.entry });
    if (!read.ok) {
      problems.push(`${source.name}: ${read.problem}`);
      continue;
    }
    const { name, contract, routes } = read.value;
    if (name !== source.name) problems.push(`${source.name}: its manifest has the name ${name}.`);
    if (!contractFits(hostContract, contract)) {
      problems.push(`${name}: it needs contract ${contract}, but this host has ${hostContract}.`);
    }
    problems.push(
      ...[...addressProblems(routes), ...contributionProblems(read.value)].map((problem) => `${name}: ${problem}`),
    );
    for (const [language, translation] of Object.entries(source.built.translations ?? {})) {
      const translated = readRegisteredRemote({ ...translation, entry: source.entry });
      if (!translated.ok) problems.push(`${name}: translations.${language}.${translated.problem}`);
    }
    problems.push(...(await missingScripts(source, read.value)));
    remotes.push(read.value);
  }
  problems.push(...pageClashes(remotes), ...prefixClashes(remotes), ...slotClashes(remotes));
  return problems.length === 0 ? { ok: true, remotes } : { ok: false, problems };
}

async function missingScripts(source: RemoteSource, { name }: RegisteredRemote): Promise<string[]> {
  const builds: readonly RegisteredRemote[] = [source.built, ...Object.values(source.built.translations ?? {})];
  const scripts = new Set(
    builds.flatMap(({ entry, routes, home = [] }) => [
      path.posix.basename(entry),
      ...[...routes, ...home].flatMap(({ preload }) => preload?.js ?? []),
    ]),
  );
  const problems = await Promise.all([...scripts].map((script) => source.problemWith(script)));
  return problems.flatMap((problem) => (problem === null ? [] : [`${name}: ${problem}`]));
}

function slotClashes(remotes: readonly RegisteredRemote[]): string[] {
  const owners = new Map<string, string>();
  return remotes.flatMap(({ name, slots = [] }) =>
    slots.flatMap((slot) => {
      const owner = owners.get(slot.name);
      owners.set(slot.name, owner ?? name);
      return owner === undefined ? [] : [`The slot ${slot.name} is declared by both ${owner} and ${name}.`];
    }),
  );
}
