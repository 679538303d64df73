const ENDLESS = 'Maximum update depth exceeded';

/** An update that takes longer is treated as endless. A generous limit for a busy machine, not a fixed wait. */
const LIMIT_MS = 30_000;

/**
 * Runs `use`, and fails with a message about `page` when a component sets state again and again: React only prints a
 * warning about such effects, and continues until the test run ends.
 */
export async function failOnEndlessUpdates<T>(page: string, use: () => Promise<T>): Promise<T> {
  const { setTimeout, clearTimeout } = globalThis;
  const { error } = console;
  const endless = new Error(
    `${page} never comes to rest: an effect sets state, and runs again because of it. Give it dependencies that stay equal, or set the state only when it changes.`,
  );
  let isEndless = false;
  console.error = (...words: unknown[]) => {
    if (!String(words[0]).startsWith(ENDLESS)) return error.apply(console, words);
    isEndless = true;
    // Only this ends the loop: the call that sets the state fails.
    throw endless;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(endless), LIMIT_MS);
  });
  try {
    const result = await Promise.race([use(), late]);
    // The page may have caught the error.
    if (isEndless) throw endless;
    return result;
  } catch (cause) {
    throw isEndless ? endless : cause;
  } finally {
    clearTimeout(timer);
    console.error = error;
  }
}
