import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config';

export interface Mail {
  /** As an object: nodemailer would take a comma in a bare string for two recipients. */
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
}

type LogFailure = (failure: unknown) => void;

const FROM = { name: 'Frontdesk', address: 'frontdesk@localhost' };

/** Sends mails over SMTP, or leaves them in `DATA_DIR/outbox` when there is no server to hand them to. */
export class Mailer {
  readonly #deliver: (mail: Mail) => Promise<void>;
  readonly #underway = new Set<Promise<void>>();
  /** Mails since the start, by what became of them. */
  readonly counts = { sent: 0, failed: 0 };

  constructor(
    config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>,
    private readonly logFailure: LogFailure,
  ) {
    const from = config.publicUrl ? { ...FROM, address: `frontdesk@${new URL(config.publicUrl).hostname}` } : FROM;
    this.#deliver = config.smtpUrl
      ? overSmtp(createTransport(config.smtpUrl, { from }))
      : intoFolder(createTransport({ streamTransport: true, buffer: true }, { from }), join(config.dataDir, 'outbox'));
  }

  /** Writes and sends a mail while the caller goes on; a failure is logged, since nobody waits for it. */
  inBackground(write: () => Promise<Mail | null>): void {
    const job = write()
      .then((mail) => (mail ? this.#send(mail) : undefined))
      .catch((failure) => {
        this.counts.failed += 1;
        this.logFailure(failure);
      })
      .finally(() => this.#underway.delete(job));
    this.#underway.add(job);
  }

  async #send(mail: Mail): Promise<void> {
    await this.#deliver(mail);
    this.counts.sent += 1;
  }

  /** Resolves once everything begun so far is sent or has failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#underway);
  }
}

function overSmtp(transport: Transporter) {
  return async (mail: Mail) => {
    await transport.sendMail(mail);
  };
}

function intoFolder(transport: Transporter, folder: string) {
  return async (mail: Mail) => {
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(join(folder, name), message);
  };
}
