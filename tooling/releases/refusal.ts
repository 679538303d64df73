interface RefusalSettings {
  /** A sentence for each problem. Default: the message. */
  readonly problems?: readonly string[];
  /**
   * The status of a response to a team: 403 for a change that needs an operator, 507 for lack of space. Default: 409.
   */
  readonly status?: 403 | 409 | 507;
}

/** Reports an impossible change or site to the caller. */
export class Refusal extends Error {
  readonly problems: readonly string[];
  readonly status: 403 | 409 | 507;

  constructor(message: string, { problems = [message], status = 409 }: RefusalSettings = {}) {
    super(message);
    this.problems = problems;
    this.status = status;
  }
}

/** Throws a refusal with one sentence. */
export function refuse(why: string, settings?: RefusalSettings): never {
  throw new Refusal(why, settings);
}
