/** A text as part of an address. Half an emoji, which a cut text ends with, cannot be encoded and becomes a replacement character. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
