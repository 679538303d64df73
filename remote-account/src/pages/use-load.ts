import { useEffect, useRef, useState } from 'react';

interface Loaded<Data> {
  readonly data: Data | null;
  /** The error if loading failed; null otherwise. */
  readonly error: unknown;
}

/** Loads data once for each `key`; '' loads nothing. For public pages, where the host provides no query client. */
export function useLoad<Data>(key: string, load: () => Promise<Data>): Loaded<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ data: null, error: null });
  const startedWith = useRef('');
  const latest = useRef(load);
  latest.current = load;
  useEffect(
    function loadOnce() {
      // Some links work only once, so an effect that runs again must not use them again.
      if (key === '' || startedWith.current === key) return;
      startedWith.current = key;
      latest.current().then(
        (data) => setLoaded({ data, error: null }),
        (error: unknown) => setLoaded({ data: null, error }),
      );
    },
    [key],
  );
  return loaded;
}
