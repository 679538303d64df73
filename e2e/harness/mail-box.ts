import { SMTPServer } from 'smtp-server';
import { PATIENCE_MS } from '../../tooling/browser/patience';

/** A real SMTP server that stores received emails. */
export interface MailBox {
  /** For SMTP_URL. */
  readonly url: string;
  /** Resolves with the next email, as sent. */
  next(): Promise<string>;
  readonly count: () => number;
  end(): Promise<void>;
}

export async function startMailBox(): Promise<MailBox> {
  const mails: string[] = [];
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail box has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    count: () => mails.length,
    async next() {
      const deadline = Date.now() + PATIENCE_MS;
      while (mails.length <= taken) {
        if (Date.now() > deadline) throw new Error('No mail was sent.');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      taken += 1;
      return mails[taken - 1] ?? '';
    },
    end: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the first link of an email, without quoted-printable line breaks. */
export function linkIn(mail: string): string {
  const plain = mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '=');
  const link = /https?:\/\/[^\s"<>]+/.exec(plain)?.[0];
  if (!link) throw new Error('The mail has no link.');
  return link;
}
