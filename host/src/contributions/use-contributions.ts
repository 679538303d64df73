import { useMemo } from 'react';
import { useRegistry } from '../remotes/registry/registry-store';
import type { ReadContributions } from './read-generously';
import { hasCall, useServerCalls } from './server-calls';

/** Returns all contributions of one kind, and updates with the registry. */
export function useContributions<T>(read: ReadContributions<T>): T {
  const { registry, disabled } = useRegistry();
  const known = useServerCalls();
  return useMemo(
    () => read(registry?.remotes ?? [], { disabled, hasCall: (call) => hasCall(known, call) }),
    [read, registry, disabled, known],
  );
}

/** Returns the current contributions outside of components. */
export function contributionsNow<T>(read: ReadContributions<T>): T {
  const { registry, disabled } = useRegistry.getState();
  const known = useServerCalls.getState();
  return read(registry?.remotes ?? [], { disabled, hasCall: (call) => hasCall(known, call) });
}
