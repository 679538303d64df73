import { createHash } from 'node:crypto';
import type { Block } from './block';

/** Blocks that repeat on the pages of a website, such as menus, cookie banners and footers. */
export interface RepeatedBlocks {
  readonly fingerprints: readonly string[];
  /** Whether to keep blocks with a number or an address, such as opening hours; true for one page of the site. */
  readonly keepsFacts: boolean;
}

const FACT = /[\d@]/;

/** Returns a short text that is equal for equal words. */
export function fingerprintOf({ text }: Pick<Block, 'text'>): string {
  return createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 11);
}

/** Drops the blocks that also appear on other pages of the website. A page that has no other blocks keeps them. */
export function withoutRepeated(
  blocks: readonly Block[],
  { fingerprints, keepsFacts }: RepeatedBlocks,
): readonly Block[] {
  const known = new Set(fingerprints);
  const own = blocks.filter((block) => !known.has(fingerprintOf(block)) || (keepsFacts && FACT.test(block.text)));
  return own.length > 0 ? own : blocks;
}
