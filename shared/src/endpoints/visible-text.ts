/** Removes or detects invisible text, for the forms, the readers and the server. */

/** Blanks and characters without a glyph: zero-width, formatting and filler characters. */
const ONLY_INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Control characters except tab and line breaks, and marks that change the reading direction or have no width. */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Whether the text has no visible character. */
export function isBlank(text: string): boolean {
  return ONLY_INVISIBLE.test(text);
}

/**
 * Removes characters that disguise text, such as U+202E, which makes `gpj.exe` read as `exe.jpg`. Keeps joiners,
 * because emoji and some writing systems need them.
 */
export function visibleText(text: string): string {
  return text.replace(HIDDEN, '');
}
