import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { remoteLoader } from '../remotes/loader/loader';
import { lookForRelease } from './release-store';

const LOOK_INTERVAL_MS = 5 * 60_000;

/** Looks for a newer release at intervals, when the tab becomes visible, and when another page is opened. */
export function useReleaseWatch(): void {
  const { pathname } = useLocation();
  useEffect(function watch() {
    const look = () => {
      if (document.visibilityState === 'visible') void lookForRelease();
    };
    const timer = setInterval(look, LOOK_INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    // In an open tab, a missing file usually means a new release.
    const unsubscribe = remoteLoader.useStatus.subscribe((remotes) => {
      if (Object.values(remotes).some(({ state }) => state === 'failed')) void lookForRelease(true);
    });
    return () => {
      unsubscribe();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  useEffect(
    function lookOnArrival() {
      // The page that the tab opened first belongs to the current release.
      if (pathname !== firstPath) void lookForRelease();
      firstPath = '';
    },
    [pathname],
  );
}

let firstPath = globalThis.location.pathname;
