import { CONTRACT_VERSION, type RegisteredRemote } from '@frontdesk/shared/contract';
import { loadRemote, registerPlugins, registerRemotes, satisfy } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import { withDeadline } from './deadline';
import { identityOf } from './identity-of';
import { type Container, loadEntry } from './load-entry';
import { failureKindOf, failureMessageOf, type LoadFailure, type LoadStep } from './load-failure';
import { type RemoteEntry, resolveEntry } from './resolve-entry';
import { GroupError, unlessGroupFails } from './shared-groups';

/** A page's chunks have this long to arrive (spec sections 1 and 9). */
const PAGE_TIMEOUT_MS = 120_000;

export type LoadedPage =
  | { readonly ok: true; readonly Page: ComponentType }
  | { readonly ok: false; readonly failure: LoadFailure };

interface Arrived {
  readonly container: Container;
  /** What the registry said of the remote then; null when that has to be looked up anew. */
  identity: string | null;
  /** The address of the script. */
  readonly url: string;
}

/** The containers that have arrived, by remote. */
const containers = new Map<string, Arrived>();

/** Entries that are on their way, by address. */
const arriving = new Map<string, Promise<void>>();

/** Federation asks for a container when it needs one; the loader has it by then. Called once, when the host starts. */
export function serveContainers(): void {
  const loadEntry = async ({ remoteInfo }: { remoteInfo: { name: string } }) =>
    containers.get(remoteInfo.name)?.container as never;
  registerPlugins([{ name: 'frontdesk-containers', loadEntry }]);
}

/**
 * Brings one page of a remote, step by step: does the contract fit, where is the entry, does it arrive, does the
 * page arrive, is it a component. Each step ends in the next one or in a failure that says why; nothing is thrown.
 */
export async function loadPage(remote: RegisteredRemote, page: string): Promise<LoadedPage> {
  let step: LoadStep = 'contract';
  const fail = (kind: LoadFailure['kind'], message: string, cause?: unknown): LoadedPage => {
    return { ok: false, failure: { kind, step, remote: remote.name, version: remote.version, message, cause } };
  };

  if (!fits(remote.contract)) {
    return fail('incompatible', `It needs contract ${remote.contract}, this site has ${CONTRACT_VERSION}.`);
  }
  try {
    const identity = identityOf(remote);
    const arrived = containers.get(remote.name);
    if (arrived?.identity !== identity) {
      step = 'manifest';
      const entry = await resolveEntry(remote);
      step = 'entry';
      if (arrived?.identity === null && arrived.url === entry.url) arrived.identity = identity;
      else await enter(remote, entry);
    }
    step = 'page';
    const needs = remote.routes.find((route) => route.page === page)?.preload?.kit;
    const request = () => loadRemote<Record<string, unknown>>(`${remote.name}/${page}`);
    const module = await withDeadline(unlessGroupFails(request, needs), PAGE_TIMEOUT_MS);
    const Page = module?.[page] ?? module?.['default'];
    if (typeof Page !== 'function') return fail('invalid', `Its module ${page} exports no component of that name.`);
    return { ok: true, Page: Page as ComponentType };
  } catch (error) {
    const kind = failureKindOf(error);
    // What threw stays broken in its container; what did not arrive is asked for again by the same one.
    if (kind === 'other') forgetContainer(remote.name);
    // Unless a release has given the manifest another script meanwhile.
    const arrived = containers.get(remote.name);
    if (kind === 'missing' && step === 'page' && arrived) arrived.identity = null;
    if (!(error instanceof GroupError)) return fail(kind, failureMessageOf(kind, error), error);
    step = 'shared';
    return fail(kind, `${error.message}.`, error);
  }
}

/** The next page of the remote begins with its entry again: what has thrown stays broken in its container. */
export function forgetContainer(name: string): void {
  containers.delete(name);
}

/** Runs the entry and registers its container; asked for twice at once, it runs once. */
function enter(remote: RegisteredRemote, { url, globalName }: RemoteEntry): Promise<void> {
  const { name } = remote;
  const underWay =
    arriving.get(url) ??
    loadEntry(url, globalName, remote.integrity?.[remote.entry])
      .then((container) => {
        containers.set(name, { container, identity: identityOf(remote), url });
        registerRemotes([{ name, entry: url, entryGlobalName: globalName }], { force: true });
      })
      .finally(() => arriving.delete(url));
  arriving.set(url, underWay);
  return underWay;
}

function fits(range: string): boolean {
  try {
    return satisfy(CONTRACT_VERSION, range);
  } catch {
    return false;
  }
}
