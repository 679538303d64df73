import { createStore } from 'zustand/vanilla';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  /** Exactly the spec's words where the spec says alert. */
  readonly text: string;
  /** Where its link leads, if it has one. */
  readonly to?: string | undefined;
}

/** How long a toast stays, by tone: what went wrong takes longer to read. */
export const TOAST_MS: Record<ToastTone, number> = { success: 5_000, info: 6_000, error: 10_000 };

/** More than this many at once push out the oldest. */
const TOASTS_MAX = 4;

export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows the owner a sentence in the live region, over whichever page is open, with a link when it has a `to`. */
export function showToast(tone: ToastTone, text: string, to?: string): void {
  lastId += 1;
  const toast: Toast = { id: lastId, tone, text, to };
  // The same words twice are one toast that stays longer, not a stack over the page.
  const others = toastStore.getState().toasts.filter((shown) => shown.text !== text || shown.tone !== tone);
  toastStore.setState({ toasts: [...others, toast].slice(-TOASTS_MAX) });
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
