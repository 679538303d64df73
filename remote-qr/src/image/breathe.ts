interface Scheduler {
  yield?(): Promise<void>;
}

/** Yields, so that the page can render and respond. Browsers delay every timer by 4 ms, and by more in the background. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
