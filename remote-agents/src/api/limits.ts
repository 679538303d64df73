import { ApiError, call } from '@frontdesk/shared/app';
import { getLimits } from '@frontdesk/shared/endpoints/limits';
import type { Limits } from '../model/limits';

/**
 * The server's limits, fetched once per visit, because they change only when the server is reconfigured. A failed fetch
 * is repeated by the next part that needs them.
 */
export const limitsQuery = {
  queryKey: [getLimits.path],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => readLimits(signal),
  staleTime: Number.POSITIVE_INFINITY,
};

/**
 * Fetches the limits. Null on a server without this call, which is not in the spec. Any other refusal says nothing about limits.
 */
async function readLimits(signal: AbortSignal): Promise<Limits | null> {
  try {
    return await call(getLimits, {}, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.isUnknownCall) return null;
    throw error;
  }
}
