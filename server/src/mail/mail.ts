import type { MailText } from '../words/mails-en';

/** An email to one person, as the mail server receives it. */
export interface Letter {
  /** An object, because nodemailer would read a string with a comma as two recipients. */
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** The sender's name; the address is the server's. Default: the product's name. */
  readonly fromName?: string | undefined;
  /** The recipient of replies, unless it is the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  /** Link with which the recipient can unsubscribe from such emails; mail programs show it. */
  readonly stopLink?: string | undefined;
  /**
   * The id of the conversation that it quotes, or 'summary'; part of the file name when emails are written to a folder.
   */
  readonly quotes?: string | undefined;
}

/** An email that is stored until it is sent. */
export interface Mail extends Letter {
  /** What the email is about; the email is deleted together with it. */
  readonly about: About;
  /** After this time the email is useless and is dropped. */
  readonly expiresInMs: number;
}

interface About {
  readonly userId?: string;
  readonly invitationId?: string;
  readonly conversationId?: string;
  /** An organization whose visitors it quotes; the email is dropped when any of their conversations is deleted. */
  readonly summaryOf?: string;
  /** A reply to a visitor: the message shows whether the email was sent. */
  readonly messageId?: string;
}

/** Returns the subject and the text of an email. */
export const textOf = ({ subject, paragraphs }: MailText) => ({ subject, text: paragraphs.join('\n\n') });
