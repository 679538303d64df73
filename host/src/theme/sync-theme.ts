import { dispatchTheme, storage, themeStore } from '@frontdesk/shared/app';

const THEME_KEY = 'THEME';

/** Applies the stored theme (light on a first visit) and stores every change. */
export function syncTheme(): void {
  const follow = (mode: string | null) => dispatchTheme({ type: mode === 'dark' ? 'DARK' : 'LIGHT' });
  const show = (darkMode: boolean) => {
    document.documentElement.classList.toggle('dark', darkMode);
    document.documentElement.classList.toggle('light', !darkMode);
  };
  // Paper is white, so printing uses the light theme.
  const paper = matchMedia('print');
  const showOnScreen = () => show(themeStore.getState().darkMode && !paper.matches);
  paper.addEventListener('change', showOnScreen);
  follow(storage.read(THEME_KEY));
  showOnScreen();

  themeStore.subscribe(({ darkMode }) => {
    show(darkMode);
    storage.write(THEME_KEY, darkMode ? 'dark' : 'light');
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY) follow(newValue);
  });
}
