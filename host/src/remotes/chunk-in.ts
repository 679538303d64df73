import { GroupError } from './shared-groups';

/** Returns the address of the chunk that webpack could not load; undefined for other errors. */
export function chunkIn(error: unknown): string | undefined {
  const cause = error instanceof GroupError ? error.cause : error;
  return (cause as { request?: string } | undefined)?.request;
}
