import type { Language } from '../endpoints/languages';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import type { WidgetWords } from './words-in-one-language';

export type { WidgetWords };

/** The widget's texts in every language; a missing text is a type error. */
export const WIDGET_WORDS: Readonly<Record<Language, WidgetWords>> = { en, de, fr, es, it, pt, nl, pl };
