import { useStore } from 'zustand';
import { type Toast, toastStore } from './toast-store';

/** The toasts on show, oldest first. */
export function useToasts(): readonly Toast[] {
  return useStore(toastStore, (state) => state.toasts);
}
