import { Notice } from '@frontdesk/shared/ui/core';
import * as messages from '../../link-messages';
import { isLocalAddress } from '../../model/is-local-address';

/** Warns that phones cannot open the code's address, before it is printed. */
export function LocalWarning({ url }: { readonly url: string }) {
  return isLocalAddress(url) ? <Notice tone="warning">{messages.localAddress}</Notice> : null;
}
