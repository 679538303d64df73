import { CONTRACT_VERSION, type RegisteredRemote } from '@frontdesk/shared/contract';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { DeadlineError } from './deadline';
import { EntryMissingError, loadEntry } from './load-entry';
import { loadPage } from './load-page';
import { GroupError } from './shared-groups';

jest.mock('@module-federation/runtime', () => ({
  ...jest.requireActual('@module-federation/runtime'),
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));
jest.mock('./load-entry', () => ({ ...jest.requireActual('./load-entry'), loadEntry: jest.fn() }));
const load = jest.mocked(loadRemote);
const register = jest.mocked(registerRemotes);
const enter = jest.mocked(loadEntry);

const Page = () => null;
let count = 0;

/** A remote nobody has asked for yet. */
function remote(changes: Partial<RegisteredRemote> = {}): RegisteredRemote {
  count += 1;
  return { name: `qr${count}`, version: '1.4.0', contract: '^1.0.0', entry: '/r/entry.js', routes: [], ...changes };
}

beforeEach(() => {
  load.mockReset();
  register.mockReset();
  enter.mockReset().mockResolvedValue({ init: jest.fn(), get: jest.fn() });
});
afterEach(() => jest.useRealTimers());

test('a page that arrives is the component of its name', async () => {
  load.mockResolvedValue({ MyQrPage: Page });
  await expect(loadPage(remote(), 'MyQrPage')).resolves.toEqual({ ok: true, Page });
});

test('the remote is registered at the address the registry gives, once', async () => {
  load.mockResolvedValue({ MyQrPage: Page });
  const qr = remote({ entry: 'https://cdn.example/qr/entry.js' });
  await loadPage(qr, 'MyQrPage');
  await loadPage(qr, 'MyQrPage');
  expect(register).toHaveBeenCalledTimes(1);
  expect(register.mock.calls[0]?.[0]).toEqual([
    { name: qr.name, entry: 'https://cdn.example/qr/entry.js', entryGlobalName: qr.name },
  ]);
});

test.each([
  ['registry', { globalName: 'frontdesk_remote_qr' }, 'frontdesk_remote_qr'],
  ['bare name, as remotes of contract 1.0 do', { name: 'opening-hours' }, 'opening_hours'],
])('the container is looked up under the global of the %s', async (_, changes, globalName) => {
  load.mockResolvedValue({ MyQrPage: Page });
  await loadPage(remote({ ...changes, entry: `/${globalName}.js` }), 'MyQrPage');
  expect(enter).toHaveBeenCalledWith(`http://localhost/${globalName}.js`, globalName, undefined);
});

test('an entry is loaded with the hash that the registry names for its address, and without one at another', async () => {
  load.mockResolvedValue({ MyQrPage: Page });
  const integrity = { '/r/a.js': 'sha384-a' };
  await loadPage(remote({ entry: '/r/a.js', integrity }), 'MyQrPage');
  await loadPage(remote({ entry: '/r/b.js', integrity }), 'MyQrPage');
  expect(enter.mock.calls.map(([, , hash]) => hash)).toEqual(['sha384-a', undefined]);
});

test('a remote for another contract is refused before any of its code runs, and both versions are named', async () => {
  const result = await loadPage(remote({ contract: '^2.0.0' }), 'MyQrPage');
  expect(result).toMatchObject({
    ok: false,
    failure: {
      kind: 'incompatible',
      step: 'contract',
      message: `It needs contract ^2.0.0, this site has ${CONTRACT_VERSION}.`,
    },
  });
  expect(enter).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
});

test('a contract range that is none counts as incompatible', async () => {
  await expect(loadPage(remote({ contract: 'soon' }), 'MyQrPage')).resolves.toMatchObject({
    failure: { kind: 'incompatible' },
  });
});

test.each([
  ['missing', Object.assign(new Error('Loading chunk 7 failed. (error: /x.js)'), { name: 'ChunkLoadError' })],
  ['timeout', Object.assign(new Error('Loading chunk 7 failed. (timeout: /x.js)'), { name: 'ChunkLoadError' })],
  ['other', new TypeError('x is not a function')],
])('the failure says %s when federation throws so', async (kind, error) => {
  load.mockRejectedValue(error);
  const qr = remote();
  await expect(loadPage(qr, 'MyQrPage')).resolves.toMatchObject({
    ok: false,
    failure: { kind, step: 'page', remote: qr.name, version: '1.4.0', cause: error },
  });
});

test('a load that hangs is a timeout after 120 seconds, not before', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => undefined));
  const settled = jest.fn();
  const pending = loadPage(remote(), 'MyQrPage').then(settled);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await pending;
  expect(settled).toHaveBeenCalledWith(
    expect.objectContaining({ failure: expect.objectContaining({ kind: 'timeout' }) }),
  );
});

test('a module without the component is invalid', async () => {
  load.mockResolvedValue({ SomethingElse: Page });
  await expect(loadPage(remote(), 'MyQrPage')).resolves.toMatchObject({ failure: { kind: 'invalid' } });
});

test.each([
  ['missing', new EntryMissingError('gone')],
  ['timeout', new DeadlineError('late')],
  ['other', new Error('it threw')],
])('an entry that fails with %s is a failure of the step entry', async (kind, error) => {
  enter.mockRejectedValue(error);
  await expect(loadPage(remote(), 'MyQrPage')).resolves.toMatchObject({ failure: { kind, step: 'entry' } });
  expect(register).not.toHaveBeenCalled();
});

test('a shared group that does not come is named, with the kind of its own failure', async () => {
  const cause = Object.assign(new Error('Loading chunk 7 failed. (timeout: /x.js)'), { name: 'ChunkLoadError' });
  load.mockRejectedValue(new GroupError('@frontdesk/shared/ui/data', cause));
  await expect(loadPage(remote(), 'MyQrPage')).resolves.toMatchObject({
    failure: { kind: 'timeout', step: 'shared', message: expect.stringContaining('@frontdesk/shared/ui/data') },
  });
});

test('a page that did not arrive is asked for again in the same container, which knows not to ask a cache', async () => {
  const qr = remote();
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.')).mockResolvedValue({ MyQrPage: Page });
  await expect(loadPage(qr, 'MyQrPage')).resolves.toMatchObject({ failure: { kind: 'missing' } });
  await expect(loadPage(qr, 'MyQrPage')).resolves.toEqual({ ok: true, Page });
  expect(enter).toHaveBeenCalledTimes(1);
});

test('a remote that threw while it started begins anew when it is tried again', async () => {
  const qr = remote();
  load.mockRejectedValueOnce(new TypeError('x is not a function')).mockResolvedValue({ MyQrPage: Page });
  await loadPage(qr, 'MyQrPage');
  await expect(loadPage(qr, 'MyQrPage')).resolves.toEqual({ ok: true, Page });
  expect(enter).toHaveBeenCalledTimes(2);
});

test('two pages of a remote that are asked for at once run its entry once', async () => {
  const qr = remote();
  load.mockResolvedValue({ MyQrPage: Page, QrUrlPage: Page });
  await Promise.all([loadPage(qr, 'MyQrPage'), loadPage(qr, 'QrUrlPage')]);
  expect(enter).toHaveBeenCalledTimes(1);
});

test('another version at the same address is a new release', async () => {
  const qr = remote();
  load.mockResolvedValue({ MyQrPage: Page });
  await loadPage(qr, 'MyQrPage');
  await loadPage({ ...qr, version: '1.5.0' }, 'MyQrPage');
  expect(enter).toHaveBeenCalledTimes(2);
});

test('a remote that moved is loaded from its new entry', async () => {
  const qr = remote();
  load.mockResolvedValue({ MyQrPage: Page });
  await loadPage(qr, 'MyQrPage');
  await loadPage({ ...qr, entry: 'https://cdn.example/2/entry.js' }, 'MyQrPage');
  expect(enter.mock.calls.map(([url]) => url)).toEqual([
    'http://localhost/r/entry.js',
    'https://cdn.example/2/entry.js',
  ]);
  expect(register).toHaveBeenLastCalledWith([expect.objectContaining({ name: qr.name })], { force: true });
});

describe('an entry that is a manifest', () => {
  const entry = 'https://cdn.example/qr/mf-manifest.json';
  const answer = (body: string, status = 200) => {
    globalThis.fetch = async () => new Response(body, { status });
  };

  test('leads to the script it names, under the global it names', async () => {
    answer(JSON.stringify({ metaData: { globalName: 'qr_app', remoteEntry: { name: 'entry.abc.js', path: 'js/' } } }));
    load.mockResolvedValue({ MyQrPage: Page });
    const qr = remote({ entry });
    await expect(loadPage(qr, 'MyQrPage')).resolves.toMatchObject({ ok: true });
    expect(register.mock.calls[0]?.[0]).toEqual([
      { name: qr.name, entry: 'https://cdn.example/qr/js/entry.abc.js', entryGlobalName: 'qr_app' },
    ]);
  });

  test('is missing when the server has none', async () => {
    answer('', 404);
    await expect(loadPage(remote({ entry }), 'MyQrPage')).resolves.toMatchObject({
      failure: { kind: 'missing', step: 'manifest' },
    });
  });

  test.each([
    ['timeout', new DOMException('signal timed out', 'TimeoutError')],
    ['missing', new TypeError('Failed to fetch')],
  ])('is %s, not invalid, when it breaks off on its way', async (kind, error) => {
    globalThis.fetch = async () => ({ ok: true, json: () => Promise.reject(error) }) as unknown as Response;
    await expect(loadPage(remote({ entry }), 'MyQrPage')).resolves.toMatchObject({
      failure: { kind, step: 'manifest' },
    });
  });

  test('is read again when a page is missing: a release may have given it another script', async () => {
    const names = (name: string) => answer(JSON.stringify({ metaData: { globalName: 'qr', remoteEntry: { name } } }));
    const qr = remote({ entry });
    names('entry.1.js');
    load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.')).mockResolvedValue({ MyQrPage: Page });
    await loadPage(qr, 'MyQrPage');
    names('entry.2.js');
    await expect(loadPage(qr, 'MyQrPage')).resolves.toEqual({ ok: true, Page });
    expect(enter.mock.calls.map(([url]) => url)).toEqual([
      'https://cdn.example/qr/entry.1.js',
      'https://cdn.example/qr/entry.2.js',
    ]);
  });

  test('that names the same script still keeps its container', async () => {
    answer(JSON.stringify({ metaData: { globalName: 'qr', remoteEntry: { name: 'entry.1.js' } } }));
    const qr = remote({ entry });
    load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.')).mockResolvedValue({ MyQrPage: Page });
    await loadPage(qr, 'MyQrPage');
    await expect(loadPage(qr, 'MyQrPage')).resolves.toEqual({ ok: true, Page });
    expect(enter).toHaveBeenCalledTimes(1);
  });

  test.each(['<!doctype html><title>Index</title>', '{"name":"qr"}'])('is invalid when it is %s', async (body) => {
    answer(body);
    await expect(loadPage(remote({ entry }), 'MyQrPage')).resolves.toMatchObject({
      failure: { kind: 'invalid', step: 'manifest' },
    });
  });
});
