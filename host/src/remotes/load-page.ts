import { CONTRACT_VERSION, type RegisteredRemote } from '@frontdesk/shared/contract';
import { loadRemote, registerRemotes, satisfy } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import { DeadlineError, withDeadline } from './deadline';
import { failureKindOf, type LoadFailure, type LoadStep } from './load-failure';
import { InvalidManifestError, resolveEntry } from './resolve-entry';

/** An entry script and its chunks have this long to arrive (spec sections 1 and 9). */
const SCRIPT_TIMEOUT_MS = 120_000;

export type LoadedPage =
  | { readonly ok: true; readonly Page: ComponentType }
  | { readonly ok: false; readonly failure: LoadFailure };

/** Which entry each remote was registered with. */
const registered = new Map<string, string>();

/**
 * Brings one page of a remote, step by step: does the contract fit, where is the entry, do entry and page arrive,
 * is it a component. Each step ends in the next one or in a failure that says why; nothing is thrown.
 */
export async function loadPage(remote: RegisteredRemote, page: string): Promise<LoadedPage> {
  let step: LoadStep = 'contract';
  const fail = (kind: LoadFailure['kind'], message: string, cause?: unknown): LoadedPage => {
    registered.delete(remote.name);
    return { ok: false, failure: { kind, step, remote: remote.name, version: remote.version, message, cause } };
  };

  if (!fits(remote.contract)) {
    return fail('incompatible', `It needs contract ${remote.contract}, this site has ${CONTRACT_VERSION}.`);
  }
  try {
    step = 'manifest';
    if (!registered.has(remote.name)) {
      const { url, globalName } = await resolveEntry(remote.name, remote.entry);
      registerRemotes([{ name: remote.name, entry: url, entryGlobalName: globalName }], { force: true });
      registered.set(remote.name, url);
    }
    step = 'page';
    const module = await withDeadline(loadRemote<Record<string, unknown>>(`${remote.name}/${page}`), SCRIPT_TIMEOUT_MS);
    const Page = module?.[page] ?? module?.['default'];
    if (typeof Page !== 'function') return fail('invalid', `Its module ${page} exports no component of that name.`);
    return { ok: true, Page: Page as ComponentType };
  } catch (error) {
    if (error instanceof InvalidManifestError) return fail('invalid', 'Its manifest cannot be read.', error);
    if (error instanceof DeadlineError) return fail('timeout', 'It did not arrive in time.', error);
    const kind = failureKindOf(error);
    const message = {
      missing: 'One of its files is missing.',
      timeout: 'It did not arrive in time.',
      other: 'It could not be started.',
    }[kind as 'missing' | 'timeout' | 'other'];
    return fail(kind, message, error);
  }
}

function fits(range: string): boolean {
  try {
    return satisfy(CONTRACT_VERSION, range);
  } catch {
    return false;
  }
}
