import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** Returns the time, often enough for ages in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(function tick() {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
