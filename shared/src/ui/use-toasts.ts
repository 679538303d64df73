import { useStore } from 'zustand';
import { type Toast, toastStore } from './toast-store';

/** Returns the current toasts, oldest first. */
export function useToasts(): readonly Toast[] {
  return useStore(toastStore, (state) => state.toasts);
}
