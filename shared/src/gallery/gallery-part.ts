import type { ComponentType } from 'react';

/** A shared part with its possible states. The gallery shows them, and tests render them. */
export interface GalleryPart {
  /** Its exported name, such as `Button`. */
  readonly name: string;
  /** The entry that remotes import it from, such as `@frontdesk/shared/ui/core`. */
  readonly entry: `@frontdesk/shared/${string}`;
  /** Its purpose in a sentence. */
  readonly about: string;
  /** A component for each state, by the state's name. */
  readonly states: Readonly<Record<string, ComponentType>>;
}
