import type { ComponentType } from 'react';

/** A shared part with its possible states. The gallery shows them, and tests render them. */
export interface GalleryPart {
  /** Its exported name, such as `Button`. */
  readonly name: string;
  /** The entry from which remotes import it, such as `@frontdesk/shared/ui/core`; absent for tokens. */
  readonly entry?: `@frontdesk/shared/${string}`;
  /** Its purpose in a sentence. */
  readonly about: string;
  /** A component for each state, keyed by the state's name. */
  readonly states: Readonly<Record<string, ComponentType>>;
}

/** A name in which no line can break, because it has no spaces; owners paste such names. */
export const LONG_NAME = 'Reception_desk_of_the_Grand_Hotel_with_all_its_restaurants_and_the_swimming_pool_2026';

/** A fixed time, so that screenshots differ only in how long ago it was. */
export const SAMPLE_TIME = '2026-03-02T09:30:00Z';

export const THEMES = [
  { value: 'both', label: 'Light and dark' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export type ThemeChoice = (typeof THEMES)[number]['value'];

/** Reads the choice from an address such as `?theme=dark`. Default: both. */
export function readTheme(search: string): ThemeChoice {
  const wanted = new URLSearchParams(search).get('theme');
  return THEMES.find(({ value }) => value === wanted)?.value ?? 'both';
}

/** Returns the class of each column that shows a state. */
export function themeClassesOf(choice: ThemeChoice): readonly ('light' | 'dark')[] {
  return choice === 'both' ? ['light', 'dark'] : [choice];
}
