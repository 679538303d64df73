import type { RemoteManifest } from '@frontdesk/shared/contract';

/** A source file of the host. */
export interface HostFile {
  readonly path: string;
  readonly text: string;
}

/**
 * What the host may know about the API: who is signed in, signing in again, what the hub pushes, its own reports, lists, languages,
 * and the releases of the site.
 */
const HOST_ENDPOINTS = [
  'logged-user',
  'login-call',
  'pushed-notification',
  'client-report',
  'reports-header',
  'list-in',
  'languages',
  'releases',
];
const LITERAL = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * Every place where the host names a remote, an address of one, a subject, or a call that a remote declares: the host
 * must get all remotes from the registry. One sentence each, with file and line.
 */
export function namesOfRemotes(files: readonly HostFile[], remotes: readonly RemoteManifest[]): string[] {
  return files.flatMap(({ path, text }) => {
    const code = text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
    return [...code.matchAll(LITERAL)].flatMap((found) => {
      const literal = found[1] ?? found[2] ?? found[3] ?? '';
      const line = code.slice(0, found.index).split('\n').length;
      const named = endpointIn(literal) ?? remotes.map((remote) => namedIn(literal, remote)).find(Boolean);
      return named ? [`${path}:${line} names ${named}.`] : [];
    });
  });
}

function namedIn(literal: string, remote: RemoteManifest): string | null {
  const { name, notifications = [], badge } = remote;
  const wanted = literal.toLowerCase();
  if (wanted === name) return `the remote ${name}`;
  const subject = notifications.find((known) => known.subject === literal);
  if (subject) return `the subject ${subject.subject} of ${name}`;
  const calls = [...notifications.flatMap(({ refreshes }) => refreshes), badge?.call].filter(
    (call) => call !== undefined,
  );
  const address = [...remote.routes.map(({ path }) => path), ...calls].find((path) => isBelow(wanted, path));
  return address === undefined ? null : `${address} of ${name}`;
}

/** Whether a text is an address at `path` or below it; parameters match whatever a template puts there. */
function isBelow(text: string, path: string): boolean {
  const fixed = path.toLowerCase().replace(/\/:.*$/, '');
  return text.startsWith(fixed) && /^(?:$|[/?#])/.test(text.slice(fixed.length));
}

function endpointIn(literal: string): string | undefined {
  const [, endpoint] = /^@frontdesk\/shared\/endpoints\/(.+)$/.exec(literal) ?? [];
  return endpoint === undefined || HOST_ENDPOINTS.includes(endpoint) ? undefined : `the endpoints of ${endpoint}`;
}
