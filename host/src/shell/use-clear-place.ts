import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Place = 'top' | 'bottom';
const MARGIN_PX = 16;

/**
 * Where toasts go: the bottom of the window, or its top while they would cover what was pressed or focused last, or the
 * button that submits it. Returns a ref for their frame.
 */
export function useClearPlace(toasts: readonly unknown[]): [RefObject<HTMLDivElement | null>, Place] {
  const frame = useRef<HTMLDivElement>(null);
  const used = useRef<Element | null>(null);
  const [place, setPlace] = useState<Place>('bottom');
  const isEmpty = toasts.length === 0;
  const avoidUsed = useCallback(() => {
    // Measuring makes the browser lay the page out.
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
      // The keyboard's presses are clicks as well; some browsers do not focus a button that is pressed.
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
