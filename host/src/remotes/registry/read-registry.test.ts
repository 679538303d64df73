import { CALLS_HEADER, REPORTS_HEADER } from '@frontdesk/shared/endpoints/reports-header';
import { readRegistry, useReports, useSaidCalls } from './registry-store';

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

test('reads each remote of the registry', async () => {
  answer({ remotes: [qr] });
  await expect(readRegistry()).resolves.toMatchObject({ ok: true, registry: { remotes: [{ name: 'qr' }] } });
});

test('uses the early request for the registry once', async () => {
  answer({ remotes: [] });
  globalThis.frontdeskRegistry = Promise.resolve(new Response(JSON.stringify({ remotes: [qr] })));
  await expect(readRegistry()).resolves.toMatchObject({ registry: { remotes: [{ name: 'qr' }] } });
  await expect(readRegistry()).resolves.toMatchObject({ registry: { remotes: [] } });
});

test.each([
  ['is missing', '', 404, 'missing', 'is missing (error 404).'],
  ['is refused', '', 499, 'missing', 'is missing (error 499).'],
  ['breaks the server', '', 500, 'server error', 'is missing (error 500).'],
  ['is a page', '<!doctype html>', 200, 'invalid', 'cannot be read.'],
  ['has another shape', { apps: [] }, 200, 'invalid', 'cannot be read.'],
])('reports a registry that %s with its own kind of failure', async (_, body, status, kind, message) => {
  answer(body, status);
  await expect(readRegistry()).resolves.toEqual({
    ok: false,
    failure: {
      kind,
      step: 'registry',
      remote: 'registry',
      version: '-',
      message: `This site's list of parts ${message}`,
      cause: undefined,
    },
  });
});

test('revalidates the registry instead of using the cache', async () => {
  const request = jest.fn(async () => new Response(JSON.stringify({ remotes: [] })));
  globalThis.fetch = request;
  await readRegistry();
  expect(request).toHaveBeenCalledWith('/admin/remotes.json', expect.objectContaining({ cache: 'no-cache' }));
});

test('reads the removed remotes', async () => {
  const removed = [{ name: 'team', paths: ['/team'] }];
  for (const [given, read] of [
    [removed, removed],
    [[], null],
    [undefined, null],
  ]) {
    answer({ remotes: [], removed: given });
    await expect(readRegistry()).resolves.toMatchObject({ registry: { removed: read } });
  }
});

test('derives from the answer whether the server collects reports', async () => {
  answer({ remotes: [] });
  await readRegistry();
  expect(useReports.getState()).toBe(false);
  globalThis.fetch = async () => new Response('{"remotes":[]}', { headers: { [REPORTS_HEADER]: '1' } });
  await readRegistry();
  expect(useReports.getState()).toBe(true);
});

test('derives from the answer which of the required calls the server has', async () => {
  const headers = { [CALLS_HEADER]: 'GET /api/people, GET /api/keys' };
  globalThis.fetch = async () => new Response('{"remotes":[]}', { headers });
  await readRegistry();
  expect(useSaidCalls.getState()).toEqual(['GET /api/people', 'GET /api/keys']);
  answer({ remotes: [] });
  await readRegistry();
  expect(useSaidCalls.getState()).toEqual([]);
});

test('reports a timeout after 15 seconds without an answer', async () => {
  globalThis.fetch = () => Promise.reject(new DOMException('timed out', 'TimeoutError'));
  const limit = jest.spyOn(AbortSignal, 'timeout');
  await expect(readRegistry()).resolves.toMatchObject({
    ok: false,
    failure: { kind: 'timeout', message: "This site's list of parts took too long to load." },
  });
  expect(limit).toHaveBeenCalledWith(15_000);
});

test('reports a registry that breaks off as missing, not invalid', async () => {
  const json = () => Promise.reject(new TypeError('network error'));
  globalThis.fetch = async () => ({ ok: true, headers: new Headers(), json }) as unknown as Response;
  await expect(readRegistry()).resolves.toMatchObject({
    failure: { kind: 'missing', message: "This site's list of parts could not be fetched." },
  });
});
