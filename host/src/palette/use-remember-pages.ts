import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberPage } from './recent-pages';

/** Stores each page when it is left, because a page may name its tab only once its data is loaded. */
export function useRememberPages(): void {
  const { pathname } = useLocation();
  useEffect(() => () => rememberPage(pathname, document.title), [pathname]);
}
