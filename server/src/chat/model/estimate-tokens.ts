/** English has about four characters a token, Chinese one. */
const CHARACTERS = 4;

/** About how many tokens a text is; rather too many. Used where the service does not count. */
export function estimateTokens(text: string): number {
  const wide = text.match(/[\u2e80-\uffff]/g)?.length ?? 0;
  return Math.ceil((text.length - wide) / CHARACTERS) + wide;
}
