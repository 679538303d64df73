import { en } from '@frontdesk/shared/widget-words/en';

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** What the visitor reads now: English, until `setWords` has another language. */
export const words: Texts<typeof en> = { ...en, person: { ...en.person }, reasons: { ...en.reasons } };

/** Takes on the texts of another language. What is missing or no text stays as it is. */
export function setWords(given: unknown): void {
  take(words, given);
}

function take(into: object, given: unknown): void {
  const [known, texts] = [into as Record<string, unknown>, given as Record<string, unknown>];
  for (const [key, value] of Object.entries(known)) {
    const text = texts?.[key];
    if (typeof value === 'object' && value !== null) take(value, text);
    else if (typeof text === 'string' && text !== '') known[key] = text;
  }
}

/** `Source: {names}` with `names` filled in. */
export const filled = (text: string, name: string, value: string | number) =>
  text.replace(`{${name}}`, () => `${value}`);
