/** A change or a site that is not possible: a sentence for each problem, for the caller. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly problems: readonly string[] = [message],
  ) {
    super(message);
  }
}

/** Throws a refusal with one sentence. */
export function refuse(why: string): never {
  throw new Refusal(why);
}
