import type { MailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { dayOf } from '../conversations/daily-counts';
import type { Database } from '../database/database';

export async function readMailAlerts({ db }: Database, userId: string): Promise<{ mail: MailAlerts }> {
  const row = await db.selectFrom('mail_alerts').select('mail').where('user_id', '=', userId).executeTakeFirst();
  return { mail: row?.mail ?? 'never' };
}

/**
 * Saves when a person gets mail. Links of later mails start with `origin`. The first summary is today's, sent tomorrow.
 */
export async function saveMailAlerts(
  { db }: Database,
  userId: string,
  mail: MailAlerts,
  origin: string,
): Promise<void> {
  await db
    .insertInto('mail_alerts')
    .values({ user_id: userId, mail, origin, summarized_on: dayOf(new Date()) })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ eb, ref }) => ({
        mail,
        origin,
        summarized_on: eb
          .case()
          .when('mail_alerts.mail', '=', 'daily')
          .then(ref('mail_alerts.summarized_on'))
          .else(ref('excluded.summarized_on'))
          .end(),
      })),
    )
    .execute();
}

export async function stopMails({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('mail_alerts').where('user_id', '=', userId).execute();
}

/** Lists the people of an organization who get mail when a visitor wants a person. */
export function recipientsOfAlerts({ db }: Database, organizationId: string) {
  return db
    .selectFrom('mail_alerts')
    .innerJoin('users', 'users.id', 'mail_alerts.user_id')
    .select(['users.id', 'users.email', 'users.first_name as firstName', 'users.last_name as lastName', 'origin'])
    .where('users.organization_id', '=', organizationId)
    .where('mail', 'in', ['person', 'daily'])
    .execute();
}
