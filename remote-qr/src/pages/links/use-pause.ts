import { messageOf, showToast } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { useState } from 'react';
import { announceCodesChanged, refreshCodes } from '../../api/code-changes';
import { setShortLinkPaused } from '../../api/set-short-link-paused';
import * as messages from '../../link-messages';
import { errorLog } from '../../messages';
import type { ShortLink } from '../../model/short-link';

/** Pauses and resumes a link, with a single call at a time. */
export function usePause({ qrId, state }: ShortLink, name: string) {
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const isPaused = state === 'paused';

  async function toggle() {
    if (isPending) return;
    setPending(true);
    try {
      await setShortLinkPaused(qrId, !isPaused);
      await refreshCodes(queries);
      announceCodesChanged();
      showToast('success', isPaused ? messages.resumed(name) : messages.paused(name));
    } catch (error) {
      console.error(errorLog, error);
      const failed = isPaused ? messages.resumeFailed(name) : messages.pauseFailed(name);
      showToast('error', `${failed} ${messageOf(error)}`);
    } finally {
      setPending(false);
    }
  }
  return { isPaused, isPending, toggle: () => void toggle() };
}
