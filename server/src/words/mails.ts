import { type DashboardLanguage, knownLanguage } from '@frontdesk/shared/endpoints/languages';
import { german } from './mails-de';
import { english, type Mails } from './mails-en';

const MAILS: Readonly<Record<DashboardLanguage, Mails>> = { en: english, de: german };

/** Returns what mails say in the language of their recipient. English when it is not known. */
export const mailsIn = (language: string | null): Mails => MAILS[knownLanguage(language)];
