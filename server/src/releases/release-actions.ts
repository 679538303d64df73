import { type DashboardLanguage, knownLanguage } from '@frontdesk/shared/endpoints/languages';
import type { ReleaseAction, StoredReleaseLog } from '@frontdesk/shared/endpoints/release-log';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { textOf } from '../mail/mail';
import type { Mailer } from '../mail/mailer';
import type { NotifyWithin } from '../notify/notify';
import { mailsIn } from '../words/mails';
import type { Mails, MailText } from '../words/mails-en';
import { asSentence, type Sentence, translated } from '../words/translate';
import { organizationsOf, YEAR_MS } from './release-store';

const DAY_MS = 24 * 3_600_000;
const MAIL_EXPIRES_MS = 3 * DAY_MS;

interface OperatorServices {
  readonly database: Database;
  /** Emails of the operators. */
  readonly operators: readonly string[];
  readonly mailer: Mailer;
  readonly notifyWithin: NotifyWithin;
}

/** The message for operators, in a notification and an email. */
export interface News {
  readonly title: Sentence;
  readonly message: Sentence;
  readonly mail: (mails: Mails, language: DashboardLanguage) => MailText;
}

/** Reads the languages of the accounts with these emails. */
async function languagesOf(transaction: Transaction<Tables>, emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, string | null>();
  const keys = emails.map((email) => email.toLowerCase());
  const rows = await transaction
    .selectFrom('users')
    .select(['email_key', 'language'])
    .where('email_key', 'in', keys)
    .execute();
  return new Map(rows.map(({ email_key, language }) => [email_key, language]));
}

/** Notifies the operators within a transaction. Returns a function that pushes and mails the notification after the commit. */
export async function tellOperators(
  { operators, mailer, notifyWithin }: Omit<OperatorServices, 'database'>,
  transaction: Transaction<Tables>,
  { title, message, mail }: News,
): Promise<() => void> {
  const languages = await languagesOf(transaction, operators);
  for (const address of operators) {
    const language = knownLanguage(languages.get(address.toLowerCase()));
    const mails = mailsIn(language);
    const { subject, paragraphs } = mail(mails, language);
    const text = textOf({ subject, paragraphs: [...paragraphs, mails.forOperators] });
    await mailer.add({ to: { name: '', address }, about: {}, expiresInMs: MAIL_EXPIRES_MS, ...text }, transaction);
  }
  const publish: (() => void)[] = [];
  for (const { id } of operators.length > 0 ? await organizationsOf({ db: transaction }, operators) : [])
    publish.push(await notifyWithin(transaction, id, 'accounts', title, message, '/admin/releases'));
  return () => {
    mailer.wake();
    for (const one of publish) one();
  };
}

/**
 * Copies the actions in the log of `compose` into the database, where they are kept for a year. `compose` writes each
 * together with its change, so that a server that was killed in the meantime finds it at its next start.
 */
export class ReleaseActions {
  #known: ReadonlySet<string> = new Set();

  constructor(private readonly services: OperatorServices) {}

  /**
   * Stores new entries of the log, and notifies operators once of releases that are waiting for them. `origin` is the
   * site's, for the email.
   */
  async store({ actions = [] }: Pick<StoredReleaseLog, 'actions'>, origin: string): Promise<void> {
    const since = new Date(Date.now() - YEAR_MS).toISOString();
    const found = actions.filter(({ id, at }) => !this.#known.has(id) && at > since);
    if (found.length > 0) await this.#add(found, actions, origin);
    this.#known = new Set(actions.map(({ id }) => id));
  }

  async #add(found: readonly ReleaseAction[], actions: readonly ReleaseAction[], origin: string): Promise<void> {
    const show = await this.services.database.db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('release_actions')
        .values(found.map(({ id, at, by, remote, text }) => ({ id, at, actor: by, remote, text })))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .execute();
      const isNew = new Set(added.map(({ id }) => id));
      const told = [];
      for (const action of found.filter((one) => isNew.has(one.id) && one.waits && !wasTold(one, actions)))
        told.push(await tellOperators(this.services, transaction, waitingNews(action, origin)));
      return told;
    });
    for (const one of show) one();
  }
}

/** Whether an earlier build of the remote waited for the same reason on that day, because one email a day is enough. */
function wasTold({ id, at, remote, waits }: ReleaseAction, actions: readonly ReleaseAction[]): boolean {
  const earlier = actions.slice(
    0,
    actions.findIndex((other) => other.id === id),
  );
  const since = Date.parse(at) - DAY_MS;
  return earlier.some((other) => other.remote === remote && other.waits === waits && Date.parse(other.at) > since);
}

function waitingNews({ by, remote, text, waits = '' }: ReleaseAction, origin: string): News {
  return {
    title: `A release of ${remote} is waiting`,
    message: asSentence(waits),
    mail: (mails, language) =>
      mails.releaseWaits(
        remote,
        translated(by, language),
        translated(text, language),
        translated(waits, language),
        `${origin}/admin/releases`,
      ),
  };
}
