import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  /** The headers and the text, unfolded. */
  readonly source: string;
}

/** Starts a real SMTP server that stores its emails; addresses that begin with `refused` have no mailbox. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _, done) {
      if (!address.startsWith('refused')) return done();
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    },
    async onData(stream, session, done) {
      let source = '';
      for await (const part of stream) source += part;
      const unfolded = source
        .replace(/=\r?\n/g, '')
        .replace(/\r?\n[ \t]+/g, ' ')
        .replace(/=3D/g, '=');
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), source: unfolded });
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
