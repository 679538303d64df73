import { sql } from 'kysely';
import { COUNTED, dayOf } from '../conversations/daily-counts';
import type { Database } from '../database/database';
import type { Mail } from '../mail/mail';
import type { Mailer } from '../mail/mailer';
import { mailsIn } from '../words/mails';
import type { StopLinks } from './alert-store';
import { type Recipient, stoppable } from './person-mail';

const DAY_MS = 86_400_000;
/** Summaries are sent from this hour on, in UTC. */
const HOUR = 6;
const QUESTIONS_SHOWN = 5;

interface Summary {
  readonly organizationId: string;
  readonly day: string;
  readonly counts: Readonly<Record<string, number>>;
  /** The latest questions that had no answer. */
  readonly unanswered: readonly { readonly question: string; readonly count: number }[];
}

/**
 * Stores the email about yesterday for everybody who wants one and has not received it yet. Marking and storing happen
 * in one transaction, so that several instances send it only once, and a crash loses no email.
 */
export async function sendSummaries(
  database: Database,
  mailer: Mailer,
  stopLinks: StopLinks,
  now = new Date(),
): Promise<void> {
  if (now.getUTCHours() < HOUR) return;
  const today = dayOf(now);
  const yesterday = dayOf(new Date(now.getTime() - DAY_MS));
  const due = await database.db
    .selectFrom('mail_alerts')
    .innerJoin('users', 'users.id', 'mail_alerts.user_id')
    .select(['users.id', 'users.email', 'users.first_name as firstName', 'users.last_name as lastName', 'origin'])
    .select(['users.organization_id as organizationId', 'users.language'])
    .where('mail', '=', 'daily')
    .where('summarized_on', '<', today)
    .execute();
  const summaries = new Map<string, Promise<Summary>>();
  for (const { organizationId, ...recipient } of due) {
    const summary = summaries.get(organizationId) ?? readSummary(database, organizationId, yesterday, today);
    summaries.set(organizationId, summary);
    const read = await summary;
    const isSent = await database.db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('mail_alerts')
        .set({ summarized_on: today })
        .where('user_id', '=', recipient.id)
        .where('summarized_on', '<', today)
        .executeTakeFirst();
      // A summary without content is not sent.
      if (numUpdatedRows === 0n || isEmpty(read)) return false;
      await mailer.add(summaryMail(recipient, read, stopLinks.linkFor(recipient.id, recipient.origin)), transaction);
      return true;
    });
    if (isSent) mailer.wake();
  }
}

const isEmpty = ({ counts }: Summary) => COUNTED.every((name) => !counts[name]);

/** Reads the numbers for `day`, which ends when `next` begins. */
async function readSummary({ db }: Database, organizationId: string, day: string, next: string): Promise<Summary> {
  const rows = await db
    .selectFrom('daily_counts')
    .select((row) => ['name', row.fn.sum<number | string>('count').as('count')])
    .where('organization_id', '=', organizationId)
    .where('day', '=', day)
    .where('name', 'in', COUNTED)
    .groupBy('name')
    .execute();
  const unanswered = await db
    .selectFrom('question_groups')
    .select([
      'count',
      sql<string>`(select text from question_wordings where group_id = question_groups.id
        order by count desc, last_asked desc limit 1)`.as('question'),
    ])
    .where('organization_id', '=', organizationId)
    .where('is_dismissed', '=', 0)
    .where('last_asked', '>=', day)
    .where('last_asked', '<', next)
    .orderBy('last_asked', 'desc')
    .limit(QUESTIONS_SHOWN)
    .execute();
  const counts = Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
  return { organizationId, day, counts, unanswered };
}

function summaryMail(
  recipient: Recipient,
  { organizationId, day, counts, unanswered }: Summary,
  stopLink: string,
): Mail {
  const count = (name: string) => counts[name] ?? 0;
  const text = mailsIn(recipient.language).summary({
    day,
    counts: {
      conversations: count('conversations'),
      questions: count('questions'),
      answered: count('answered'),
      persons: count('persons'),
      helpful: count('helpful'),
      notHelpful: count('not-helpful'),
    },
    unanswered: unanswered.map(({ question, ...one }) => ({ ...one, question: lineOf(question) })),
    link: `${recipient.origin}/conversations`,
  });
  return {
    to: { name: `${recipient.firstName} ${recipient.lastName}`, address: recipient.email },
    about: { userId: recipient.id, summaryOf: organizationId },
    expiresInMs: DAY_MS,
    ...stoppable(text, recipient, stopLink),
  };
}

const lineOf = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200);
