/** A response other than 200: its status and a message for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    /** One message, or all that are wrong at once. */
    readonly sentences: string | readonly string[],
    readonly headers: Readonly<Record<string, string>> = {},
    /** A code for programs, when several refusals share a status. */
    readonly reason?: string,
  ) {
    super(typeof sentences === 'string' ? sentences : sentences.join(' '));
  }
}

/** Used for things of another organization too, which must look as if they never existed. */
export const notFound = (thing: string) => new ApiError(404, `There is no such ${thing}.`);
