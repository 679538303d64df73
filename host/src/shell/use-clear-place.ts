import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Place = 'top' | 'bottom';
const MARGIN_PX = 16;

/**
 * Chooses where toasts appear: at the bottom of the window, or at its top while they would cover the element that was
 * pressed or focused last, or its form's submit button. Returns a ref for their frame.
 */
export function useClearPlace(toasts: readonly unknown[]): [RefObject<HTMLDivElement | null>, Place] {
  const frame = useRef<HTMLDivElement>(null);
  const used = useRef<Element | null>(null);
  const [place, setPlace] = useState<Place>('bottom');
  const isEmpty = toasts.length === 0;
  const avoidUsed = useCallback(() => {
    // Measuring forces a layout, so it is skipped without toasts.
    if (isEmpty) return;
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.height === 0) return;
    const controls = [used.current, used.current?.closest('form')?.querySelector('[type=submit]')];
    const top = innerHeight - MARGIN_PX - box.height;
    const isCovered = controls.some((control) => {
      const own = control?.getBoundingClientRect();
      return own && own.right > box.left && own.left < box.right && own.bottom > top && own.top < innerHeight;
    });
    setPlace(isCovered ? 'top' : 'bottom');
  }, [isEmpty]);
  useEffect(
    function noteUse() {
      function note({ target }: Event) {
        if (!(target instanceof Element) || frame.current?.contains(target)) return;
        used.current = target.closest('button, a, input, textarea, select');
        avoidUsed();
      }
      // Keyboard presses also fire clicks; some browsers do not focus a pressed button.
      for (const use of ['click', 'focusin']) window.addEventListener(use, note, true);
      return () => {
        for (const use of ['click', 'focusin']) window.removeEventListener(use, note, true);
      };
    },
    [avoidUsed],
  );
  useLayoutEffect(avoidUsed, [toasts, avoidUsed]);
  return [frame, place];
}
