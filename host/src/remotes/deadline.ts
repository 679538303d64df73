/** The step did not end in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** `work`, or a `DeadlineError` once `ms` have passed. Federation's own steps can wait for ever. */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`timeout: no answer within ${ms / 1000} seconds`)), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
