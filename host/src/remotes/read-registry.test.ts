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
  await expect(readRegistry()).resolves.toMatchObject({ ok: true, registry: { remotes: [{ name: 'qr' }] } });
});

test('the answer that the page asked for before any script is used, and used once', async () => {
  answer({ remotes: [] });
  globalThis.frontdeskRegistry = Promise.resolve(new Response(JSON.stringify({ remotes: [qr] })));
  await expect(readRegistry()).resolves.toMatchObject({ registry: { remotes: [{ name: 'qr' }] } });
  await expect(readRegistry()).resolves.toMatchObject({ registry: { remotes: [] } });
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

test('a registry that breaks off on its way is missing, not invalid', async () => {
  const json = () => Promise.reject(new TypeError('network error'));
  globalThis.fetch = async () => ({ ok: true, json }) as unknown as Response;
  await expect(readRegistry()).resolves.toMatchObject({ failure: { kind: 'missing' } });
});
