import { GroupError } from './shared-groups';

/** The address of the chunk that webpack could not load, if that is what happened. */
export function chunkIn(error: unknown): string | undefined {
  const cause = error instanceof GroupError ? error.cause : error;
  return (cause as { request?: string } | undefined)?.request;
}
