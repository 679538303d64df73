import { isWebAddress } from '@frontdesk/shared/endpoints/reply-inlines';
import { element } from './element';

/** Creates a link to a web or mail address; null for every other address. */
export function safeLink(address: string): HTMLAnchorElement | null {
  const trimmed = address.trim();
  if (!isWebAddress(trimmed)) return null;
  return element('a', { href: trimmed, target: '_blank', rel: 'noopener noreferrer nofollow' });
}
