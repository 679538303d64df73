import type { Sentence } from '../words/translate';

/** A response other than 200: its status and a message for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    /** One message, or one for each problem. */
    readonly sentences: Sentence | readonly Sentence[],
    readonly headers: Readonly<Record<string, string>> = {},
    /** A code for programs, needed when several refusals share a status. */
    readonly reason?: string,
    /** The field of the request that is wrong, if there is only one. */
    readonly field?: string,
  ) {
    super(typeof sentences === 'string' ? sentences : sentences.join(' '));
  }
}

/** The kinds of things that a call can fail to find. */
type Thing = Sentence extends infer Text ? (Text extends `There is no such ${infer Name}.` ? Name : never) : never;

/** Also used for another organization's things, which must look as if they never existed. */
export const notFound = (thing: Thing) => new ApiError(404, `There is no such ${thing}.`);
