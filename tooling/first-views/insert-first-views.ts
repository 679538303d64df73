import type { FirstView, FirstViews } from './first-view';
import { isHarmlessCss } from './harmless-css';
import { isHarmlessHtml } from './harmless-html';

/** The placeholders for first views in the host's page. */
const PLACE = '<!--first-views-->';

/** The first views of a live remote. */
export interface RemoteViews {
  readonly views: FirstViews;
  /** Its public routes; a route without a view shows only the frame. */
  readonly publicPaths: readonly string[];
  /** The path of its login page, if it has one: what visitors see at addresses that need a session. */
  readonly loginPath: string | undefined;
}

/**
 * Inserts the host's frames and the first views of the live remotes into the host's page, as templates by
 * address with a shared style sheet. Omits views that could
 * change anything but their own pages.
 */
export function insertFirstViews(page: string, frames: FirstViews, remotes: readonly RemoteViews[]): string {
  const shown = new Map<string, { readonly view: FirstView; readonly isLogin: boolean }>();
  for (const [name, view] of Object.entries(frames)) shown.set(name, { view, isLogin: false });
  for (const { views, publicPaths, loginPath } of remotes) {
    for (const path of publicPaths) {
      const known = views[path];
      const view = known && isHarmless(known) ? known : { html: '', styles: [] };
      const name = path.toLowerCase();
      if (!shown.has(name)) shown.set(name, { view, isLogin: path === loginPath });
    }
  }
  const styles = new Set([...shown.values()].flatMap(({ view }) => view.styles));
  const templates = [...shown].map(
    ([name, { view, isLogin }]) =>
      `<template data-view="${escapeAttribute(name)}"${isLogin ? ' data-login' : ''}>${view.html}</template>`,
  );
  const inserted =
    styles.size > 0 ? `<style id="first-view-style">${[...styles].join('')}</style>${templates.join('')}` : '';
  return page.replace(PLACE, () => inserted);
}

/** Whether a view shows only its own elements with their own styles. */
function isHarmless({ html, styles }: FirstView): boolean {
  return isHarmlessHtml(html) && styles.every(isHarmlessCss);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
