/** A mail to one person. */
export interface Mail {
  /** As an object: nodemailer would read a comma in a bare string as two recipients. */
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** After so long it is of no use and is dropped. */
  readonly expiresInMs: number;
}
