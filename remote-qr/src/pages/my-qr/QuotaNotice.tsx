import { useQuery } from '@frontdesk/shared/query';
import { Notice } from '@frontdesk/shared/ui/core';
import { qrQuotaQuery } from '../../api/get-qr-quota';
import * as messages from '../../messages';

const SHARE_TO_ANNOUNCE = 0.8;

/**
 * Announces the limit of saved codes before it is reached. Renders nothing while there is space or on a server without
 * a limit.
 */
export function QuotaNotice({ used }: { used: number }) {
  const { data: most } = useQuery(qrQuotaQuery);
  if (!most || used < most * SHARE_TO_ANNOUNCE) return null;
  return <Notice tone="warning">{messages.quota(used, most)}</Notice>;
}
