import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema/tables';
import { type Job, Worker } from '../jobs/worker';
import type { Mail } from './mail';
import type { ClaimedMail, MailStore } from './mail-store';
import type { DeliverMail } from './mail-transport';

interface MailerLog {
  /** Reports failures of the database, and of our own code. */
  readonly note: (failure: unknown) => void;
  /** Reports failures of the mail server, or of the folder for emails. */
  readonly noteMail: (failure: unknown) => void;
}

/** Returns whether the mail server refuses the email permanently, for example because the mailbox does not exist. */
const isRefused = (failure: unknown) => ((failure as { responseCode?: number } | null)?.responseCode ?? 0) >= 500;

type Delivery = 'sent' | 'failed' | 'postponed';

/** Stores emails and retries until a mail server accepts them or they expire. */
export class Mailer implements Job<ClaimedMail, Delivery> {
  readonly #worker: Worker<ClaimedMail, Delivery>;
  readonly #writing = new Set<Promise<void>>();
  /** Attempts since the start, by result. */
  readonly counts = { sent: 0, failed: 0 };

  constructor(
    private readonly store: MailStore,
    private readonly deliver: DeliverMail,
    private readonly log: MailerLog,
    /** Interval of the check for stored emails when nothing wakes the mailer. */
    readonly idleMs: number,
  ) {
    this.#worker = new Worker(this, log.note);
  }

  /** Checks for due emails. */
  wake(): void {
    this.#worker.wake();
  }

  /** Writes and stores an email in the background; a failure is only logged, because nobody is waiting for it. */
  inBackground(write: () => Promise<Mail | null>): void {
    const job = write()
      .then((mail) => mail && this.store.add(mail))
      .then(() => this.wake())
      .catch(this.log.note)
      .finally(() => this.#writing.delete(job));
    this.#writing.add(job);
  }

  /** Stores an email in a transaction; call `wake` after the commit. */
  add(mail: Mail, transaction: Transaction<Tables>): Promise<void> {
    return this.store.add(mail, transaction);
  }

  /** Waits for the emails that are being written and the one that is being sent; the others wait for the next start. */
  async close(): Promise<void> {
    await Promise.all(this.#writing);
    await this.#worker.close();
  }

  claim = () => this.store.claim();

  async run(mail: ClaimedMail): Promise<Delivery> {
    if (mail.expiresInMs <= 0) return 'failed';
    try {
      await this.deliver(mail);
    } catch (failure) {
      this.counts.failed += 1;
      this.log.noteMail(failure);
      // Fails immediately, so that the owner sees that the reply did not arrive; all other emails are retried.
      return mail.messageId !== null && isRefused(failure) ? 'failed' : 'postponed';
    }
    this.counts.sent += 1;
    return 'sent';
  }

  finish(mail: ClaimedMail, delivery: Delivery): Promise<void> {
    return delivery === 'postponed' ? this.store.postpone(mail) : this.store.finish(mail, delivery);
  }
}
