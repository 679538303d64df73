import { CONTRACT_VERSION, type RegisteredRemote } from '@frontdesk/shared/contract';
import { createScript, entryArrives, loadRemote, registerRemotes } from '../../testing/fake-federation';
import type { LoadFailureKind } from '../failure/load-failure';
import { GroupError } from '../failure/load-failure';
import { RemoteLoader } from './remote-loader';

jest.mock('@module-federation/runtime', () => jest.requireActual('../../testing/fake-federation'));

const Page = () => null;
const qr: RegisteredRemote = {
  name: 'qr',
  version: '1.4.0',
  contract: '^1.0.0',
  entry: '/r/entry.js',
  routes: [{ path: '/MyQr', page: 'MyQrPage', access: 'signed-in', title: 'My Qr' }],
};
const notThere = (message = 'Loading chunk 7 failed.') => Object.assign(new Error(message), { name: 'ChunkLoadError' });

/** The remote that the registry returns next. */
let registered: RegisteredRemote | undefined;
let refresh: jest.Mock<Promise<void>>;
let report: jest.Mock;
let loader: RemoteLoader;

beforeEach(() => {
  for (const mock of [loadRemote, registerRemotes]) mock.mockReset();
  loadRemote.mockResolvedValue({ MyQrPage: Page });
  globalThis.fetch = async () => new Response('', { status: 404 });
  registered = qr;
  refresh = jest.fn(async () => undefined);
  report = jest.fn();
  loader = new RemoteLoader({ registry: { refresh, find: () => registered }, report });
  loader.start();
});
afterEach(() => jest.useRealTimers());

const status = () => loader.useStatus.getState()['qr'];
const registeredEntries = () => registerRemotes.mock.calls.map(([[{ entry }]]) => entry as string);

test("returns the component with the page's name", async () => {
  await expect(loader.load(qr, 'MyQrPage')).resolves.toMatchObject({ ok: true, Page });
  expect(status()).toMatchObject({ state: 'ready', version: '1.4.0', loadMs: expect.any(Number) });
});

test('registers a remote with federation once, at the address from the registry', async () => {
  const elsewhere = { ...qr, entry: 'https://cdn.example/qr/entry.js' };
  await loader.load(elsewhere, 'MyQrPage');
  await loader.load(elsewhere, 'MyQrPage');
  expect(registerRemotes.mock.calls).toEqual([
    [
      [{ name: 'qr', entry: 'https://cdn.example/qr/entry.js', entryGlobalName: 'frontdesk_remote_qr' }],
      { force: true },
    ],
  ]);
});

test.each([
  ['registry', { globalName: 'frontdesk_remote_qr' }, 'frontdesk_remote_qr'],
  ['name of the remote', { name: 'opening-hours' }, 'frontdesk_remote_opening_hours'],
])("uses the container's global from the %s", async (_, changes, entryGlobalName) => {
  await loader.load({ ...qr, ...changes }, 'MyQrPage');
  expect(registerRemotes.mock.calls[0]?.[0]).toMatchObject([{ entryGlobalName }]);
});

test('refuses a remote for another contract before any of its code runs, and names both versions', async () => {
  await expect(loader.load({ ...qr, contract: '^2.0.0' }, 'MyQrPage')).resolves.toMatchObject({
    failure: {
      kind: 'incompatible',
      step: 'contract',
      message: `It needs contract ^2.0.0, but this site has ${CONTRACT_VERSION}.`,
    },
  });
  expect(registerRemotes).not.toHaveBeenCalled();
});

test('treats an invalid contract range as incompatible', async () => {
  await expect(loader.load({ ...qr, contract: 'soon' }, 'MyQrPage')).resolves.toMatchObject({
    failure: { kind: 'incompatible' },
  });
});

test.each<[LoadFailureKind, Error]>([
  ['missing', notThere('Loading chunk 7 failed. (error: /x.js)')],
  ['timeout', notThere('Loading chunk 7 failed. (timeout: /x.js)')],
  ['other', new TypeError('x is not a function')],
])('reports a page that fails with %s as step page', async (kind, cause) => {
  loadRemote.mockImplementation(async () => {
    entryArrives('qr');
    await null;
    throw cause;
  });
  await expect(loader.load(qr, 'MyQrPage')).resolves.toMatchObject({
    failure: { kind, step: 'page', remote: 'qr', version: '1.4.0', cause },
  });
  expect(status()).toMatchObject({ state: 'failed', lastFailure: { kind } });
  expect(report.mock.calls).toEqual([[expect.objectContaining({ kind })]]);
});

test.each<[LoadFailureKind, string]>([
  ['missing', 'RUNTIME-008 ScriptNetworkError: Failed to load script "/r/entry.js"'],
  ['missing', 'RUNTIME-001: it leaves no container'],
  ['timeout', 'RUNTIME-008 ScriptNetworkError: Script "/r/entry.js" timed out.'],
  ['other', 'RUNTIME-008 ScriptExecutionError: x is not a function'],
])('reports an entry that fails with %s as step entry: %s', async (kind, message) => {
  loadRemote.mockRejectedValue(new Error(message));
  await expect(loader.load(qr, 'MyQrPage')).resolves.toMatchObject({ failure: { kind, step: 'entry' } });
});

test('gives entry and page 120 seconds each', async () => {
  jest.useFakeTimers();
  loadRemote.mockReturnValue(new Promise(() => undefined));
  const settled = jest.fn();
  const pending = loader.load(qr, 'MyQrPage').then(settled);
  await jest.advanceTimersByTimeAsync(100_000);
  // Federation itself stops an entry that hangs.
  expect(createScript('qr', 'http://localhost/r/entry.js').timeout).toBe(120_000);
  entryArrives('qr');
  await jest.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await pending;
  expect(settled).toHaveBeenCalledWith(
    expect.objectContaining({ failure: expect.objectContaining({ kind: 'timeout', step: 'page' }) }),
  );
});

test('reports a module without the component as invalid, and reruns the entry on the next try', async () => {
  loadRemote.mockResolvedValueOnce({ SomethingElse: Page });
  await expect(loader.load(qr, 'MyQrPage')).resolves.toMatchObject({ failure: { kind: 'invalid' } });
  await loader.retry(qr, 'MyQrPage');
  expect(status()?.state).toBe('ready');
});

test('names a shared group that fails to load, with the kind of its failure', async () => {
  const cause = notThere('Loading chunk 7 failed. (timeout: /x.js)');
  loadRemote.mockRejectedValue(new GroupError('@frontdesk/shared/ui/data', cause));
  await expect(loader.load(qr, 'MyQrPage')).resolves.toMatchObject({
    failure: { kind: 'timeout', step: 'shared', message: expect.stringContaining('several pages share (data)') },
  });
});

describe('retrying', () => {
  const failsOnce = (error: Error) =>
    loadRemote.mockImplementationOnce(async () => {
      entryArrives('qr');
      await null;
      throw error;
    });

  test('refreshes the registry and retries once when a file is missing, before it shows a failure', async () => {
    failsOnce(notThere());
    await expect(loader.load(qr, 'MyQrPage')).resolves.toMatchObject({ ok: true });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(report).not.toHaveBeenCalled();
  });

  test('stops when an attempt fails at the same step as before', async () => {
    loadRemote.mockRejectedValueOnce(new Error('RUNTIME-008'));
    failsOnce(notThere());
    await expect(loader.load(qr, 'MyQrPage')).resolves.toMatchObject({ ok: true });
    loader.reset();
    loadRemote.mockReset().mockRejectedValue(new Error('RUNTIME-008'));
    await loader.load(qr, 'MyQrPage');
    expect(loadRemote).toHaveBeenCalledTimes(2);
  });

  test('does not repeat a load that took 120 seconds', async () => {
    loadRemote.mockRejectedValue(notThere('Loading chunk 7 failed. (timeout: /x.js)'));
    await loader.load(qr, 'MyQrPage');
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });

  test('uses the same container for a page that failed to load, because the container bypasses the cache', async () => {
    failsOnce(notThere());
    await loader.load(qr, 'MyQrPage');
    expect(registeredEntries()).toEqual(['http://localhost/r/entry.js']);
  });

  const TWO_ENTRIES = ['http://localhost/r/entry.js', 'http://localhost/r/entry.js?again=1'];

  test('uses another address, which no cache contains, for an entry that failed to load', async () => {
    loadRemote.mockRejectedValueOnce(new Error('RUNTIME-008'));
    await loader.load(qr, 'MyQrPage');
    expect(registeredEntries()).toEqual(TWO_ENTRIES);
    expect(status()?.state).toBe('ready');
  });

  test('reruns the entry of a remote that threw while it started', async () => {
    failsOnce(new TypeError('x is not a function'));
    await loader.load(qr, 'MyQrPage');
    await loader.retry(qr, 'MyQrPage');
    expect(registeredEntries()).toEqual(TWO_ENTRIES);
    expect(status()?.state).toBe('ready');
  });

  test('reruns the entry after a page threw while rendering', async () => {
    await loader.load(qr, 'MyQrPage');
    loader.noteThrown(qr, 'MyQrPage', new Error('render broke'));
    expect(status()).toMatchObject({ state: 'failed', lastFailure: { kind: 'other', step: 'render' } });
    await loader.retry(qr, 'MyQrPage');
    expect(registeredEntries()).toHaveLength(2);
    expect(status()).toMatchObject({ state: 'ready', lastFailure: { step: 'render' } });
  });
});

test('does not retry a remote that has moved to a new entry, and no longer shows it as loading', async () => {
  registered = { ...qr, entry: '/newer.js' };
  loadRemote.mockRejectedValue(notThere());
  await expect(loader.load(qr, 'MyQrPage')).resolves.toBeNull();
  expect(status()).toMatchObject({ state: 'idle', pages: {} });
});

test('derives the state of a remote from its pages, and retries a failed one', async () => {
  const pages: Record<string, unknown> = { QrUrlPage: Page };
  loadRemote.mockImplementation(async (id) => ({ ...pages, [id]: undefined }));
  await loader.load(qr, 'MyQrPage');
  await loader.load(qr, 'QrUrlPage');
  expect(status()?.state).toBe('failed');
  pages['MyQrPage'] = Page;
  await loader.retry(qr, 'MyQrPage');
  expect(status()?.state).toBe('ready');
  expect(loadRemote.mock.calls).toEqual([['qr/MyQrPage'], ['qr/QrUrlPage'], ['qr/MyQrPage']]);
});

test('immediately uses a hash that the registry has corrected', async () => {
  loadRemote.mockRejectedValueOnce(new Error('RUNTIME-008'));
  registered = { ...qr, integrity: { '/r/entry.js': 'sha384-new' } };
  await expect(loader.load(qr, 'MyQrPage')).resolves.toMatchObject({ ok: true });
  expect(createScript('qr', registeredEntries().at(-1) ?? '').script.integrity).toBe('sha384-new');
});

test('loads a page once for two simultaneous requests, and the entry of two pages once', async () => {
  loadRemote.mockResolvedValue({ MyQrPage: Page, QrUrlPage: Page });
  await Promise.all([loader.load(qr, 'MyQrPage'), loader.load(qr, 'MyQrPage'), loader.load(qr, 'QrUrlPage')]);
  expect(loadRemote).toHaveBeenCalledTimes(2);
  expect(registerRemotes).toHaveBeenCalledTimes(1);
});

test('keeps the hash of an entry script while a prefetch of the same remote fails', async () => {
  const hashes: string[] = [];
  loadRemote.mockImplementation(async () => {
    // The first load must fail before federation creates the script of the second.
    if (loadRemote.mock.calls.length === 2) await new Promise((resolve) => setTimeout(resolve));
    const [[{ entry }]] = registerRemotes.mock.calls.at(-1) as [[{ entry: string }]];
    hashes.push(createScript('qr', entry).script.integrity);
    throw new Error('RUNTIME-008');
  });
  const remote = { ...qr, integrity: { '/r/entry.js': 'sha384-a' } };
  registered = remote;
  await Promise.all([loader.prefetch(remote, 'MyQrPage'), loader.load(remote, 'MyQrPage')]);
  expect(hashes.length).toBeGreaterThan(2);
  expect(new Set(hashes)).toEqual(new Set(['sha384-a']));
});

test('treats another version at the same address, or another address, as a new release', async () => {
  await loader.load(qr, 'MyQrPage');
  await loader.load({ ...qr, version: '1.5.0' }, 'MyQrPage');
  await loader.load({ ...qr, version: '1.5.0', entry: '/2/entry.js' }, 'MyQrPage');
  expect(registeredEntries()).toEqual([
    'http://localhost/r/entry.js',
    'http://localhost/r/entry.js',
    'http://localhost/2/entry.js',
  ]);
});

test('a page that was prefetched is ready immediately, and counts as loaded only when it is opened', async () => {
  await loader.prefetch(qr, 'MyQrPage');
  const prefetched = loader.statusOf(qr, 'MyQrPage');
  expect(prefetched).toMatchObject({ is: 'ready' });
  expect(status()).toBeUndefined();
  loader.open(qr, 'MyQrPage');
  expect(loader.statusOf(qr, 'MyQrPage')).toBe(prefetched);
  expect(status()).toMatchObject({ state: 'ready', version: qr.version, loadMs: expect.any(Number) });
  expect(loadRemote).toHaveBeenCalledTimes(1);
});

test('a prefetched page that throws in its first render stays failed, and a retry loads it again', async () => {
  await loader.prefetch(qr, 'MyQrPage');
  loader.noteThrown(qr, 'MyQrPage', new Error('a defect'));
  loader.open(qr, 'MyQrPage');
  expect(status()).toMatchObject({ state: 'failed' });
  await loader.retry(qr, 'MyQrPage');
  expect(loadRemote).toHaveBeenCalledTimes(2);
});

test('does not show the prefetched page of another release', async () => {
  await loader.prefetch(qr, 'MyQrPage');
  expect(loader.statusOf({ ...qr, version: '1.5.0' }, 'MyQrPage')).toBeUndefined();
});

test('reports no failure when a prefetch fails', async () => {
  loadRemote.mockRejectedValue(notThere());
  await loader.prefetch(qr, 'MyQrPage');
  expect(report).not.toHaveBeenCalled();
  expect(status()).toBeUndefined();
});

describe('an entry that is a manifest', () => {
  const manifested = { ...qr, entry: 'https://cdn.example/qr/mf-manifest.json' };
  const answer = (body: string, status = 200) => {
    globalThis.fetch = async () => new Response(body, { status });
  };
  const names = (name: string) =>
    answer(JSON.stringify({ metaData: { globalName: 'qr_app', remoteEntry: { name, path: 'js/' } } }));

  beforeEach(() => {
    registered = manifested;
  });

  test('loads the script and the global that the manifest names', async () => {
    names('entry.abc.js');
    await expect(loader.load(manifested, 'MyQrPage')).resolves.toMatchObject({ ok: true });
    expect(registerRemotes.mock.calls[0]?.[0]).toEqual([
      { name: 'qr', entry: 'https://cdn.example/qr/js/entry.abc.js', entryGlobalName: 'qr_app' },
    ]);
  });

  test.each([
    [404, 'missing'],
    [502, 'server error'],
  ])('is reported with status %s as %s', async (code, kind) => {
    answer('', code);
    await expect(loader.load(manifested, 'MyQrPage')).resolves.toMatchObject({ failure: { kind, step: 'manifest' } });
  });

  test.each([
    ['timeout', new DOMException('signal timed out', 'TimeoutError')],
    ['missing', new TypeError('Failed to fetch')],
  ])('is reported as %s, not as invalid, when the answer breaks off', async (kind, error) => {
    globalThis.fetch = async () =>
      ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.reject(error) }) as unknown as Response;
    await expect(loader.load(manifested, 'MyQrPage')).resolves.toMatchObject({ failure: { kind, step: 'manifest' } });
  });

  test.each(['<!doctype html><title>Index</title>', '{"name":"qr"}'])(
    'is invalid when its content is %s',
    async (body) => {
      answer(body);
      await expect(loader.load(manifested, 'MyQrPage')).resolves.toMatchObject({
        failure: { kind: 'invalid', step: 'manifest' },
      });
      names('entry.1.js');
      await loader.retry(manifested, 'MyQrPage');
      expect(status()?.state).toBe('ready');
    },
  );

  test('is read again when a page is missing, and an unchanged script keeps its container', async () => {
    const misses = async () => {
      entryArrives('qr');
      await null;
      throw notThere();
    };
    names('entry.1.js');
    loadRemote.mockImplementationOnce(misses);
    await expect(loader.load(manifested, 'MyQrPage')).resolves.toMatchObject({ ok: true });
    expect(registerRemotes).toHaveBeenCalledTimes(1);
    loader.reset();
    registerRemotes.mockReset();
    loadRemote.mockImplementationOnce(async () => {
      names('entry.2.js');
      return misses();
    });
    await loader.load(manifested, 'MyQrPage');
    expect(registeredEntries()).toEqual([
      'https://cdn.example/qr/js/entry.1.js',
      'https://cdn.example/qr/js/entry.2.js',
    ]);
  });
});

test('gives an entry script the hash from the registry, and CORS at another origin', async () => {
  const integrity = { '/r/entry.js': 'sha384-a' };
  await loader.load({ ...qr, integrity }, 'MyQrPage');
  expect(createScript('qr', 'http://localhost/r/entry.js').script).toMatchObject({
    integrity: 'sha384-a',
    crossOrigin: null,
  });
  const elsewhere = { ...qr, entry: 'https://cdn.example/entry.js', integrity };
  await loader.load(elsewhere, 'MyQrPage');
  expect(createScript('qr', elsewhere.entry).script).toMatchObject({ integrity: '', crossOrigin: 'anonymous' });
});
