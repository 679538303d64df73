/** Lets the page draw and answer. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
