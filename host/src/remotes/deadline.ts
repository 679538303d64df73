/** A step did not end in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Resolves as `work` does, or rejects with a `DeadlineError` `ms` milliseconds after `begun` resolves. Federation's own
 * steps can wait forever.
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, begun: Promise<void>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const deadline = new Promise<never>((_, reject) => {
    void begun.then(() => {
      if (isOver) return;
      timer = setTimeout(() => reject(new DeadlineError(`timeout: no answer within ${ms / 1000} seconds`)), ms);
    });
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
