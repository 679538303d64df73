const VIEW = /<template data-view="([^"]*)"( data-login)?>[\s\S]*?<\/template>/g;
const STYLE = /(?<=<style id="first-view-style">)[\s\S]*?(?=<\/style>)/;

/** Returns the first view of a public page at a path, as `host/src/first-view.js` finds it; null for other pages. */
export function publicViewAt(html: string, path: string): string | null {
  const wanted = path.toLowerCase().replace(/(.)\/+$/, '$1');
  return html.includes(`<template data-view="${wanted}"`) ? wanted : null;
}

/**
 * Returns the page with the first views that can be shown at an address, and their styles: of a public page, or else those of the
 * shell and of the login page, because the server does not know who is signed in.
 */
export function withShownViews(html: string, publicView: string | null): string {
  const isShown = (view: string, isLogin: boolean) =>
    view === 'public' || (publicView === null ? view === 'shell' || isLogin : view === publicView);
  const views = html.replace(VIEW, (template, view: string, login?: string) =>
    isShown(view, login !== undefined) ? template : '',
  );
  const classes = new Set([...views.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const isUsed = (rule: string) => {
    const named = [...rule.matchAll(/\.(css-\w+)/g)];
    return named.length === 0 || named.some(([, name = '']) => classes.has(name));
  };
  return views.replace(STYLE, (css) => rulesOf(css).filter(isUsed).join(''));
}

/** Splits a style sheet after each closing brace that ends a top-level rule. */
function rulesOf(css: string): string[] {
  const rules = [''];
  let depth = 0;
  for (const part of css.split(/(?<=[{}])/)) {
    rules[rules.length - 1] += part;
    if (part.endsWith('{')) depth++;
    if (part.endsWith('}') && --depth === 0) rules.push('');
  }
  return rules;
}
