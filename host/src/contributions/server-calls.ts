import { realtimeStore, storage } from '@frontdesk/shared/app';
import { create } from 'zustand';
import { useSaidCalls } from '../remotes/registry/registry-store';

/** Key in the browser's storage. */
export const SERVER_CALLS_KEY = 'SERVER_CALLS';

interface Finding {
  readonly has: boolean;
  /** Time of the check, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Which of the calls required by contributions this server has. Stored, so that the first paint shows the right
 * entries.
 */
export const useServerCalls = create<Readonly<Record<string, Finding>>>(() => stored());

/** Whether the server is known to have the call. True when no call is required, false while this is unknown. */
export function hasCall(known: Readonly<Record<string, Finding>>, call: string | undefined): boolean {
  return call === undefined || known[call]?.has === true;
}

function stored(): Readonly<Record<string, Finding>> {
  try {
    const read = JSON.parse(storage.read(SERVER_CALLS_KEY) ?? '{}') as Record<string, Partial<Finding> | null>;
    return Object.fromEntries(
      Object.entries(read).flatMap(([call, finding]) =>
        typeof finding?.has === 'boolean' && typeof finding.at === 'number' ? [[call, finding as Finding]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** Trusts a server that lists its calls: it is ours, and needs no test calls. */
function noteSaid(calls: readonly string[]): void {
  if (calls.length === 0) return;
  realtimeStore.setState({ isOwnServer: true });
  useServerCalls.setState(Object.fromEntries(calls.map((call) => [call, { has: true, at: Date.now() }])));
  storage.write(SERVER_CALLS_KEY, JSON.stringify(useServerCalls.getState()));
}
noteSaid(useSaidCalls.getState());
useSaidCalls.subscribe(noteSaid);
