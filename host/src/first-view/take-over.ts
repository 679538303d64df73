const FIELDS = 'input[name], textarea[name], select[name]';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Replaces the first view, which index.html shows while scripts load, once React has rendered the same page in `root`.
 * Moves typed text, the focus and the last button press to the page.
 */
export function takeOverFirstView(root: HTMLElement): void {
  const view = document.getElementById('first-view');
  if (!view) return;
  // Runs after React has rendered and before the browser paints.
  const observer = new MutationObserver(replaceIfDrawn);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-loading'] });
  view.addEventListener('compositionend', () => setTimeout(replaceIfDrawn));

  function replaceIfDrawn() {
    if (!view?.isConnected || view.dataset['composing'] !== undefined || !isDrawn(root, view)) return;
    observer.disconnect();
    handOver(view, root);
    view.remove();
  }
}

/** The shell counts as rendered even before the page inside it; a page for visitors counts only once it has loaded. */
function isDrawn(root: HTMLElement, view: HTMLElement): boolean {
  if (view.dataset['frame'] === 'shell' && root.querySelector('main')) return true;
  return root.querySelector('h1') !== null && root.querySelector('[data-loading]') === null;
}

function handOver(view: HTMLElement, root: HTMLElement): void {
  const pairs = [...view.querySelectorAll<Field>(FIELDS)].flatMap((typed) => {
    const field = root.querySelector<Field>(`${typed.localName}[name=${CSS.escape(typed.name)}]`);
    return field ? [{ typed, field }] : [];
  });
  for (const { typed, field } of pairs) {
    if (typed.value !== '' && typed.value !== field.value) type(field, typed.value);
    if (typed === document.activeElement) focus(field, typed);
  }
  const { pressed } = view.dataset;
  // By then, React has received the typed values.
  if (pressed !== undefined) setTimeout(() => buttonOf(root, pressed)?.click());
}

function buttonOf(root: HTMLElement, name: string): HTMLButtonElement | undefined {
  return [...root.querySelectorAll('button')].find((button) => (button.ariaLabel ?? button.textContent) === name);
}

/** Sets a value as typing does: the native setter bypasses React's tracking, so React sees a change. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}

function focus(field: Field, typed: Field): void {
  field.focus({ preventScroll: true });
  if (!('selectionStart' in typed) || typed.selectionStart === null || !('setSelectionRange' in field)) return;
  field.setSelectionRange(typed.selectionStart, typed.selectionEnd);
}
