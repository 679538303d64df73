/** The language of every message file and manifest, and of every build that a registry lists. */
export const SOURCE_LANGUAGE = 'en';

/**
 * The same texts in another language: what a file in `messages/de` must export as its default to replace `typeof
 * import('../list')`. A missing or unknown text causes a type error at its place.
 */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : Texts extends object
      ? { readonly [Name in keyof Texts]: Translation<Texts[Name]> }
      : Texts;
