import { useEffect } from 'react';

/**
 * Ignores files that are dropped where nothing accepts them; otherwise the browser would leave the page and show the
 * file.
 */
export function useHarmlessDrops(): void {
  useEffect(function ignoreStrayFiles() {
    function ignore(event: DragEvent) {
      const { dataTransfer, target } = event;
      const isTaken = event.defaultPrevented || (target instanceof HTMLInputElement && target.type === 'file');
      if (isTaken || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    }
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
