import { useEffect } from 'react';
import { backgroundWorkStore } from './background-work';
import { draftPlaces } from './drafts';

const unsaved = new Set<symbol>();

/** Whether a reload would lose typed text, a draft of another page, or work in progress. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0 || draftPlaces().length > 0 || backgroundWorkStore.getState().works.length > 0;
}

/** Reports unsaved work while `isUnsaved` is true. Forms of `useForm` report theirs. */
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
