import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** LIGHT and DARK set the mode, TOGGLE flips it; any other action leaves it unchanged (spec section 4.2). */
export interface ThemeAction {
  readonly type: 'LIGHT' | 'DARK' | 'TOGGLE' | (string & {});
}

export interface ThemeState {
  /** False at first (spec section 4.2). */
  readonly darkMode: boolean;
}

export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'LIGHT':
      return { darkMode: false };
    case 'DARK':
      return { darkMode: true };
    case 'TOGGLE':
      return { darkMode: !state.darkMode };
    default:
      return state;
  }
}

export const themeStore = createStore<ThemeState>(() => ({ darkMode: false }));

export function dispatchTheme(action: ThemeAction): void {
  themeStore.setState((state) => themeReducer(state, action));
}

/** Whether the dark theme is on; updates with it. */
export function useDarkMode(): boolean {
  return useStore(themeStore, (state) => state.darkMode);
}
