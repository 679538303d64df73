/**
 * How long to watch whether the opener unmounts after its dialog closed: a list that lost a row is fetched again first.
 */
const WATCHED_MS = 10_000;
/** How long before the dialog closes the page may have moved the focus. */
const ASKED_MS = 500;
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
/** A container of similar things, whose first control is close to the removed one. */
const COLLECTION = 'ul, ol, tbody, form, section, [tabindex]';

/**
 * Decides where the focus goes when a dialog closes: where the page itself moved it just before, otherwise to the
 * opener, or to the nearest element if the opener unmounts, at once or soon after. Create it before the dialog takes
 * the focus.
 */
export class ReturnFocus {
  readonly #opener = document.activeElement;
  readonly #ancestors = ancestorsOf(this.#opener);
  #asked: { readonly target: HTMLElement; readonly at: number } | null = null;

  /** Records what the page focuses while the dialog still traps the focus. Returns a function that stops it. */
  readonly noteRequests = (): (() => void) => {
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.closest('[aria-modal=true], [data-toasts]')) return;
      this.#asked = { target, at: performance.now() };
    };
    window.addEventListener('focusin', note, true);
    return () => window.removeEventListener('focusin', note, true);
  };

  readonly find = (): HTMLElement | null => {
    const opener = this.#opener;
    const asked = this.#asked;
    if (asked?.target.isConnected && performance.now() - asked.at < ASKED_MS) return asked.target;
    if (!(opener instanceof HTMLElement) || opener === document.body) return null;
    if (!opener.isConnected) return nearest(this.#ancestors);
    watch(opener, this.#ancestors);
    return opener;
  };

  /** Restores the focus when the dialog closed before its focus trap started. */
  readonly whenClosed = (): void => {
    setTimeout(() => document.activeElement === document.body && this.find()?.focus());
  };
}

function ancestorsOf(element: Element | null): readonly Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** Returns the opener's collection if it can have the focus, or its first control; otherwise the page's heading. */
function nearest(ancestors: readonly Element[]): HTMLElement | null {
  const main = document.querySelector('main');
  const left = ancestors.find((found) => found.isConnected && !found.contains(main) && found.matches(COLLECTION));
  const within = left?.matches(FOCUSABLE) ? left : left?.querySelector(FOCUSABLE);
  return (within ?? main?.querySelector('h1') ?? null) as HTMLElement | null;
}

function watch(opener: HTMLElement, ancestors: readonly Element[]): void {
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    stop();
    if (document.activeElement === document.body) nearest(ancestors)?.focus();
  });
  const stop = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(stop, WATCHED_MS);
}
