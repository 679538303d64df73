import { useEffect } from 'react';

const unsaved = new Set<symbol>();

/** Whether anything was typed on this page that a reload, or leaving, would lose. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

/** Says that this component holds unsaved work while `isUnsaved`; forms of `useForm` say so by themselves. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(
    function holdWhileUnsaved() {
      if (!isUnsaved) return;
      const work = Symbol('unsaved work');
      unsaved.add(work);
      return () => {
        unsaved.delete(work);
      };
    },
    [isUnsaved],
  );
}
