/** Kinds of content that a short link can lead to. */

/** A phone without a network cannot follow a link, so a link to that network's password would be useless. */
const WITHOUT_LINK: readonly string[] = ['Wifi'];

/** Whether a code of this type can be a short link, and so be changed after print. */
export function canBeShortLink(type: string): boolean {
  return !WITHOUT_LINK.includes(type);
}
