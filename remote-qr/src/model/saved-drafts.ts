const saved = new Set<string>();

/** Remembers that what was typed under this key has been saved: the way back must not offer to save it once more. */
export function markSaved(draft: string | undefined): void {
  if (draft !== undefined) saved.add(draft);
}

export function isSaved(draft: string | undefined): boolean {
  return draft !== undefined && saved.has(draft);
}
