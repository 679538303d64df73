/** An answer that is not 200: its status and a sentence for the person who asked. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    /** One sentence, or all that is wrong at once. */
    readonly sentences: string | readonly string[],
    readonly headers: Readonly<Record<string, string>> = {},
    /** One word for programs, where several refusals share a status. */
    readonly reason?: string,
  ) {
    super(typeof sentences === 'string' ? sentences : sentences.join(' '));
  }
}

/** What another organization's thing and one that never was have in common. */
export const notFound = (thing: string) => new ApiError(404, `There is no such ${thing}.`);
