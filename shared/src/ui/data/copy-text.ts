/**
 * Copies `text` and returns whether that worked. Pages loaded over plain http have no clipboard, but can still copy a
 * selection.
 */
export async function copyText(text: string): Promise<boolean> {
  // The type declares it as always present.
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
  // An open dialog takes the focus from elements outside of it.
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
