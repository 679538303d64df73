import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Work that continues while the owner looks at other pages, such as an upload. */
export interface BackgroundWork {
  /** What is happening, such as 'Uploading menu.pdf'. */
  readonly label: string;
  /** The page that shows its progress. */
  readonly path: string;
}

/** All work under way, oldest first. The host shows it on every other page. */
export const backgroundWorkStore = createStore<{ readonly works: readonly BackgroundWork[] }>(() => ({ works: [] }));

/** Announces work under way; closing the tab asks first until `end` is called. */
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

/** All work under way, kept current. */
export function useBackgroundWork(): readonly BackgroundWork[] {
  return useStore(backgroundWorkStore, ({ works }) => works);
}
