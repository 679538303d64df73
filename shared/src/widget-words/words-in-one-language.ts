import type { en } from './en';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** What the widget says, in one language. */
export type WidgetWords = Texts<typeof en>;
