import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  /** Exactly the spec's text where the spec requires an alert. */
  readonly text: string;
  /** The address of its link, if it has a link. */
  readonly to?: string | undefined;
  /** The link's text. Default: `Open`. */
  readonly linkLabel?: string | undefined;
}

/**
 * How long a toast is shown, by tone, in milliseconds; an error is shown until it is dismissed or its action succeeds.
 */
export const TOAST_MS: Record<ToastTone, number> = { success: 5_000, info: 6_000, error: Number.POSITIVE_INFINITY };

/** Maximum number of toasts; another one removes the oldest. Only another error removes an error. */
const TOASTS_MAX = 4;

export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** The element in use when a toast was shown. */
const origins = new WeakMap<Toast, Element>();

/**
 * The form, or the control outside of a form, that has the focus. It is the same element at the first attempt and at a
 * retry.
 */
function inUse(): Element | null | undefined {
  const focused = document.activeElement as Partial<HTMLInputElement> | null;
  // A control may be outside of its form.
  return focused?.form ?? focused?.closest?.('form, button, input, select, textarea');
}

/**
 * Shows a message in the live region over every page, with a link when `to` is set. Older hosts always name the link
 * 'Open'. A success removes the errors of earlier attempts: those that were shown while the same form or control had
 * the focus.
 */
export function showToast(tone: ToastTone, text: string, to?: string, linkLabel?: string): void {
  lastId += 1;
  const toast: Toast = { id: lastId, tone, text, to, linkLabel };
  const origin = inUse();
  if (origin) origins.set(toast, origin);
  const isTakenBack = (shown: Toast) =>
    origin && tone === 'success' && shown.tone === 'error' && origins.get(shown) === origin;
  // Showing the same text again extends the toast instead of stacking a second one.
  const others = toastStore
    .getState()
    .toasts.filter((shown) => (shown.text !== text || shown.tone !== tone || shown.to !== to) && !isTakenBack(shown));
  while (others.length >= TOASTS_MAX) {
    const oldest = others.findIndex((shown) => shown.tone !== 'error');
    if (oldest < 0 && tone !== 'error') break;
    others.splice(Math.max(oldest, 0), 1);
  }
  toastStore.setState({ toasts: [...others, toast] });
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Returns the current toasts, oldest first. */
export function useToasts(): readonly Toast[] {
  return useStore(toastStore, (state) => state.toasts);
}
