import type { ComponentType } from 'react';

/** One shared part with the states that it can be in. The gallery shows them, and tests render them. */
export interface GalleryPart {
  /** Its exported name, such as `Button`. */
  readonly name: string;
  /** What remotes import it from, such as `@frontdesk/shared/ui/core`. */
  readonly entry: `@frontdesk/shared/${string}`;
  /** One sentence: what it is for. */
  readonly about: string;
  /** A component for each state, by the state's name. */
  readonly states: Readonly<Record<string, ComponentType>>;
}
