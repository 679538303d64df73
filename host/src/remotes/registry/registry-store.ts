import { readRegistryList } from '@frontdesk/shared/contract';
import { CALLS_HEADER, REPORTS_HEADER } from '@frontdesk/shared/endpoints/reports-header';
import { create } from 'zustand';
import * as words from '../../messages/registry';
import {
  HOST,
  type LoadFailure,
  type LoadFailureKind,
  loadFailure,
  readFailure,
  reportFailure,
} from '../failure/load-failure';
import { hasOverrides, readRemoteChoices } from '../overrides/remote-choices';
import { type Registry, sortRegistry } from './sort-registry';
import { readTranslations } from './translations';

const REGISTRY_URL = '/admin/remotes.json';
const REGISTRY_TIMEOUT_MS = 15_000;

/** Whether this site's server collects reports from browsers. Read from the header of the registry's answer. */
export const useReports = create(() => false);

/**
 * The required calls that this site's server has, from the header of the registry's answer. Empty for another server.
 */
export const useSaidCalls = create<readonly string[]>(() => []);

export type RegistryResult =
  | {
      readonly ok: true;
      readonly registry: Registry;
      readonly flags?: unknown;
      /** Whether this site runs no script without a hash. */
      readonly integrity?: unknown;
    }
  | { readonly ok: false; readonly failure: LoadFailure };

declare global {
  /** The response that index.html requested before any script ran; used once. */
  var frontdeskRegistry: Promise<Response> | undefined;
}

/** Fetches the registry. Never throws: returns a failure as a value. */
export async function readRegistry(): Promise<RegistryResult> {
  try {
    const translated = readTranslations();
    const early = globalThis.frontdeskRegistry;
    globalThis.frontdeskRegistry = undefined;
    const response = await (early ??
      fetch(REGISTRY_URL, { cache: 'no-cache', signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS) }));
    useReports.setState(response.headers.has(REPORTS_HEADER), true);
    useSaidCalls.setState(response.headers.get(CALLS_HEADER)?.split(', ') ?? [], true);
    if (!response.ok) {
      const kind = response.status >= 500 ? 'server error' : 'missing';
      return failed(kind, words.noList(response.status));
    }
    const answer = await response.json().catch(readFailure);
    await translated;
    const list = readRegistryList(answer);
    if (!list.ok) return failed('invalid', words.unreadableList);
    return {
      ...answer,
      ok: true,
      registry: { ...sortRegistry(list.value), removed: answer.removed?.length ? answer.removed : null },
    };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate ? failed('timeout', words.lateList, error) : failed('missing', words.listNotFetched, error);
  }
}

function failed(kind: LoadFailureKind, message: string, cause?: unknown): RegistryResult {
  return { ok: false, failure: loadFailure({ name: 'registry', version: '-' }, 'registry', cause, { kind, message }) };
}

interface RegistryState {
  /** The latest registry. Null until it has been read once. */
  readonly registry: Registry | null;
  /** The first registry that this tab read. */
  readonly opened: Registry | null;
  /** Names of the remotes that are turned off in this browser. */
  readonly disabled: readonly string[];
  /** Whether the signed-in user is an owner; undefined while this is loading, null when it failed to load. */
  readonly isOwner?: boolean | null | undefined;
  /** Why the last read failed; the previous registry stays in use. */
  readonly failure: LoadFailure | null;
  /** Reads the registry again; overlapping reads share a request. */
  refresh(): Promise<void>;
}

let reading: Promise<void> | null = null;

export const useRegistry = create<RegistryState>(() => ({
  registry: null,
  opened: null,
  disabled: [],
  failure: null,
  refresh() {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  },
}));

async function read(): Promise<void> {
  const result = await readRegistry();
  if (!result.ok) return fail(result.failure);
  const { disabled } = readRemoteChoices();
  const isForSome = /"(?:for|flag)":/.test(JSON.stringify(result.registry.remotes));
  let { registry } = result;
  try {
    if (isForSome || hasOverrides() || result.integrity) {
      const { changeRegistry } = await import(/* webpackChunkName: "rare" */ './audience');
      registry = await changeRegistry(result, useRegistry);
    }
  } catch (error) {
    return fail(loadFailure(HOST, 'registry', error));
  }
  registry.failures.forEach(reportFailure);
  useRegistry.setState(({ opened }) => ({ registry, opened: opened ?? result.registry, disabled, failure: null }));
}

function fail(failure: LoadFailure): void {
  reportFailure(failure);
  useRegistry.setState({ failure });
}
