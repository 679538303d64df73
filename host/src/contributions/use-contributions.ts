import { useMemo } from 'react';
import { useRegistry, useReports, useSaidCalls } from '../remotes/registry/registry-store';
import type { ReadContributions, ShownBy } from './read-generously';
import { hasCall, useServerCalls } from './server-calls';

/** Returns all contributions of one kind, and updates with the registry. */
export function useContributions<T>(read: ReadContributions<T>): T {
  const registry = useRegistry((state) => state.registry);
  const disabled = useRegistry((state) => state.disabled);
  const known = useServerCalls();
  const isOwn = useReports();
  return useMemo(
    () => read(registry?.remotes ?? [], { disabled, ...findings(known, isOwn) }),
    [read, registry, disabled, known, isOwn],
  );
}

/** Returns the current contributions outside of components. */
export function contributionsNow<T>(read: ReadContributions<T>): T {
  const { registry, disabled } = useRegistry.getState();
  return read(registry?.remotes ?? [], { disabled, ...findings(useServerCalls.getState(), useReports.getState()) });
}

/** `isOwn`: whether the server is ours. */
function findings(known: ReturnType<typeof useServerCalls.getState>, isOwn: boolean): Omit<ShownBy, 'disabled'> {
  const isSaid = useSaidCalls.getState().length > 0;
  return {
    hasCall: (call) => hasCall(known, call),
    // Our server lacks the calls that it does not name, except calls that it forwards to a remote's own server.
    mayHave: (call) =>
      hasCall(known, call) || (isOwn && !known[call ?? ''] && !(isSaid && call?.startsWith('GET /api/'))),
  };
}
