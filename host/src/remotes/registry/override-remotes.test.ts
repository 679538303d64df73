import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { setRemoteOverride } from '../overrides/remote-choices';
import { overrideRemotes } from './override-remotes';
import { sortRegistry } from './sort-registry';

const RELEASE = '0123456789abcdef';
const remote = (name: string, more: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  name,
  version: '1.0.0',
  contract: '^1.0.0',
  entry: `/${name}.js`,
  routes: [{ path: `/${name}`, page: 'Page', access: 'public', title: name }],
  ...more,
});
const registry = sortRegistry([remote('qr'), remote('agents')]);

/** Serves these files; other addresses do not answer. */
function served(files: Record<string, object>) {
  const request = jest.fn(async (input: RequestInfo | URL) => {
    const file = files[String(input)];
    if (!file) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(file));
  });
  globalThis.fetch = request;
  return request;
}
const entries = (found: { remotes: readonly RegisteredRemote[] }) =>
  Object.fromEntries(found.remotes.map(({ name, version, entry }) => [name, `${version} ${entry}`]));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test.each(['http://localhost:8084', 'http://localhost:8084/'])(
  "loads a remote from a developer's own server at %s, and the others as before",
  async (address) => {
    setRemoteOverride('qr', address);
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const request = served({
      'http://localhost:8084/remote.json': remote('renamed', { version: '2.0.0', entry: 'entry.js' }),
    });
    const found = await overrideRemotes(registry);
    expect(entries(found)).toEqual({ qr: '2.0.0 http://localhost:8084/entry.js', agents: '1.0.0 /agents.js' });
    expect(found.failures).toEqual([]);
    expect(request.mock.calls).toHaveLength(1);
    expect(request).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ cache: 'no-cache' }));
    expect(timeout).toHaveBeenCalledWith(5_000);
    timeout.mockRestore();
  },
);

test('loads the release that a preview link names', async () => {
  window.history.replaceState(null, '', `/?preview=qr@${RELEASE}`);
  const address = `http://localhost/admin/remotes/qr/release.${RELEASE}.json`;
  served({ [address]: remote('qr', { version: '2.0.0', entry: '/admin/remotes/qr/entry.2.js' }) });
  expect(entries(await overrideRemotes(registry))).toMatchObject({ qr: '2.0.0 /admin/remotes/qr/entry.2.js' });
  served({ [address]: remote('qr', { version: '2.0.0', entry: 'https://cdn.example/qr/entry.js' }) });
  expect(entries(await overrideRemotes(registry))).toMatchObject({ qr: '2.0.0 https://cdn.example/qr/entry.js' });
});

test("explains how to start a remote's own server when it does not answer", async () => {
  setRemoteOverride('qr', 'http://localhost:8084');
  served({});
  const found = await overrideRemotes(registry);
  const failure = {
    kind: 'missing',
    step: 'registry',
    remote: 'qr',
    version: '1.0.0',
    message:
      'Nothing answers at http://localhost:8084. Start it with "npm run dev -- --local qr", or clear the override.',
  };
  expect(Object.keys(entries(found))).toEqual(['agents']);
  expect(found.failures).toEqual([failure]);
  expect(found.refused).toEqual([{ path: '/qr', access: 'public', failure, isTaken: false }]);
});

test('explains on its pages that a preview no longer exists', async () => {
  window.history.replaceState(null, '', `/?preview=qr@${RELEASE}`);
  served({});
  expect((await overrideRemotes(registry)).failures).toMatchObject([
    { message: 'The version of this preview no longer exists. End the preview to see the current one.' },
  ]);
});

test('keeps the earlier failures of the registry', async () => {
  setRemoteOverride('qr', 'http://localhost:8084');
  served({ 'http://localhost:8084/remote.json': remote('qr', { entry: 'entry.js', version: 'soon' }) });
  const broken = sortRegistry([
    remote('qr'),
    { ...remote('team'), contract: 5, routes: [{ path: '/team', access: 'public' }] },
  ]);
  const found = await overrideRemotes(broken);
  expect(found.failures.map((failure) => failure.remote)).toEqual(['team', 'qr']);
  expect(found.refused.map(({ path }) => path)).toEqual(['/team', '/qr']);
});

test('adds the previewed release of a remote that the site does not list, without addresses that others have', async () => {
  window.history.replaceState(null, '', `/?preview=new@${RELEASE}`);
  const routes = ['/new', '/qr'].map((path) => ({ path, page: 'Page', access: 'signed-in' as const, title: path }));
  served({ [`http://localhost/admin/remotes/new/release.${RELEASE}.json`]: remote('new', { routes }) });
  const found = await overrideRemotes(registry);
  expect(entries(found)).toEqual({ qr: '1.0.0 /qr.js', agents: '1.0.0 /agents.js', new: '1.0.0 /new.js' });
  expect(found.remotes[2]?.routes.map(({ path }) => path)).toEqual(['/new']);
});
