/** Yields, so that the page can render and respond. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
