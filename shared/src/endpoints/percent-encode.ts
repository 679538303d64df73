/**
 * Percent-encodes a text for an address. Half an emoji at the end of a cut text cannot be encoded and becomes a
 * replacement character.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
