const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Returns a sentence that says why a host on another origin cannot run the script or read the manifest at `address`;
 * null if it can.
 */
export async function scriptProblem(address: string): Promise<string | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(() => null);
  if (!answer) return `${address} does not respond.`;
  await answer.body?.cancel();
  if (!answer.ok) return `${address} answers ${answer.status}.`;
  const type = answer.headers.get('content-type') ?? 'no content type';
  if (!/javascript|json/.test(type)) return `${address} is ${type}, not a script.`;
  if (answer.headers.get('access-control-allow-origin') === null) {
    return `${address} has no Access-Control-Allow-Origin, so pages of other origins may not load it.`;
  }
  return null;
}
