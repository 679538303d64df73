import { Notice } from '@frontdesk/shared/ui/core';
import * as messages from '../../link-messages';
import { isLocalAddress } from '../../model/is-local-address';

/** Warns before a code is printed that phones cannot open. */
export function LocalWarning({ url }: { readonly url: string }) {
  return isLocalAddress(url) ? <Notice tone="warning">{messages.localAddress}</Notice> : null;
}
