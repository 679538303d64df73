import { knownLanguage } from '@frontdesk/shared/endpoints/languages';
import { WORDS } from './languages';
import { english, type Mails } from './mails-en';

/** Returns the texts of emails in the language of their recipient, or in English if it is not known. */
export function mailsIn(language: string | null): Mails {
  const known = knownLanguage(language);
  return known === 'en' ? english : WORDS[known].mails;
}
