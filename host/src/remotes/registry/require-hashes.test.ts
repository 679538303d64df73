import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { requireHashes } from './require-hashes';
import { sortRegistry } from './sort-registry';

const remote = (name: string, more: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  name,
  version: '1.0.0',
  contract: '^1.0.0',
  entry: `/admin/remotes/${name}/entry.js`,
  integrity: { [`/admin/remotes/${name}/entry.js`]: 'sha384-abc' },
  routes: [{ path: `/${name}`, page: 'Page', access: 'public', title: name, preload: { js: ['page.js'], groups: [] } }],
  ...more,
});
const namesOf = ({ remotes }: { readonly remotes: readonly RegisteredRemote[] }) => remotes.map(({ name }) => name);

/** Serves a list of hashes. */
function listed(hashes: Record<string, string>) {
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify({ live: hashes, earlier: {} })));
}

beforeEach(() => {
  globalThis.frontdeskHashes = new Map([['/admin/remotes/qr/page.js', 'sha256-qr']]);
  listed({});
});
afterEach(() => {
  globalThis.frontdeskHashes = undefined;
});

test('keeps remotes whose scripts all have a hash, without requesting the list again', async () => {
  expect(namesOf(await requireHashes(sortRegistry([remote('qr')])))).toEqual(['qr']);
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

test('refuses an entry without a hash, and shows the reason at its addresses', async () => {
  const { remotes, refused, failures } = await requireHashes(
    sortRegistry([remote('qr'), remote('qr2', { integrity: { '/other.js': 'sha384-abc' } })]),
  );
  expect(namesOf({ remotes })).toEqual(['qr']);
  const failure = expect.objectContaining({
    kind: 'invalid',
    remote: 'qr2',
    message: "It has no hash in this site's list of parts, and this site requires one.",
  });
  expect(failures).toEqual([failure]);
  expect(refused).toEqual([{ path: '/qr2', access: 'public', failure, isTaken: false }]);
});

test('refuses a remote whose page has a script without a hash, and names the script', async () => {
  const { failures } = await requireHashes(sortRegistry([remote('hours')]));
  expect(failures[0]?.message).toBe("page.js has no hash in this site's list of parts, and this site requires one.");
});

test('finds the hashes of a release that is newer than the page', async () => {
  listed({ '/admin/remotes/hours/page.js': 'sha256-hours' });
  expect(namesOf(await requireHashes(sortRegistry([remote('hours')])))).toEqual(['hours']);
});

test('accepts hashes from a handwritten registry, on any origin', async () => {
  const entry = 'https://cdn.example/hours/entry.js';
  const integrity = { [entry]: 'sha384-abc', 'https://cdn.example/hours/page.js': 'sha256-hours', 'http://[': 'x' };
  expect(namesOf(await requireHashes(sortRegistry([remote('hours', { entry, integrity })])))).toEqual(['hours']);
});
