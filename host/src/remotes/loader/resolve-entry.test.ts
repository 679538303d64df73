import { InvalidManifestError } from '../failure/load-failure';
import { resolveEntry } from './entries';

const remote = { name: 'opening-hours', version: '1.0.0', contract: '^1.0.0', entry: '/hours/entry.js', routes: [] };
const byManifest = { ...remote, entry: 'https://cdn.example/hours/mf-manifest.json' };

function answers(body: unknown, status = 200) {
  const request = jest.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  globalThis.fetch = request;
  return request;
}

test("loads an entry script from the registry's address, under the global that it names", async () => {
  const request = answers({});
  await expect(resolveEntry({ ...remote, globalName: 'frontdesk_remote_hours' }, 15_000)).resolves.toEqual({
    url: 'http://localhost/hours/entry.js',
    globalName: 'frontdesk_remote_hours',
  });
  expect(request).not.toHaveBeenCalled();
});

test('expects the container under the name of the remote when the registry names no global', async () => {
  await expect(resolveEntry(remote, 15_000)).resolves.toMatchObject({ globalName: 'frontdesk_remote_opening_hours' });
});

test('reads the script next to a manifest, and its global', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const request = answers({ metaData: { globalName: 'hours', remoteEntry: { name: 'entry.7.js', path: 'js/' } } });
  await expect(resolveEntry(byManifest, 15_000)).resolves.toEqual({
    url: 'https://cdn.example/hours/js/entry.7.js',
    globalName: 'hours',
  });
  expect(request).toHaveBeenCalledWith(
    new URL(byManifest.entry),
    expect.objectContaining({ cache: 'no-cache', signal: expect.anything() }),
  );
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
});

test('accepts a manifest without the folder of its script', async () => {
  answers({ metaData: { globalName: 'hours', remoteEntry: { name: 'entry.7.js' } } });
  await expect(resolveEntry(byManifest, 15_000)).resolves.toMatchObject({
    url: 'https://cdn.example/hours/entry.7.js',
  });
});

test.each([
  '<!doctype html>',
  'null',
  {},
  { metaData: {} },
  { metaData: { globalName: 'hours', remoteEntry: {} } },
  { metaData: { globalName: 'hours', remoteEntry: { name: 7 } } },
  { metaData: { globalName: 'location', remoteEntry: { name: 'entry.7.js' } } },
])('refuses a manifest with %j as invalid', async (body) => {
  answers(body);
  const error = new InvalidManifestError('/hours/mf-manifest.json is not a federation manifest');
  await expect(resolveEntry(byManifest, 15_000)).rejects.toEqual(error);
});

test('reports a manifest with an error status as not fetched', async () => {
  answers({}, 404);
  await expect(resolveEntry(byManifest, 15_000)).rejects.toThrow('Failed to fetch /hours/mf-manifest.json: error 404');
});

test('does not report a manifest that breaks off as invalid', async () => {
  globalThis.fetch = async () =>
    ({ ok: true, json: () => Promise.reject(new TypeError('network error')) }) as unknown as Response;
  await expect(resolveEntry(byManifest, 15_000)).rejects.toEqual(new TypeError('network error'));
});
