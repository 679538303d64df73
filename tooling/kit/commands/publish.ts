import { readFile } from 'node:fs/promises';
import path from 'node:path';
import JSZip from 'jszip';
import type { BuiltRemote } from '../../releases/remote-source';
import { REMOTE_MANIFEST_FILE } from '../../releases/remote-source';
import { BUILD_FILES, unlistedOrigins } from '../build-checks';
import { checkBuild } from './build';
import { callSite, kilobytes, readToken } from './site-call';
import { unknownSlots } from './site-slots';

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
  const { site, rollout, halt, preview, timeoutMs = ANSWER_TIMEOUT_MS } = settings;
  const token = readToken(settings.token, site);
  const dist = path.join(folder, 'dist');
  await checkBuild(dist);
  const built = JSON.parse(await readFile(path.join(dist, REMOTE_MANIFEST_FILE), 'utf8')) as BuiltRemote;
  const { name, version } = built;
  const files = await filesOf(dist);
  for (const text of [...(await originProblems(dist, files, built)), ...(await unknownSlots(site, built))])
    console.warn(`Warning: ${text}`);
  const query = new URLSearchParams({
    remote: name,
    mode: preview ? 'preview' : rollout === null ? 'live' : 'rollout',
    ...(rollout !== null && { percent: String(rollout), halt: String(halt) }),
  });
  const body = await zipOf(dist, files);
  console.log(`Sending ${name} ${version} (${kilobytes(body)}) to ${site.origin} …`);
  const answer: Published = await callSite(new URL(`/api/releases/publish?${query}`, site), 'id', {
    token,
    body,
    timeoutMs,
  });
  for (const line of sentencesOf(answer, { name, site, rollout })) console.log(line);
}

/** Returns the files of the last build, without those of earlier builds. */
async function filesOf(dist: string): Promise<readonly string[]> {
  return JSON.parse(await readFile(path.join(dist, BUILD_FILES), 'utf8')) as string[];
}

async function zipOf(dist: string, files: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip();
  for (const file of files) {
    // The same content must produce the same release, so the archive contains no dates.
    zip.file(file, await readFile(path.join(dist, file)), { date: new Date(0), createFolders: false });
  }
  return new Uint8Array(await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' }));
}

interface SourceMap {
  readonly sources?: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

/** Names the servers to which the built sources send calls and which the manifest does not list. */
async function originProblems(dist: string, files: readonly string[], { api }: BuiltRemote): Promise<string[]> {
  const problems = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.js.map'))) {
    const { sources = [], sourcesContent = [] } = JSON.parse(
      await readFile(path.join(dist, file), 'utf8'),
    ) as SourceMap;
    sources.forEach((source, at) => {
      const name = source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '');
      for (const problem of unlistedOrigins(name, sourcesContent[at] ?? '', api?.origin)) problems.add(problem);
    });
  }
  return [...problems];
}

/** The site's answer. Another version of the server may leave out some of its fields. */
interface Published {
  readonly id?: unknown;
  readonly version?: unknown;
  readonly state?: unknown;
  readonly why?: unknown;
  readonly preview?: unknown;
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
    rollout: `${release} is released to ${rollout}% of browsers.`,
    stored: `${release} is stored. Only its preview link opens it.`,
    waiting:
      link === ''
        ? `${release} is stored, and is waiting for an operator to add ${name} on ${site.origin}/admin/releases.`
        : `${release} is stored, and is waiting for an operator on ${site.origin}/admin/releases. ${plain(why)}`.trim(),
  };
  return [what[plain(state)] ?? `${release} is stored.`, ...(link === '' ? [] : [`Preview: ${link}`])];
}
