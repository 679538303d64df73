import { ApiError, call } from '@frontdesk/shared/app';
import { getLimits } from '@frontdesk/shared/endpoints/limits';

/** How many codes the organization may save; null on a server without that limit. */
export const qrQuotaQuery = {
  queryKey: [getLimits.path, 'qr codes'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<number | null> => {
    try {
      return (await call(getLimits, {}, { signal })).quotas?.qrCodes.most ?? null;
    } catch (error) {
      // Another server may not have this call, which is ours. Any other refusal says nothing about quotas.
      if (error instanceof ApiError && error.isUnknownCall) return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
};
