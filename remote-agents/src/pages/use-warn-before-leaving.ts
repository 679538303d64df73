import { hasUnsavedWork } from '@frontdesk/shared/app';
import { useEffect } from 'react';

/** Closing or reloading the tab would lose what was typed and not saved, and what is still on its way: the browser asks first. */
export function useWarnBeforeLeaving() {
  useEffect(function warn() {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
