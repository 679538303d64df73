/** The shape of a kind of QR code. Each kind is a file next to this one; `kinds.ts` lists them. */

/** How a field is checked and stored. Forms choose a control accordingly. */
export type Rule =
  /** One line. */
  | 'line'
  /** Several lines. */
  | 'area'
  /** As the spec's calls accept it: with a visible character, and short enough for a code. */
  | 'text'
  /** A phone number, stored as + and digits. */
  | 'phone'
  /** A phone number, stored as digits. */
  | 'digits'
  | 'email'
  | 'address'
  /** Decimal degrees from -`most` to `most`. */
  | 'degrees'
  /** A date and time, as a date-time input writes it. */
  | 'time'
  /** Up to `most` texts of at most `lengthMax` characters: a list in calls, and one text per line in a form. */
  | 'lines'
  /** The id of one of the organization's agents. */
  | 'agent';

/** A field of a payload: a text, or a list if the field has the rule `lines`. */
export type FieldValue = string | readonly string[];

/** Rules that only `wifiSchema` supports. */
export type WifiRule = 'exact' | 'security' | 'switch';

export interface Field<R extends string = Rule | WifiRule> {
  /** Shown in forms; begins most error messages. */
  readonly label: string;
  readonly rule: R;
  readonly isRequired?: boolean;
  /** The largest number, or the largest number of lines. */
  readonly most?: number;
  /** Maximum length of a text or a line. Default: the rule's own. */
  readonly lengthMax?: number;
  /** The name of one of its lines, in lower case; a CSV file's columns are named by this word and a number. */
  readonly item?: string;
  /** Its column in a CSV file. Default: its name. */
  readonly column?: string;
}

/** A file that a scanned short link downloads. */
export interface LinkFile {
  readonly file: string;
  readonly type: string;
}

/** A page that a scanned short link shows, with a link to press. */
export interface LinkPage {
  /** The title that the owner typed; null if there is only text. */
  readonly title: string | null;
  /** The text that the owner typed. */
  readonly text: string;
  /** The link's effect in our own words, which the server translates; null without a link. */
  readonly label: string | null;
  /** The link's address. Default: the text in the code. */
  readonly address?: string;
}

/** A kind of code with the payload `P`, whose field names are the same as in the calls. */
export interface Kind<P extends object, R extends string = Rule | WifiRule> {
  /** The name that people see. Pages that only list codes load only the names; see `qr-type-names.ts`. */
  readonly name: string;
  /** In the order of the form and of the columns in a CSV file. */
  readonly fields: { readonly [Name in keyof P]: Field<R> };
  /** Returns the exact text in the code. Does not validate: invalid content is encoded as well as possible. */
  text(payload: P): string;
  /** Describes the content in lines, in reading order; some may be ''. */
  lines(payload: P): string[];
  /** Names a code whose owner gave it no name. Default: the first line. */
  defaultName?(payload: P): string;
  /**
   * The destination of a short link: the address in the code, a file or a page. `own`: a page on the server, in which
   * case the code is always a link. Null when the code cannot be a link.
   */
  readonly link: 'redirect' | 'own' | LinkFile | ((payload: P) => LinkPage) | null;
  /** Checks fields together. The error message is shown at the field `at`. */
  readonly check?: { readonly at: keyof P; problem(payload: P): string | null };
  /** For content that is too long for a code: the name of the content, and the field that makes it too long. */
  readonly size?: { readonly at: keyof P; readonly what: string };
}

/** Escapes commas, semicolons, backslashes and line breaks for iCalendar and vCard. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Returns the lines of a list, which is one text in a form. */
export function linesOf(value: FieldValue): readonly string[] {
  return typeof value === 'string' ? value.split(/\r\n|\r|\n/) : value;
}
