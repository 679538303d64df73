/** A mail to one person, as a mail server gets it. */
export interface Letter {
  /** As an object: nodemailer would read a comma in a bare string as two recipients. */
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** Who gets the answer, unless it is the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  /** Where the recipient can stop such mails; mail programs show it. */
  readonly stopLink?: string | undefined;
  /** The id of the conversation that it quotes, or 'summary'; names its file where mails are written to a folder. */
  readonly quotes?: string | undefined;
}

/** A mail that is stored until it has left. */
export interface Mail extends Letter {
  /** What makes it pointless when it is deleted; the mail is deleted with it. */
  readonly about: About;
  /** After so long it is of no use and is dropped. */
  readonly expiresInMs: number;
}

interface About {
  readonly userId?: string;
  readonly invitationId?: string;
  readonly conversationId?: string;
  /** An organization whose visitors it quotes: dropped when any of their conversations are deleted. */
  readonly summaryOf?: string;
  /** A reply to a visitor: the message shows whether the mail has left. */
  readonly messageId?: string;
}
