import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { isForeignKeyViolation } from '../database/database-trouble';
import { databaseTime } from '../database/engine';
import { skipClaimed } from '../jobs/lease';
import type { Letter, Mail } from './mail';

/** How long an attempt may take before another instance tries. */
const ATTEMPT_MS = 60_000;
/** Pauses before the next attempts; the last one repeats until the email expires. */
const PAUSES_MS = [10_000, 60_000, 5 * 60_000, 30 * 60_000];

/** A stored email that this process may try to send now. */
export interface ClaimedMail extends Letter {
  readonly id: string;
  readonly attempts: number;
  /** The id of the reply to a visitor that it delivers; null for other emails. */
  readonly messageId: string | null;
  readonly expiresInMs: number;
}

/** Stores the emails that are not sent yet. */
export class MailStore {
  constructor(private readonly database: Database) {}

  /** Stores an email, unless its subject was deleted in the meantime. */
  async add(mail: Mail, db = this.database.db): Promise<void> {
    const { engine } = this.database;
    const { to, fromName, subject, text, replyTo, stopLink, about, expiresInMs } = mail;
    await db
      .insertInto('mails')
      .values({
        id: randomUUID(),
        to_name: to.name,
        to_address: to.address,
        subject,
        text,
        created_at: databaseTime(engine),
        expires_at: databaseTime(engine, expiresInMs),
        next_attempt_at: databaseTime(engine),
        user_id: about.userId ?? null,
        invitation_id: about.invitationId ?? null,
        conversation_row_id: about.conversationId ?? null,
        message_id: about.messageId ?? null,
        summary_of: about.summaryOf ?? null,
        from_name: fromName ?? null,
        reply_to_name: replyTo?.name ?? null,
        reply_to_address: replyTo?.address ?? null,
        stop_link: stopLink ?? null,
      })
      .execute()
      .catch((failure: unknown) => {
        if (!isForeignKeyViolation(failure)) throw failure;
      });
  }

  /** Claims the email that is due first, or returns null. Two instances never claim the same one. */
  async claim(): Promise<ClaimedMail | null> {
    const { db, engine } = this.database;
    const now = databaseTime(engine);
    const row = await db
      .updateTable('mails')
      .set((mail) => ({ next_attempt_at: databaseTime(engine, ATTEMPT_MS), attempts: mail('attempts', '+', 1) }))
      .where('id', '=', (query) => {
        const due = query
          .selectFrom('mails')
          .select('id')
          .where('next_attempt_at', '<=', now)
          .orderBy('next_attempt_at')
          .limit(1);
        return skipClaimed(engine, due, 'mails');
      })
      .returningAll()
      .returning(now.as('now'))
      .executeTakeFirst();
    if (!row) return null;
    const { id, to_name: name, to_address: address, subject, text, attempts } = row;
    return {
      id,
      to: { name, address },
      subject,
      text,
      attempts,
      fromName: row.from_name ?? undefined,
      replyTo: row.reply_to_address ? { name: row.reply_to_name ?? '', address: row.reply_to_address } : undefined,
      stopLink: row.stop_link ?? undefined,
      quotes: row.conversation_row_id ?? (row.summary_of === null ? undefined : 'summary'),
      messageId: row.message_id,
      expiresInMs: Date.parse(row.expires_at) - Date.parse(row.now),
    };
  }

  /**
   * Removes an email that was sent or never will be; if it was a reply to a visitor, the reply shows whether it was
   * sent.
   */
  async finish({ id, messageId }: ClaimedMail, delivery: 'sent' | 'failed'): Promise<void> {
    const { db } = this.database;
    if (messageId !== null) await db.updateTable('messages').set({ delivery }).where('id', '=', messageId).execute();
    await db.deleteFrom('mails').where('id', '=', id).execute();
  }

  /** Plans the next attempt. */
  async postpone({ id, attempts }: ClaimedMail): Promise<void> {
    const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? 0;
    const { db, engine } = this.database;
    await db
      .updateTable('mails')
      .set({ next_attempt_at: databaseTime(engine, pause) })
      .where('id', '=', id)
      .execute();
  }
}
