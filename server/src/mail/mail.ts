/** A mail to one person, as a mail server gets it. */
export interface Letter {
  /** As an object: nodemailer would read a comma in a bare string as two recipients. */
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
}

/** A mail that is stored until it has left. */
export interface Mail extends Letter {
  /** The account or the invitation whose deletion makes it pointless; it is deleted with it. */
  readonly about: { readonly userId: string } | { readonly invitationId: string };
  /** After so long it is of no use and is dropped. */
  readonly expiresInMs: number;
}
