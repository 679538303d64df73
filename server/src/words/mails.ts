import { knownLanguage } from '@frontdesk/shared/endpoints/languages';
import { WORDS } from './languages';
import { english, type Mails } from './mails-en';

/** Returns what mails say in the language of their recipient. English when it is not known. */
export function mailsIn(language: string | null): Mails {
  const known = knownLanguage(language);
  return known === 'en' ? english : WORDS[known].mails;
}
