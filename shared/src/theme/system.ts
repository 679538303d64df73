import { createSystem, defaultBaseConfig, type SystemContext, type SystemStyleObject } from '@chakra-ui/react';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import { theme } from './theme';

/**
 * Maximum number of cached style combinations for each recipe; computed widths would otherwise fill the cache without
 * limit.
 */
const KEPT = 500;

/**
 * Returns the system with cached styles. Without the cache, Chakra compiles the recipe, hashes all styles and
 * serializes them whenever any element is rendered.
 */
export function withCachedStyles(system: SystemContext): SystemContext {
  const recipes = new WeakMap<object, ReturnType<SystemContext['cva']>>();
  const styles = new WeakMap<object, Map<string, SerializedStyles>>();
  const validity = new Map<string, boolean>();

  function cva(config: Parameters<SystemContext['cva']>[0] = {}) {
    const recipe = recipes.get(config) ?? system.cva(config);
    recipes.set(config, recipe);
    return recipe;
  }

  /**
   * `base` is the result of a recipe, which is the same object for the same variants; the others are the element's own
   * styles.
   */
  function css(base: SystemStyleObject, ...own: SystemStyleObject[]): SerializedStyles {
    const known = styles.get(base) ?? new Map<string, SerializedStyles>();
    styles.set(base, known);
    const key = JSON.stringify(own);
    const found = known.get(key);
    if (found) return found;
    const computed = serializeStyles([system.css(base, ...own)]);
    if (known.size >= KEPT) known.clear();
    known.set(key, computed);
    return computed;
  }

  function isValidProperty(prop: string): boolean {
    const isValid = validity.get(prop) ?? system.isValidProperty(prop);
    validity.set(prop, isValid);
    return isValid;
  }

  // Emotion accepts serialized styles wherever it accepts style objects.
  return { ...system, cva: cva as SystemContext['cva'], css: css as SystemContext['css'], isValidProperty };
}

const look = createSystem(defaultBaseConfig, { preflight: false, theme });

/** The Chakra system of all components. Inserts no global styles, because index.html has them (`base-system.ts`). */
export const system = withCachedStyles({
  ...look,
  _global: [],
  _config: { ...look._config, disableLayers: true },
});
