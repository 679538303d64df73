import type { en } from './en';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** The widget's texts in one language. */
export type WidgetWords = Texts<typeof en>;
