import { ApiError, call } from '@frontdesk/shared/app';
import { getLimits } from '@frontdesk/shared/endpoints/limits';
import type { Limits } from '../model/limits';

/** The server's limits, fetched once per visit: they change only when the server is set up anew. */
export const limitsQuery = {
  queryKey: [getLimits.path],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => readLimits(signal),
  staleTime: Number.POSITIVE_INFINITY,
};

/** A server that has no such call, which is ours, has refused nothing. */
async function readLimits(signal: AbortSignal): Promise<Limits | null> {
  try {
    return await call(getLimits, {}, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status !== null) return null;
    throw error;
  }
}
