import type { ClientRequest, IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import { sendClientReport } from '@frontdesk/shared/endpoints/client-report';
import type WebpackDevServer from 'webpack-dev-server';
import { deployedRemotes } from '../../dev/deployed';
import { originOf } from '../../dev/serve';
import { readSiteRegistry } from './site-slots';

/** The address of a remote's served files, which exists on no site. */
export const devPath = (name: string): `/${string}/` => `/@frontdesk-dev/${name}/`;

/**
 * Prints the parts of a deployed site, or ends the process with a message if it does not respond. Throws if it would
 * not run the remote.
 */
export async function requireSite(site: URL, name: string): Promise<void> {
  console.log(`The other parts of ${site.origin}:`);
  await deployedRemotes(site, [name]);
  await registryOf(site, { entry: '' });
}

/** Returns the site's list of parts with `own` in place of the deployed remote, or added. */
export async function registryOf(site: URL, own: { readonly entry: string; readonly name?: unknown }): Promise<object> {
  const { fields, remotes } = await readSiteRegistry(site);
  const removed = Array.isArray(fields['removed']) ? (fields['removed'] as { readonly name?: unknown }[]) : [];
  if (fields['integrity'] === 'required') {
    throw new Error(
      `${site.origin} runs only scripts whose hash it knows (REQUIRE_INTEGRITY), so it cannot show a remote that is being written. Use a site without that setting, such as a staging site.`,
    );
  }
  return {
    ...fields,
    remotes: [...remotes.filter(({ name }) => name !== own.name), own],
    ...(removed.length > 0 && { removed: removed.filter(({ name }) => name !== own.name) }),
  };
}

interface SiteProxySettings {
  readonly site: URL;
  /** The port of the development server. */
  readonly port: number;
  readonly own: RemoteManifest;
  /** The origin of the remote's own server. Default: that of its manifest, or the site. */
  readonly api: string | null;
}

/**
 * The requests that this server answers by itself: for the list of parts, and with reports, which would count in the
 * site's statistics.
 */
const OWN_ANSWERS: readonly string[] = ['/admin/remotes.json', sendClientReport.path];

type Proxies = NonNullable<WebpackDevServer.Configuration['proxy']>;

/**
 * Forwards everything except the remote's own files to the site: pages, files, calls and sockets. The site sees its own
 * origin, and the browser gets cookies and a policy that are valid on this machine.
 */
export function siteProxy({ site, port, own, api }: SiteProxySettings): Proxies {
  const local = originOf(port);
  const { prefix, origin } = own.api ?? {};
  const server = api ?? origin;
  const isOwnCall = (path: string) =>
    prefix !== undefined && (path === prefix || path.startsWith(`${prefix.replace(/\/$/, '')}/`));
  const asSite = (request: ClientRequest) => {
    for (const [name, value] of Object.entries(
      requestHeaders(request.getHeaders() as IncomingHttpHeaders, local, site),
    ))
      request.setHeader(name, value);
  };
  const forSite = {
    context: (path: string) =>
      !path.startsWith(devPath(own.name)) && !(server && isOwnCall(path)) && !OWN_ANSWERS.includes(path),
    target: site.origin,
    changeOrigin: true,
    ws: true,
    onProxyReq: asSite,
    onProxyReqWs: asSite,
    onProxyRes: (answer: IncomingMessage) => {
      answer.headers = responseHeaders(answer.headers, { local, site, allowed: origin ? [origin] : [] });
    },
    onError: (error: Error, _request: unknown, response: ServerResponse | { end(): void }) => {
      console.error(`  ${site.origin} does not respond: ${error.message}`);
      if ('writeHead' in response && !response.headersSent)
        response.writeHead(502, { 'Content-Type': 'application/json' });
      response.end(...(('writeHead' in response ? ['{"message":"The site does not respond."}'] : []) as []));
    },
  };
  const forOwn = prefix && server ? [{ context: [prefix], target: server, ws: true, changeOrigin: true }] : [];
  return [...forOwn, forSite];
}

/** Returns those headers of a request that name an origin, with the site's origin in place of the local one. */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  local: string,
  { origin: site }: URL,
): Readonly<Record<string, string>> {
  const { origin, referer } = headers;
  return {
    ...(origin !== undefined && isLocal(origin, local) && { origin: site }),
    ...(referer !== undefined && isLocal(referer, local) && { referer: site + pathOf(referer) }),
  };
}

const isLocal = (address: string, local: string) =>
  URL.canParse(address) &&
  new URL(address).port === new URL(local).port &&
  /^(?:localhost|127\.0\.0\.1)$/.test(new URL(address).hostname);
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

/** Headers that would bind the browser to the site's own origin, or forbid the remote in development. */
const REMOVED = ['strict-transport-security', 'integrity-policy', 'integrity-policy-report-only'];

/** Returns a response's headers for the local origin: policy, cookies and redirects. */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  { local, site, allowed }: { readonly local: string; readonly site: URL; readonly allowed: readonly string[] },
): IncomingHttpHeaders {
  const changed = Object.fromEntries(Object.entries(headers).filter(([name]) => !REMOVED.includes(name)));
  const policy = changed['content-security-policy'];
  if (typeof policy === 'string') changed['content-security-policy'] = localPolicy(policy, local, allowed);
  if (Array.isArray(changed['set-cookie'])) changed['set-cookie'] = changed['set-cookie'].map(localCookie);
  const { location } = changed;
  if (typeof location === 'string' && URL.canParse(location) && new URL(location).origin === site.origin)
    changed['location'] = local + pathOf(location) + new URL(location).hash;
  return changed;
}

/** Allows the development server's socket and the remote's own server, and no longer requires https. */
function localPolicy(policy: string, local: string, allowed: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) =>
      directive.startsWith('connect-src ') ? [directive, local.replace('http', 'ws'), ...allowed].join(' ') : directive,
    )
    .join('; ');
}

/** Makes a cookie of any domain valid here, even without https. */
const localCookie = (cookie: string) =>
  cookie.replace(/;\s*(?:Domain=[^;]*|Secure|Partitioned)(?=;|$)/gi, '').replace(/SameSite=None/i, 'SameSite=Lax');
