/** The step did not end in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * `work`, or a `DeadlineError` once `ms` have passed, which count from when `begun` resolves. Federation's own steps can
 * wait for ever.
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
