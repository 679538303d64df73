import { useQuery } from '@frontdesk/shared/query';
import { Box, Notice } from '@frontdesk/shared/ui/core';
import { limitsQuery } from '../api/limits';
import * as messages from '../messages';
import { nearlyUsedQuota, type Quota } from '../model/limits';

const FRESH_MS = 60_000;

/**
 * Announces a quota of the organization before it is used up. Renders nothing while there is enough space, or on a
 * server without quotas.
 */
export function QuotaNotice({ quotas, mb }: { quotas: readonly Quota[]; mb?: string }) {
  const { data: limits } = useQuery({ ...limitsQuery, staleTime: FRESH_MS });
  const nearlyUsed = nearlyUsedQuota(limits, quotas);
  if (!nearlyUsed) return null;
  return (
    <Box mb={mb}>
      <Notice tone="warning">{messages.quotas[nearlyUsed.quota](nearlyUsed)}</Notice>
    </Box>
  );
}
