import { SOURCE_LANGUAGE } from '@frontdesk/shared/contract';

/** A page as visitors see it before any script loads. */
export interface FirstView {
  readonly html: string;
  /** Its style sheets, in order. Views of one build share most of them. */
  readonly styles: readonly string[];
}

/** First views by the paths of their routes; the host's frames by their names. */
export type FirstViews = Readonly<Record<string, FirstView>>;

/** The file next to `remote.json` or `index.html` that `compose` reads. */
export const FIRST_VIEWS_FILE = 'first-views.json';

/** The file of a language other than the source language. */
export const viewsFileOf = (language: string): string => inLanguage(FIRST_VIEWS_FILE, language);

/** Returns the name of a file's translation: `index.html` in German is `index.de.html`. */
export function inLanguage(file: string, language: string): string {
  return language === SOURCE_LANGUAGE ? file : file.replace(/\.\w+$/, `.${language}$&`);
}

const STYLE = /<style data-emotion="[^"]*">([\s\S]*?)<\/style>/g;

/** Separates the markup of a rendered page from its emotion style sheets. */
export function firstViewOf(rendered: string): FirstView {
  const styles = new Set([...rendered.matchAll(STYLE)].map(([, css = '']) => css));
  return { html: rendered.replace(STYLE, ''), styles: [...styles] };
}

/** Whether `views` has the form of first views. */
export function isFirstViews(views: unknown): views is FirstViews {
  if (typeof views !== 'object' || views === null || Array.isArray(views)) return false;
  return Object.values(views).every((view: Partial<FirstView> | null) => {
    const isText = typeof view?.html === 'string' && Array.isArray(view.styles);
    return isText && view.styles?.every((css) => typeof css === 'string');
  });
}
