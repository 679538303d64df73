import { getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import { NOTIFICATION_SUBJECTS, type NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import { getPeople } from '@frontdesk/shared/endpoints/people';
import type { PushedNotification } from '@frontdesk/shared/endpoints/pushed-notification';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { getSessions } from '@frontdesk/shared/endpoints/session';
import { getLoggedUser } from '@frontdesk/shared/endpoints/user';

interface Subject {
  /** The calls whose answers are out of date after such a notification. */
  readonly refreshes: readonly Endpoint[];
  /** Words that mean this subject in a notification of a server that sends none. */
  readonly words: RegExp;
}

const SUBJECTS: Readonly<Record<NotificationSubject, Subject>> = {
  accounts: { refreshes: [getLoggedUser, getPeople, getSessions], words: /account|profile|password/i },
  agents: { refreshes: [getBots, getBot], words: /agent|bot\b|client|secret/i },
  chat: { refreshes: [], words: /conversation/i },
  documents: { refreshes: [getBot], words: /document|\bfile/i },
  qr: { refreshes: [getMyQrs], words: /\bqr/i },
};

/** The calls to make again because of a notification, by its subject or, without one, by its words. */
export function refreshedBy({ subject, title, message }: PushedNotification): readonly Endpoint[] {
  if (subject !== null) return SUBJECTS[subject].refreshes;
  const text = `${title} ${message}`;
  const meant = NOTIFICATION_SUBJECTS.filter((candidate) => SUBJECTS[candidate].words.test(text));
  return [...new Set(meant.flatMap((candidate) => SUBJECTS[candidate].refreshes))];
}
