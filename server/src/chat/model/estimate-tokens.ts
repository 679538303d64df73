/** English has about four characters per token, Chinese one. */
const CHARACTERS = 4;

/** Estimates the tokens of a text, rather too high. Used when the service does not count. */
export function estimateTokens(text: string): number {
  const wide = text.match(/[\u2e80-\uffff]/g)?.length ?? 0;
  return Math.ceil((text.length - wide) / CHARACTERS) + wide;
}
