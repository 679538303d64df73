import type { MailText } from '../words/mails-en';

/** A mail to one person, as the mail server receives it. */
export interface Letter {
  /** An object, because nodemailer would read a string with a comma as two recipients. */
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** The sender's name; the address is the server's. Default: the product's name. */
  readonly fromName?: string | undefined;
  /** The recipient of replies, unless it is the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  /** Link with which the recipient can stop such mails; mail programs show it. */
  readonly stopLink?: string | undefined;
  /**
   * The id of the conversation that it quotes, or 'summary'; part of the file name when mails are written to a folder.
   */
  readonly quotes?: string | undefined;
}

/** A mail that is stored until it is sent. */
export interface Mail extends Letter {
  /** What the mail is about; the mail is deleted together with it. */
  readonly about: About;
  /** After this time the mail is useless and is dropped. */
  readonly expiresInMs: number;
}

interface About {
  readonly userId?: string;
  readonly invitationId?: string;
  readonly conversationId?: string;
  /** An organization whose visitors it quotes: dropped when any of their conversations is deleted. */
  readonly summaryOf?: string;
  /** A reply to a visitor: the message shows whether the mail was sent. */
  readonly messageId?: string;
}

/** Returns the content of a mail: its subject and its text. */
export const textOf = ({ subject, paragraphs }: MailText) => ({ subject, text: paragraphs.join('\n\n') });
