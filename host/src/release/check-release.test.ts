import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { isNewReleaseReady } from './check-release';

const qr: RegisteredRemote = { name: 'qr', version: '1.0.0', contract: '^1.0.0', entry: '/r/qr.1.js', routes: [] };
const page = (script: string) => `<script>early()</script><script defer src="${script}"></script>`;

/** Serves a release's files. */
function released(files: Record<string, string>) {
  globalThis.fetch = async (input) => {
    const body = files[new URL(String(input)).pathname];
    const type = body?.startsWith('<') ? 'text/html' : 'text/javascript';
    return new Response(body ?? '', { status: body === undefined ? 404 : 200, headers: { 'content-type': type } });
  };
}
const site = (script: string, remotes: unknown[]) => ({
  '/admin/index.html': page(script),
  '/admin/remotes.json': JSON.stringify({ remotes }),
});

beforeEach(() => {
  document.head.innerHTML = page('/admin/main.1.js');
});

test('does not treat the running release as new', async () => {
  released({ ...site('/admin/main.1.js', [qr]), '/admin/main.1.js': 'x', '/r/qr.1.js': 'x' });
  await expect(isNewReleaseReady([qr])).resolves.toBe(false);
});

test('treats a new host whose files are all available as a new release', async () => {
  released({ ...site('/admin/main.2.js', [qr]), '/admin/main.2.js': 'x', '/r/qr.1.js': 'x' });
  await expect(isNewReleaseReady([qr])).resolves.toBe(true);
});

test('treats a remote with another address as a new release', async () => {
  const moved = { ...qr, entry: '/r/qr.2.js' };
  released({ ...site('/admin/main.1.js', [moved]), '/admin/main.1.js': 'x', '/r/qr.2.js': 'x' });
  await expect(isNewReleaseReady([qr])).resolves.toBe(true);
});

test('treats another version at the same address as a new release', async () => {
  const next = { ...qr, version: '1.1.0' };
  released({ ...site('/admin/main.1.js', [next]), '/admin/main.1.js': 'x', '/r/qr.1.js': 'x' });
  await expect(isNewReleaseReady([qr])).resolves.toBe(true);
});

test('treats one new script among several as a new release', async () => {
  const files = { '/admin/groups.1.js': 'x', '/admin/main.2.js': 'x', '/r/qr.1.js': 'x' };
  document.head.innerHTML = page('/admin/groups.1.js') + page('/admin/main.1.js');
  const newPage = page('/admin/groups.1.js') + page('/admin/main.2.js');
  released({ ...site('', [qr]), '/admin/index.html': newPage, ...files });
  await expect(isNewReleaseReady([qr])).resolves.toBe(true);
});

test('treats one moved remote among several as a new release', async () => {
  const agents = { ...qr, name: 'agents', entry: '/r/agents.1.js' };
  const moved = { ...qr, entry: '/r/qr.2.js' };
  const files = { '/admin/main.1.js': 'x', '/r/agents.1.js': 'x', '/r/qr.2.js': 'x' };
  released({ ...site('/admin/main.1.js', [agents, moved]), ...files });
  await expect(isNewReleaseReady([agents, qr])).resolves.toBe(true);
});

test('does not treat a page without scripts as a new release', async () => {
  const moved = { ...qr, entry: '/r/qr.2.js' };
  released({ ...site('', [moved]), '/admin/index.html': '<p>Maintenance</p>', '/r/qr.2.js': 'x' });
  await expect(isNewReleaseReady([qr])).resolves.toBe(false);
});

test('bypasses the cache, and waits 15 seconds for each answer', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  released({ ...site('/admin/main.1.js', [qr]) });
  const get = globalThis.fetch;
  const request = jest.fn(get);
  globalThis.fetch = request;
  await isNewReleaseReady([qr]);
  expect(request.mock.calls.map(([address, options]) => [String(address), options?.cache])).toEqual([
    ['http://localhost/admin/index.html', 'no-cache'],
    ['http://localhost/admin/remotes.json', 'no-cache'],
  ]);
  expect(timeout.mock.calls).toEqual([[15_000], [15_000]]);
  timeout.mockRestore();
});

test('does not treat an unusable entry as a new release, nor let it block one', async () => {
  const unusable = [{ ...qr, entry: '/r/thief.js' }, { name: 'broken' }];
  const files = { '/admin/main.1.js': 'x', '/admin/main.2.js': 'x', '/r/qr.1.js': 'x' };
  released({ ...site('/admin/main.1.js', [qr, ...unusable]), ...files });
  await expect(isNewReleaseReady([qr])).resolves.toBe(false);
  released({ ...site('/admin/main.2.js', [qr, ...unusable]), ...files });
  await expect(isNewReleaseReady([qr])).resolves.toBe(true);
});

test('works with a server that supports only GET', async () => {
  released({ ...site('/admin/main.2.js', [qr]), '/admin/main.2.js': 'x', '/r/qr.1.js': 'x' });
  const get = globalThis.fetch;
  globalThis.fetch = async (input, options) =>
    (options?.method ?? 'GET') === 'GET' ? get(input) : new Response('', { status: 405 });
  await expect(isNewReleaseReady([qr])).resolves.toBe(true);
});

test.each([
  ['is missing', {}],
  ['is a page', { '/r/qr.2.js': '<!doctype html>' }],
])('treats a release with an entry that %s as not ready', async (_, files) => {
  const moved = { ...qr, entry: '/r/qr.2.js' };
  released({ ...site('/admin/main.1.js', [moved]), '/admin/main.1.js': 'x', ...files });
  await expect(isNewReleaseReady([qr])).resolves.toBe(false);
});

test('finds no new release when the server cannot be reached', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(isNewReleaseReady([qr])).resolves.toBe(false);
});

/** The event that the browser fires when the page's policy blocks a request. */
const violation = (blockedURI: string) => Object.assign(new Event('securitypolicyviolation'), { blockedURI });

test('treats a remote that moved to an origin blocked by this tab’s policy as a new release', async () => {
  released({ ...site('/admin/main.1.js', [{ ...qr, entry: 'https://cdn.example/qr.js' }]), '/admin/main.1.js': 'x' });
  const get = globalThis.fetch;
  globalThis.fetch = async (input) => {
    if (!String(input).startsWith('https://cdn.example')) return get(input);
    setTimeout(() => document.dispatchEvent(violation('https://cdn.example/qr.js')), 10);
    throw new TypeError('Failed to fetch');
  };
  await expect(isNewReleaseReady([qr])).resolves.toBe(true);
});

test('does not treat a remote that moved to an unreachable origin as a new release', async () => {
  released({ ...site('/admin/main.1.js', [{ ...qr, entry: 'https://cdn.example/qr.js' }]), '/admin/main.1.js': 'x' });
  const get = globalThis.fetch;
  globalThis.fetch = async (input) => {
    if (!String(input).startsWith('https://cdn.example')) return get(input);
    setTimeout(() => document.dispatchEvent(violation('https://tracker.example/x.js')), 10);
    throw new TypeError('Failed to fetch');
  };
  await expect(isNewReleaseReady([qr])).resolves.toBe(false);
});
