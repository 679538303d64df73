import { useRef } from 'react';

export type Mutate<V> = (variables: V, options: { readonly onSettled: () => void }) => void;

/**
 * Ignores a second call while the first is in progress: `isPending` becomes true only after a render, too late for a
 * double click.
 */
export function useOneAtATime<V>(mutate: Mutate<V>): (variables: V) => void {
  const inFlight = useRef(false);
  return (variables) => {
    if (inFlight.current) return;
    inFlight.current = true;
    mutate(variables, {
      onSettled: () => {
        inFlight.current = false;
      },
    });
  };
}
