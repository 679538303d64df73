import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { dayOf } from '../conversations/daily-counts';
import type { Database } from '../database/database';
import { storedSecret } from '../database/stored-secret';

export async function readMailAlerts({ db }: Database, userId: string): Promise<{ mail: MailAlerts }> {
  const row = await db.selectFrom('mail_alerts').select('mail').where('user_id', '=', userId).executeTakeFirst();
  return { mail: row?.mail ?? 'never' };
}

/**
 * Saves when a person gets mail. Links in later emails start with `origin`. The first summary is today's, sent
 * tomorrow.
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
    .select('users.language')
    .where('users.organization_id', '=', organizationId)
    .where('mail', 'in', ['person', 'daily'])
    .execute();
}

/** Signs the links that stop a person's emails, so that other people cannot forge them. They never expire. */
export class StopLinks {
  private constructor(private readonly secret: Buffer) {}

  static async open(database: Database): Promise<StopLinks> {
    return new StopLinks(await storedSecret(database, 'stop-mails'));
  }

  linkFor(userId: string, origin: string): string {
    return `${origin}/stop-mails?${new URLSearchParams({ token: `${userId}.${this.#sign(userId)}` })}`;
  }

  /** Returns whose emails a link stops; null when the link is not ours. */
  read(token: string): string | null {
    const at = token.lastIndexOf('.');
    const [userId, signature] = [token.slice(0, at), token.slice(at + 1)];
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.#sign(userId))];
    return at > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
  }

  #sign(userId: string): string {
    return createHmac('sha256', this.secret).update(userId).digest('base64url');
  }
}
