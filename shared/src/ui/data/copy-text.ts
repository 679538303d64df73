/**
 * Copies `text`. Answers whether that worked. Pages that came over plain http have no clipboard of their own; they can
 * still copy what is selected.
 */
export async function copyText(text: string): Promise<boolean> {
  // Typed as always there.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (!clipboard) return copySelected(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: 'fixed', opacity: '0' });
  // Outside of an open dialog nothing keeps the focus.
  (focused?.closest('[aria-modal=true]') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
