import type { DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import germanOfEndpoints from '@frontdesk/shared/endpoints/messages/de';
import frenchOfEndpoints from '@frontdesk/shared/endpoints/messages/fr';
import { german as germanMails } from './de/mails';
import german from './de/sentences';
import { french as frenchMails } from './fr/mails';
import french from './fr/sentences';
import type { Mails } from './mails-en';

/** The server's texts in a language other than English. The keys are the English sentences. */
interface Words {
  readonly sentences: Readonly<Record<Key, string>>;
  readonly ofEndpoints: Readonly<Record<KeyOfEndpoints, string>>;
  readonly mails: Mails;
}

export type Key = keyof typeof german;
export type KeyOfEndpoints = keyof typeof germanOfEndpoints;

export const WORDS: Readonly<Record<Exclude<DashboardLanguage, 'en'>, Words>> = {
  de: { sentences: german, ofEndpoints: germanOfEndpoints, mails: germanMails },
  fr: { sentences: french, ofEndpoints: frenchOfEndpoints, mails: frenchMails },
};
