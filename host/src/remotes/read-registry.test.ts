import { readRegistry } from './read-registry';

const qr = {
  name: 'qr',
  entry: '/admin/remotes/qr/entry.js',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [{ path: '/MyQr', page: 'MyQrPage', access: 'signed-in', title: 'My Qr' }],
};

function answer(body: unknown, status = 200): void {
  globalThis.fetch = async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}

test('each remote of the registry is read', async () => {
  answer({ remotes: [qr] });
  await expect(readRegistry()).resolves.toMatchObject({ ok: true, remotes: [{ name: 'qr' }], rejected: [] });
});

test('the answer that the page asked for before any script is used, and used once', async () => {
  answer({ remotes: [] });
  globalThis.frontdeskRegistry = Promise.resolve(new Response(JSON.stringify({ remotes: [qr] })));
  await expect(readRegistry()).resolves.toMatchObject({ remotes: [{ name: 'qr' }] });
  await expect(readRegistry()).resolves.toMatchObject({ remotes: [] });
});

test.each([
  ['a version that is none', { ...qr, version: 'latest' }, 'version must be a version like 1.2.3.'],
  [
    'an access that is none',
    { ...qr, routes: [{ ...qr.routes[0], access: 'maybe' }] },
    /access must be public or signed-in/,
  ],
  ['nothing at all', null, /.+/],
])('an entry with %s costs only itself', async (_, broken, message) => {
  answer({ remotes: [broken, { ...qr, name: 'account', routes: [] }] });
  const result = await readRegistry();
  expect(result).toMatchObject({
    ok: true,
    remotes: [{ name: 'account' }],
    rejected: [{ kind: 'invalid', step: 'registry' }],
  });
  expect(result.ok && result.rejected[0]?.message).toMatch(message);
});

test('of two remotes that claim one path the first keeps it, whatever the case', async () => {
  const thief = { ...qr, name: 'thief', routes: [{ ...qr.routes[0], path: '/myqr' }] };
  answer({ remotes: [qr, thief] });
  await expect(readRegistry()).resolves.toMatchObject({
    remotes: [{ name: 'qr' }],
    rejected: [{ remote: 'thief', message: '/myqr is already taken by qr.' }],
  });
});

test.each([
  ['is missing', '', 404, 'missing'],
  ['is a page', '<!doctype html>', 200, 'invalid'],
  ['has another shape', { apps: [] }, 200, 'invalid'],
])('a registry that %s is a failure of its own kind', async (_, body, status, kind) => {
  answer(body, status);
  await expect(readRegistry()).resolves.toMatchObject({ ok: false, failure: { kind, step: 'registry' } });
});

test('no answer within 15 seconds is a timeout', async () => {
  globalThis.fetch = () => Promise.reject(new DOMException('timed out', 'TimeoutError'));
  const limit = jest.spyOn(AbortSignal, 'timeout');
  await expect(readRegistry()).resolves.toMatchObject({ ok: false, failure: { kind: 'timeout' } });
  expect(limit).toHaveBeenCalledWith(15_000);
});
