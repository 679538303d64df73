import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  /** Exactly the spec's text where the spec says alert. */
  readonly text: string;
  /** Where its link leads, if it has a link. */
  readonly to?: string | undefined;
  /** The link's text. Default: `Open`. */
  readonly linkLabel?: string | undefined;
}

/** How long a toast stays, by tone, in milliseconds. An error stays until it is dismissed. */
export const TOAST_MS: Record<ToastTone, number> = { success: 5_000, info: 6_000, error: Number.POSITIVE_INFINITY };

/** Maximum number of toasts; a further one removes the oldest. Only an error removes an error. */
const TOASTS_MAX = 4;

export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/**
 * Shows a sentence in the live region over every page, with a link when it has a `to`. Older hosts always name the link
 * 'Open'.
 */
export function showToast(tone: ToastTone, text: string, to?: string, linkLabel?: string): void {
  lastId += 1;
  const toast: Toast = { id: lastId, tone, text, to, linkLabel };
  // Showing the same again extends the toast instead of stacking a second one.
  const others = toastStore
    .getState()
    .toasts.filter((shown) => shown.text !== text || shown.tone !== tone || shown.to !== to);
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
