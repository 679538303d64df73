import type { CSSProperties } from 'react';
import { initialColor, initialOf } from '../model/initial-color';

/**
 * The tag of an agent's key, which uses the properties that `tagOf` sets on a parent. A pseudo-element, because lists
 * are long.
 */
export const KEY_TAG = {
  content: 'var(--initial) / ""',
  bg: 'var(--ground)',
  // Black on light colors, otherwise white.
  color: 'oklch(from var(--ground) calc((.57 - l) * 99) 0 0)',
  textAlign: 'center',
  fontWeight: 600,
} as const;

/** The agent's initial, and the color of its chat or else a color that is always the same for the agent. */
export const tagOf = (id: string | number | null, name: string, color: string | null | undefined) =>
  ({ '--initial': `"${initialOf(name)}"`, '--ground': color ?? initialColor(id) }) as CSSProperties;
