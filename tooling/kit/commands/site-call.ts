import { Refusal } from './command';

/** The variable with the release token. An argument would be readable in the list of processes. */
const TOKEN = 'FRONTDESK_RELEASE_TOKEN';
const TOKEN_FORM = /^fr_[\w-]{43}$/;

/** Returns the release token. Throws if it is not a token, or if others could read it in transit. */
export function readToken(text: string | undefined, site: URL): string {
  const token = text?.trim();
  const where = `${site.origin}/admin/releases`;
  if (!token)
    throw new Refusal(`Set ${TOKEN} to the release token of this remote. An operator creates it on ${where}.`, 2);
  if (!TOKEN_FORM.test(token))
    throw new Refusal(
      `${TOKEN} is no release token: one begins with fr_ and has 46 letters, digits, - and _. ${where} shows a new one in full only once; its list shows only how it begins. Ask an operator for a new one if yours is lost.`,
      2,
    );
  if (site.protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(site.hostname))
    throw new Refusal(`${site.origin} must begin with https, because others could read the release token.`, 2);
  return token;
}

export const kilobytes = ({ length }: Uint8Array) => `${Math.ceil(length / 1000)} kB`;

interface CallSettings {
  readonly token: string;
  /** A zipped build to send. Default: the call only reads. */
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly timeoutMs: number;
}

/**
 * Calls a site with the release token, and returns its answer, an object with the field `expected`. Throws an error
 * whose message says what to do.
 */
export async function callSite(address: URL, expected: string, settings: CallSettings): Promise<object> {
  const { token, body, timeoutMs } = settings;
  const { origin } = address;
  const answer = await fetch(address, {
    headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/zip' }) },
    ...(body && { method: 'POST', body }),
    // The token must be sent to this site only.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (response) => ({ response, text: await response.text() }))
    .catch((error: Error) => {
      throw new Refusal(unreachable(origin, error, settings));
    });
  const { response, text } = answer;
  if (response.status >= 300 && response.status < 400) {
    const target = response.headers.get('location');
    throw new Refusal(`${origin} redirects to ${target ?? 'another address'}. Give that site with --to.`);
  }
  if (!response.ok) throw new Refusal(refused(response.status, messageIn(text), origin, body));
  const read = parse(text);
  if (typeof read !== 'object' || read === null || !(expected in read))
    throw new Refusal(`${origin} did not answer like a Frontdesk site. Is the address right?`);
  return read;
}

function unreachable(origin: string, error: Error, { body, timeoutMs }: CallSettings): string {
  const late = `${origin} did not respond within ${Math.round(timeoutMs / 1000)} seconds.`;
  if (error.name === 'TimeoutError' && !body) return `${late} Try again later.`;
  if (error.name === 'TimeoutError')
    return `${late} The build may have arrived: look at ${origin}/admin/releases, or send it again. The same build is the same release.`;
  const { code, message } = (error.cause ?? error) as Error & { code?: string };
  return `${origin} cannot be reached (${code ?? message}). Check the address and your network, and try again.`;
}

function refused(status: number, said: string, origin: string, body: Uint8Array | undefined): string {
  const reason = said === '' ? '.' : `: ${said}`;
  if (status === 401)
    return `${origin} does not accept the release token: it is unknown, expired or revoked. An operator creates a new one on ${origin}/admin/releases.`;
  if (status === 403) return `The release token may not do this${reason} It is good for one remote of one site.`;
  if (status === 404)
    return `${origin} ${body ? 'cannot receive builds' : 'shows no releases to teams'}. It is an older Frontdesk, or another site.`;
  if (status === 409)
    return `${origin} did not take the build, and nothing changed${reason.replace('This is not possible: ', '')}`;
  if (status === 413 && body)
    return `The build is too large (${kilobytes(body)})${reason} Look for large files in dist/, such as pictures.`;
  if (status === 429)
    return `${origin} receives too many calls at the moment${reason} Wait some minutes, and try again.`;
  if (status >= 500)
    return `${origin} failed (${status})${reason} Try again later; the operator finds the reason in its log.`;
  return `${origin} refused ${body ? 'the build' : 'the call'} (${status})${reason}`;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The message of an error response, without control characters, which could rewrite the terminal. */
function messageIn(text: string): string {
  const read = parse(text) as { message?: unknown } | null;
  const said =
    typeof read?.message === 'string'
      ? read.message
          .replace(/[^\P{Cc}\n]/gu, '')
          .slice(0, 2_000)
          .trim()
      : '';
  return said === '' || /[.!?]$/.test(said) ? said : `${said}.`;
}
