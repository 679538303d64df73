import { element } from './element';

/** A link that leads to the web or to a mail program; null for every other address. */
export function safeLink(address: string): HTMLAnchorElement | null {
  const trimmed = address.trim();
  // Browsers skip tabs and line ends inside a scheme, so an address that holds any is none.
  if (!/^(?:https?:\/\/|mailto:)[^\s\p{Cc}]+$/iu.test(trimmed)) return null;
  return element('a', { href: trimmed, target: '_blank', rel: 'noopener noreferrer nofollow' });
}
