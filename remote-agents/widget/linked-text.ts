import { safeLink } from './safe-link';

const ADDRESS = /\b(?:https?:\/\/|mailto:)[^\s<>"'`]+/gi;

/** A reply as text; the web and mail addresses in it can be followed. */
export function linkedText(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(found);
    const link = safeLink(address);
    if (!link) continue;
    link.append(address);
    fragment.append(text.slice(end, index), link);
    end = index + address.length;
  }
  fragment.append(text.slice(end));
  return fragment;
}

/** What ends a sentence does not belong to the address; a bracket only where it was opened in it. */
function withoutPunctuation(address: string): string {
  const trimmed = address.replace(/[.,;:!?*_]+$/, '');
  const count = (bracket: string) => trimmed.split(bracket).length;
  const isUnopened = trimmed.endsWith(')') && count(')') > count('(');
  return isUnopened ? withoutPunctuation(trimmed.slice(0, -1)) : trimmed;
}
