import type { WidgetWords } from '@frontdesk/shared/widget-words';
import { enAlone } from '@frontdesk/shared/widget-words/en-alone';

/** The current texts: English, until `setWords` sets another language. A server with options also sends their texts. */
export const words = { ...enAlone, reasons: { ...enAlone.reasons }, offers: { person: {} } } as unknown as {
  -readonly [Key in keyof WidgetWords]: WidgetWords[Key];
};

/** Switches to the texts of another language. Missing texts are kept. Without an argument, switches back to English. */
export function setWords(given: unknown = enAlone): void {
  take(words as unknown as Texts, given);
}

type Texts = Record<string, unknown>;

function take(into: Texts, given: unknown): void {
  for (const [key, text] of Object.entries(given ?? {})) {
    if (typeof text === 'string') into[key] = text;
    else if (into[key]) take(into[key] as Texts, text);
  }
}

/** Inserts a value into a text, such as `names` into `Source: {names}`. */
export const filled = (text: string | undefined, name: string, value: string | number) =>
  (text ?? '').replace(`{${name}}`, () => `${value}`);
