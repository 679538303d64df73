import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';

/** Unsaved changes in an agent's tabs, insofar as the widget shows them. */
export interface UnsavedLook {
  readonly name?: string;
  /** HTML. */
  readonly welcome?: string;
  readonly theme?: Theme;
}

function createStore() {
  let look: UnsavedLook = {};
  const listeners = new Set<() => void>();
  return {
    read: () => look,
    change(changes: UnsavedLook) {
      look = { ...look, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const Context = createContext(createStore());

/** Provides a store for each agent. Typing rerenders only the preview, not the other tabs. */
export function UnsavedLookProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return <Context value={store}>{children}</Context>;
}

/** Shows a value in the preview while it is being typed. */
export function useShowInPreview<Field extends keyof UnsavedLook>(field: Field, value: UnsavedLook[Field]): void {
  const store = useContext(Context);
  useEffect(
    function show() {
      store.change({ [field]: value });
    },
    [store, field, value],
  );
}

export function useUnsavedLook(): UnsavedLook {
  const store = useContext(Context);
  return useSyncExternalStore(store.subscribe, store.read);
}

/** From this window width on, in pixels, the preview is beside the tabs. */
export const PREVIEW_FROM = '@media (min-width: 1200px)';

// Old browsers and jsdom lack matchMedia; there the preview is hidden.
const wide = () => window.matchMedia?.(PREVIEW_FROM.replace('@media ', ''));

function subscribe(listener: () => void) {
  const query = wide();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the window has space for the preview beside the tabs. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide()?.matches === true,
    () => false,
  );
}
