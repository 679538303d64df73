/**
 * The places where toasts may appear, in order of preference: bottom at the inline end, bottom at the inline start, or
 * top.
 */
const PLACES = ['end', 'start', 'top'] as const;
export type Place = (typeof PLACES)[number];

// These values must match the toaster's styles.
const TOP_PX = 72;
const START_PX = 256;
const CONTROLS = 'a, button, input, textarea, select';
const MARGIN_PX = 16;
/** The minimum width of a window with a sidebar. */
const SIDEBAR_FROM_PX = 1024;
/** No control is narrower or shorter. */
const STEP_PX = 20;
const GAP_PX = 8;

/** Returns the box that toasts of this size cover at a place. */
function boxAt(place: Place, { width, height }: DOMRect): DOMRect {
  const isStart = place === 'start';
  const margin = isStart && innerWidth >= SIDEBAR_FROM_PX ? START_PX : MARGIN_PX;
  const isAtLeft = isStart === (document.dir !== 'rtl');
  const x = isAtLeft ? margin : document.documentElement.clientWidth - margin - width;
  return new DOMRect(x, place === 'top' ? TOP_PX : innerHeight - MARGIN_PX - height, width, height);
}

/**
 * Returns the number of points in or near a box that have a control below them. Includes controls in an agent's chat,
 * which is a shadow tree.
 */
function controlsBelow({ left, top, width, height }: DOMRect, frame: Element): number {
  const [columns, rows] = [Math.ceil(width / STEP_PX), Math.ceil(height / STEP_PX)];
  let found = 0;
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const x = left - GAP_PX + ((width + 2 * GAP_PX) * column) / columns;
      const y = top - GAP_PX + ((height + 2 * GAP_PX) * row) / rows;
      const below = document.elementsFromPoint(x, y).find((element) => !frame.contains(element));
      if ((below?.shadowRoot?.elementFromPoint(x, y) ?? below)?.closest(CONTROLS)) found += 1;
    }
  return found;
}

function overlaps(box: DOMRect, element: Element | null | undefined): boolean {
  const own = element?.getBoundingClientRect();
  return (
    own !== undefined && own.right > box.left && own.left < box.right && own.bottom > box.top && own.top < box.bottom
  );
}

/**
 * Returns the place where the toasts in a frame cover as little of the controls as possible. Avoids the element that
 * was used last and the submit button of its form, unless every place covers one of them. Among equal places, prefers
 * the current one, `held`.
 */
export function clearPlace(frame: Element, used: Element | null, held: Place | null): Place {
  const size = frame.getBoundingClientRect();
  const form = (used as Partial<HTMLInputElement> | null)?.form ?? used?.closest('form');
  // A form's buttons may be outside of the form.
  const submit = [...(form?.elements ?? [])].find((control) => (control as HTMLButtonElement).type === 'submit');
  const kept = [used, submit];
  const usable = [...(held ? [held] : []), ...PLACES].filter(
    (place) => !kept.some((element) => overlaps(boxAt(place, size), element)),
  );
  const covered = usable.map((place) => controlsBelow(boxAt(place, size), frame));
  return usable[covered.indexOf(Math.min(...covered))] ?? 'end';
}
