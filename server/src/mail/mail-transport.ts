import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config/config';
import type { Letter } from './mail';

/** Delivers an email, or rejects. */
export type DeliverMail = (letter: Letter) => Promise<void>;

/** Delivery over SMTP, or into `DATA_DIR/outbox` when no mail server is set. */
export function mailTransport(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'mailFrom'>): DeliverMail {
  const address = config.mailFrom ?? `frontdesk@${domainOf(config.publicUrl)}`;
  return config.smtpUrl
    ? overSmtp(createTransport(config.smtpUrl), address)
    : intoFolder(createTransport({ streamTransport: true, buffer: true }), address, outboxIn(config.dataDir));
}

export const outboxIn = (dataDir: string) => join(dataDir, 'outbox');

const domainOf = (publicUrl: string | null) => (publicUrl ? new URL(publicUrl).hostname : 'localhost');

function messageOf({ to, fromName = 'Frontdesk', subject, text, replyTo, stopLink }: Letter, address: string) {
  return {
    from: { name: fromName, address },
    to,
    subject,
    text,
    ...(replyTo && { replyTo }),
    ...(stopLink && {
      list: { unsubscribe: stopLink },
      // Lets mail programs unsubscribe the recipient with one click, as large mail services require.
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}

function overSmtp(transport: Transporter, address: string): DeliverMail {
  return async (letter) => {
    await transport.sendMail(messageOf(letter, address));
  };
}

function intoFolder(transport: Transporter, address: string, folder: string): DeliverMail {
  return async (letter) => {
    const { message } = await transport.sendMail(messageOf(letter, address));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const begin = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
    // `sweepOutbox` reads from the name what the email quotes.
    const name = letter.quotes === undefined ? `${begin}.eml` : `${begin}.${letter.quotes}.eml`;
    // Renamed when it is complete, so that nobody reads half an email.
    const part = join(folder, `${name}.part`);
    await writeFile(part, message, { mode: 0o600 });
    await rename(part, join(folder, name));
  };
}
