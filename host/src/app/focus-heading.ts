/** After this time the focus no longer moves, because the person may be doing something else. */
const PATIENCE_MS = 5_000;

/** Moves the focus to the page's heading as soon as the page has one, so that screen readers announce the page. */
export function focusHeading(): () => void {
  const startedAt = document.activeElement;
  const observer = new MutationObserver(tryNow);
  const timer = setTimeout(stop, PATIENCE_MS);

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  function tryNow() {
    const heading = document.querySelector<HTMLElement>('main h1');
    const hasMovedOn = document.activeElement !== startedAt && document.activeElement !== document.body;
    if (!heading && !hasMovedOn) return;
    stop();
    if (heading && !hasMovedOn) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }

  observer.observe(document.body, { subtree: true, childList: true });
  tryNow();
  return stop;
}
