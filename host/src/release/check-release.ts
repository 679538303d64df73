import { language } from '@frontdesk/shared/app';
import { type RegisteredRemote, readRegistryList, SOURCE_LANGUAGE } from '@frontdesk/shared/contract';
import { identityOf } from '../remotes/loader/remote-status';
import { sortRegistry } from '../remotes/registry/sort-registry';
import { readTranslations } from '../remotes/registry/translations';

const ANSWER_TIMEOUT_MS = 15_000;
const REPORT_DELAY_MS = 100;

/**
 * Whether a release newer than this tab's is complete on the server: its page names other scripts or its registry other
 * entries, and all of them can be fetched.
 */
export async function isNewReleaseReady(opened: readonly RegisteredRemote[]): Promise<boolean> {
  try {
    const file = language === SOURCE_LANGUAGE ? 'index.html' : `index.${language}.html`;
    const [page, registry] = await Promise.all([request(`/admin/${file}`), request('/admin/remotes.json')]);
    await readTranslations();
    const scripts = scriptsOf(await page.text());
    const remotes = remotesOf(await registry.json());
    if (scripts.length === 0 || remotes === null) return false;
    const entries = new Set(opened.map(identityOf));
    const own = scriptsOfThisPage();
    const isNew =
      scripts.some((script) => !own.has(script)) || remotes.some((remote) => !entries.has(identityOf(remote)));
    if (!isNew) return false;
    const needed = [...scripts, ...remotes.map(({ entry }) => entry)];
    return (await Promise.all(needed.map(answers))).every(Boolean);
  } catch {
    return false;
  }
}

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
}

function scriptsOfThisPage(): Set<string | null> {
  return new Set([...document.querySelectorAll('script[defer][src]')].map((script) => script.getAttribute('src')));
}

/** Returns the usable remotes; an unusable entry must not block the release of the others. */
function remotesOf(registry: unknown): readonly RegisteredRemote[] | null {
  const list = readRegistryList(registry);
  return list.ok ? sortRegistry(list.value).remotes : null;
}

/**
 * Whether the address serves the script or manifest, and not an HTML page in its place. The policy of this tab may
 * block the origin; then the check is impossible and the file counts as present, because the new page's policy allows
 * it.
 */
async function answers(address: string): Promise<boolean> {
  const { origin } = new URL(address, location.origin);
  let isBlocked = false;
  const noteBlocked = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', noteBlocked);
  try {
    // Not HEAD, which some static servers do not support. After the reload, the file is already in the cache.
    const answer = await request(address);
    return /javascript|json/.test(answer.headers.get('content-type') ?? '');
  } catch {
    // The browser may report the violation after the failure.
    await new Promise((resolve) => setTimeout(resolve, REPORT_DELAY_MS));
    return isBlocked;
  } finally {
    document.removeEventListener('securitypolicyviolation', noteBlocked);
  }
}

async function request(address: string): Promise<Response> {
  const answer = await fetch(new URL(address, location.origin), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer;
}
