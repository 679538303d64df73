import { readFile } from 'node:fs/promises';
import path from 'node:path';
import JSZip from 'jszip';
import type { BuiltRemote } from '../../releases/remote-source';
import { REMOTE_MANIFEST_FILE } from '../../releases/remote-source';
import { BUILD_FILES } from '../build-checks';
import { checkBuild } from './build';
import { Refusal } from './command';

/** The variable with the release token. An argument would be readable in the list of processes. */
const TOKEN = 'FRONTDESK_RELEASE_TOKEN';
const ANSWER_TIMEOUT_MS = 300_000;

export interface PublishSettings {
  readonly site: URL;
  /** Percentage of browsers; null for all. */
  readonly rollout: number | null;
  /** Whether the site ends the rollout by itself when the new release fails more often. */
  readonly halt: boolean;
  /** Whether only the preview link opens it. */
  readonly preview: boolean;
  readonly token: string | undefined;
  /** How long to wait for the answer. Default: 5 minutes. */
  readonly timeoutMs?: number;
}

/** `frontdesk-remote publish`: sends `dist/` to a site, and prints the release and its preview link. */
export async function publish(folder: string, settings: PublishSettings): Promise<void> {
  const { site, rollout, halt, preview, token, timeoutMs = ANSWER_TIMEOUT_MS } = settings;
  if (!token) {
    throw new Refusal(
      `Set ${TOKEN} to the release token of this remote. An operator creates it on ${site.origin}/admin/releases.`,
      2,
    );
  }
  if (site.protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(site.hostname))
    throw new Refusal(`${site.origin} must begin with https, because others could read the release token.`, 2);
  const dist = path.join(folder, 'dist');
  await checkBuild(dist);
  const { name, version } = JSON.parse(await readFile(path.join(dist, REMOTE_MANIFEST_FILE), 'utf8')) as BuiltRemote;
  const query = new URLSearchParams({
    remote: name,
    mode: preview ? 'preview' : rollout === null ? 'live' : 'rollout',
    ...(rollout !== null && { percent: String(rollout), halt: String(halt) }),
  });
  const body = await zipOf(dist);
  console.log(`Sending ${name} ${version} (${kilobytes(body)}) to ${site.origin} …`);
  const answer = await send(new URL(`/api/releases/publish?${query}`, site), token, body, timeoutMs);
  for (const line of sentencesOf(answer, { name, site, rollout })) console.log(line);
}

/** Zips the files of the last build, without those of earlier builds. */
async function zipOf(dist: string): Promise<Uint8Array<ArrayBuffer>> {
  const list = await readFile(path.join(dist, BUILD_FILES), 'utf8').catch(() => {
    throw new Refusal(`dist/ has no ${BUILD_FILES}. Run: frontdesk-remote build`);
  });
  const zip = new JSZip();
  for (const file of JSON.parse(list) as string[]) {
    // The same content is the same release, so the archive has no dates of its own.
    zip.file(file, await readFile(path.join(dist, file)), { date: new Date(0), createFolders: false });
  }
  return new Uint8Array(await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' }));
}

const kilobytes = ({ length }: Uint8Array) => `${Math.ceil(length / 1000)} kB`;

/** What the site answers. Its fields may be missing on another version of the server. */
interface Published {
  readonly id?: unknown;
  readonly version?: unknown;
  readonly state?: unknown;
  readonly why?: unknown;
  readonly preview?: unknown;
}

async function send(address: URL, token: string, body: Uint8Array<ArrayBuffer>, timeoutMs: number): Promise<Published> {
  const { origin } = address;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/zip' },
    body,
    // The token is for this site alone.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (response) => ({ response, text: await response.text() }))
    .catch((error: Error) => {
      throw new Refusal(unreachable(origin, error, timeoutMs));
    });
  const { response, text } = answer;
  if (response.status >= 300 && response.status < 400) {
    const target = response.headers.get('location');
    throw new Refusal(`${origin} redirects to ${target ?? 'another address'}. Give that site with --to.`);
  }
  if (!response.ok) throw new Refusal(refused(response.status, messageIn(text), origin, body));
  const read = parse(text);
  if (typeof read !== 'object' || read === null || !('id' in read))
    throw new Refusal(`${origin} did not answer like a Frontdesk site. Is the address right?`);
  return read;
}

function unreachable(origin: string, error: Error, timeoutMs: number): string {
  if (error.name === 'TimeoutError')
    return `${origin} did not answer within ${Math.round(timeoutMs / 1000)} seconds. The build may have arrived: look at ${origin}/admin/releases, or send it again. The same build is the same release.`;
  const { code, message } = (error.cause ?? error) as Error & { code?: string };
  return `${origin} cannot be reached (${code ?? message}). Check the address and your network, and send it again.`;
}

function refused(status: number, said: string, origin: string, body: Uint8Array): string {
  const reason = said === '' ? '.' : `: ${said}`;
  if (status === 401)
    return `${origin} does not accept the release token${reason} It may have been ended. An operator creates a new one on ${origin}/admin/releases.`;
  if (status === 403) return `The release token may not do this${reason} It is good for one remote of one site.`;
  if (status === 404) return `${origin} cannot receive builds. It is an older Frontdesk, or another site.`;
  if (status === 409) return `${origin} did not take the build, and nothing changed${reason}`;
  if (status === 413)
    return `The build is too large (${kilobytes(body)})${reason} Look for large files in dist/, such as pictures.`;
  if (status === 429)
    return `${origin} receives too many builds at the moment${reason} Wait some minutes, and try again.`;
  if (status >= 500)
    return `${origin} failed (${status})${reason} Try again later; the operator finds the reason in its log.`;
  return `${origin} refused the build (${status})${reason}`;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The sentence of an error answer, without control characters, which could rewrite the terminal. */
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

function sentencesOf(
  { id, version, state, why, preview }: Published,
  { name, site, rollout }: { readonly name: string; readonly site: URL; readonly rollout: number | null },
): string[] {
  const plain = (value: unknown) => (typeof value === 'string' ? value.replace(/\p{Cc}/gu, '') : '');
  const release = `${name} ${plain(version)} (${plain(id)})`;
  const link = plain(preview);
  const what: Readonly<Record<string, string>> = {
    live: `${release} is live: all browsers load it.`,
    rollout: `${release} is released to ${rollout} % of browsers.`,
    stored: `${release} is stored. Only its preview link opens it.`,
    waiting:
      link === ''
        ? `${release} is stored, and waits until an operator adds ${name} on ${site.origin}/admin/releases.`
        : `${release} is stored, and waits for an operator on ${site.origin}/admin/releases. ${plain(why)}`.trim(),
  };
  return [what[plain(state)] ?? `${release} is stored.`, ...(link === '' ? [] : [`Preview: ${link}`])];
}
