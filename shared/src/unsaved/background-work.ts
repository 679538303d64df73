import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Work that continues while the owner is on other pages, such as an upload. */
export interface BackgroundWork {
  /** Describes the work, such as 'Uploading menu.pdf'. */
  readonly label: string;
  /** The page that shows its progress. */
  readonly path: string;
}

/** All work in progress, oldest first. The host shows it on every other page. */
export const backgroundWorkStore = createStore<{ readonly works: readonly BackgroundWork[] }>(() => ({ works: [] }));

/** Announces work in progress; closing the tab asks first until `end` is called. */
export function beginBackgroundWork(work: BackgroundWork): { update(label: string): void; end(): void } {
  let current = work;
  const replace = (next: readonly BackgroundWork[]) =>
    backgroundWorkStore.setState(({ works }) => ({
      works: works.flatMap((other) => (other === current ? next : other)),
    }));
  backgroundWorkStore.setState(({ works }) => ({ works: [...works, current] }));
  return {
    update(label) {
      if (label === current.label) return;
      const updated = { ...current, label };
      replace([updated]);
      current = updated;
    },
    end: () => replace([]),
  };
}

/** Returns all work in progress, and updates with it. */
export function useBackgroundWork(): readonly BackgroundWork[] {
  return useStore(backgroundWorkStore, ({ works }) => works);
}
