import { addressProblem } from '@frontdesk/shared/contract';

/** The addresses of the remotes under `removed` in the registry. Ignores what cannot be read. */
export function removedPaths(registry: unknown): readonly string[] {
  const { removed } = (registry ?? {}) as { removed?: unknown };
  if (!Array.isArray(removed)) return [];
  return removed
    .flatMap((remote: { paths?: unknown } | null) => remote?.paths ?? [])
    .filter((path): path is string => typeof path === 'string' && addressProblem(path) === null);
}
