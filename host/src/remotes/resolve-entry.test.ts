import { InvalidManifestError, resolveEntry } from './resolve-entry';

const remote = { name: 'opening-hours', version: '1.0.0', contract: '^1.0.0', entry: '/hours/entry.js', routes: [] };
const byManifest = { ...remote, entry: 'https://cdn.example/hours/mf-manifest.json' };

function answers(body: unknown, status = 200) {
  const request = jest.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  globalThis.fetch = request;
  return request;
}

test('an entry script is loaded from where the registry says, under the global that it names', async () => {
  const request = answers({});
  await expect(resolveEntry({ ...remote, globalName: 'frontdesk_remote_hours' }, 15_000)).resolves.toEqual({
    url: 'http://localhost/hours/entry.js',
    globalName: 'frontdesk_remote_hours',
  });
  expect(request).not.toHaveBeenCalled();
});

test('a remote of an older contract has the global of its bare name', async () => {
  await expect(resolveEntry(remote, 15_000)).resolves.toMatchObject({ globalName: 'opening_hours' });
});

test('a manifest names the script beside itself, and its global', async () => {
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

test('a manifest may leave out the folder of its script', async () => {
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
])('a manifest with %j is invalid', async (body) => {
  answers(body);
  const error = new InvalidManifestError('/hours/mf-manifest.json is not a federation manifest');
  await expect(resolveEntry(byManifest, 15_000)).rejects.toEqual(error);
});

test('a manifest that is refused could not be fetched', async () => {
  answers({}, 404);
  await expect(resolveEntry(byManifest, 15_000)).rejects.toThrow('Failed to fetch /hours/mf-manifest.json: error 404');
});

test('a manifest that breaks off is not an invalid one', async () => {
  globalThis.fetch = async () =>
    ({ ok: true, json: () => Promise.reject(new TypeError('network error')) }) as unknown as Response;
  await expect(resolveEntry(byManifest, 15_000)).rejects.toEqual(new TypeError('network error'));
});
