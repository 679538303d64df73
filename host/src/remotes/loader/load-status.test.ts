import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { entryArrives, loadRemote, registerRemotes } from '../../testing/fake-federation';
import { GroupError } from '../failure/load-failure';
import { RemoteLoader } from './remote-loader';
import { keyOf } from './remote-status';

jest.mock('@module-federation/runtime', () => jest.requireActual('../../testing/fake-federation'));

const Page = () => null;
const route = (page: string, changes = {}) => ({
  path: `/${page}`,
  page,
  access: 'signed-in' as const,
  title: page,
  ...changes,
});
const qr: RegisteredRemote = {
  name: 'qr',
  version: '1.4.0',
  contract: '^1.0.0',
  entry: '/r/entry.js',
  routes: [route('MyQrPage'), route('QrUrlPage')],
};
const missingChunk = (request?: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });

let registered: RegisteredRemote | undefined;
let refresh: jest.Mock<Promise<void>>;
let loader: RemoteLoader;
/** The requests that the loader makes to explain a failure. */
let asked: { url: string; integrity: string | undefined }[];

beforeEach(() => {
  for (const mock of [loadRemote, registerRemotes]) mock.mockReset();
  loadRemote.mockResolvedValue({ MyQrPage: Page, QrUrlPage: Page });
  asked = [];
  globalThis.fetch = async (url, init) => {
    asked.push({ url: String(url), integrity: init?.integrity });
    return new Response('', { headers: { 'content-type': 'text/javascript' } });
  };
  registered = qr;
  refresh = jest.fn(async () => undefined);
  loader = new RemoteLoader({ registry: { refresh, find: () => registered }, report: jest.fn() });
  loader.start();
});
afterEach(() => jest.restoreAllMocks());

const status = () => loader.useStatus.getState()['qr'];
const registrations = () => registerRemotes.mock.calls.length;

/** Makes the next page fail after its entry loads. */
const failPage = (error: unknown) =>
  loadRemote.mockImplementationOnce(async () => {
    entryArrives('qr');
    await null;
    throw error;
  });

describe('the status of a page', () => {
  test('is loading until its module arrives, then ready with its component', async () => {
    const pending = loader.load(qr, 'MyQrPage');
    expect(status()).toMatchObject({ state: 'loading' });
    expect(loader.statusOf(qr, 'MyQrPage')).toEqual({ is: 'loading' });
    await pending;
    expect(loader.statusOf(qr, 'MyQrPage')).toEqual({ is: 'ready', Page });
  });

  test('is loading while a retry refreshes the registry', async () => {
    failPage(new TypeError('x is not a function'));
    await loader.load(qr, 'MyQrPage');
    let finish: () => void = () => undefined;
    refresh.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const pending = loader.retry(qr, 'MyQrPage');
    expect(loader.statusOf(qr, 'MyQrPage')).toEqual({ is: 'loading' });
    finish();
    await pending;
  });

  test('is removed when a retry finds a newer release, which gets a status of its own', async () => {
    failPage(new TypeError('x is not a function'));
    await loader.load(qr, 'MyQrPage');
    const newer = { ...qr, version: '1.5.0', entry: '/2/entry.js' };
    registered = newer;
    await loader.retry(qr, 'MyQrPage');
    expect(Object.keys(status()?.pages ?? {})).toEqual([keyOf(newer, 'MyQrPage')]);
  });

  test('is kept when a retry finds the same release', async () => {
    await loader.load(qr, 'MyQrPage');
    const seen: unknown[] = [];
    loader.useStatus.subscribe(() => seen.push(loader.statusOf(qr, 'MyQrPage')?.is));
    await loader.retry(qr, 'MyQrPage');
    expect(new Set(seen)).toEqual(new Set(['loading', 'ready']));
  });

  test('is cleared by a reset, as are all remotes', async () => {
    await loader.load(qr, 'MyQrPage');
    loader.reset();
    expect(loader.useStatus.getState()).toEqual({});
  });
});

describe('the load time of a remote', () => {
  let now: number;
  beforeEach(() => {
    now = 1_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  const takes = (ms: number) =>
    loadRemote.mockImplementationOnce(async () => {
      now += ms;
      return { MyQrPage: Page, QrUrlPage: Page };
    });

  test('is that of its first page in milliseconds, and later pages and failures do not change it', async () => {
    takes(250);
    await loader.load(qr, 'MyQrPage');
    expect(status()).toMatchObject({ loadMs: 250 });
    takes(40);
    await loader.load(qr, 'QrUrlPage');
    failPage(new TypeError('x is not a function'));
    await loader.load(qr, 'MyQrPage');
    expect(status()).toMatchObject({ state: 'failed', loadMs: 250 });
  });

  test('is unknown while no page has loaded', async () => {
    failPage(new TypeError('x is not a function'));
    await loader.load(qr, 'MyQrPage');
    expect(status()).not.toHaveProperty('loadMs');
  });
});

describe('a retry', () => {
  test('loads a page that was never loaded', async () => {
    await loader.retry(qr, 'MyQrPage');
    expect(loader.statusOf(qr, 'MyQrPage')).toMatchObject({ is: 'ready' });
  });

  test('keeps the entry of a page that is ready or that took too long', async () => {
    await loader.load(qr, 'MyQrPage');
    await loader.retry(qr, 'MyQrPage');
    failPage(Object.assign(new Error('Loading chunk 7 failed. (timeout: /x.js)'), { name: 'ChunkLoadError' }));
    await loader.load(qr, 'QrUrlPage');
    await loader.retry(qr, 'QrUrlPage');
    expect(registrations()).toBe(1);
  });

  test('keeps the entry when a shared group failed', async () => {
    failPage(new GroupError('@frontdesk/shared/ui/data', new TypeError('x is not a function')));
    await loader.load(qr, 'MyQrPage');
    await loader.retry(qr, 'MyQrPage');
    expect(registrations()).toBe(1);
  });
});

describe('the module of a page', () => {
  test('may export its page as default', async () => {
    const Default = () => null;
    loadRemote.mockResolvedValue({ default: Default });
    await expect(loader.load(qr, 'MyQrPage')).resolves.toEqual({ ok: true, Page: Default });
  });

  test.each([
    ['nothing', undefined],
    ['other names', { Other: Page }],
    ['a text under the name', { MyQrPage: 'no component' }],
  ])('is invalid when it exports %s, and the message names the page', async (_, module) => {
    loadRemote.mockResolvedValue(module as never);
    await expect(loader.load(qr, 'MyQrPage')).resolves.toMatchObject({
      ok: false,
      failure: { kind: 'invalid', message: 'Its module MyQrPage exports no component of that name.' },
    });
  });
});

test('reports a page that fails after its entry arrived as a failure of the step page', async () => {
  failPage(Object.assign(new Error('Loading chunk 7 failed. (timeout: /x.js)'), { name: 'ChunkLoadError' }));
  await loader.load(qr, 'MyQrPage');
  loadRemote.mockRejectedValueOnce(new TypeError('x is not a function'));
  await expect(loader.load(qr, 'QrUrlPage')).resolves.toMatchObject({ failure: { step: 'page' } });
});

describe('a shared group that fails', () => {
  const needs = (groups: string[]) => ({
    ...qr,
    routes: [
      route('MyQrPage', { preload: { scripts: [], groups } }),
      route('QrUrlPage', { preload: { groups: ['form'] } }),
    ],
  });
  const failedGroup = () => new GroupError('@frontdesk/shared/ui/form', missingChunk());

  test.each([
    ['fails a page whose route needs it', ['form'], { ok: false }],
    ['does not affect a page when only another route needs it', ['data'], { ok: true }],
  ])('%s', async (_, groups, outcome) => {
    const waitFor = jest.spyOn(loader.groups, 'unlessOneFails').mockImplementation(async (work, needed) => {
      if (needed?.includes('form')) throw failedGroup();
      return work();
    });
    registered = needs(groups);
    await expect(loader.load(registered, 'MyQrPage')).resolves.toMatchObject(outcome);
    expect(waitFor.mock.calls[0]?.[1]).toEqual(groups);
  });
});

describe('explaining a failure', () => {
  const entryFails = () => loadRemote.mockRejectedValue(new Error('RUNTIME-008'));
  const integrity = { '/r/entry.js': 'sha384-a' };

  test('requests the chunk that did not load, without the hash of the entry', async () => {
    const remote = { ...qr, integrity };
    registered = remote;
    for (let attempt = 0; attempt < 2; attempt += 1) failPage(missingChunk('http://localhost/r/7.js'));
    await loader.load(remote, 'MyQrPage');
    expect(asked).toEqual([{ url: 'http://localhost/r/7.js', integrity: undefined }]);
  });

  test('requests the entry at the address that failed last, then again with its hash', async () => {
    const remote = { ...qr, integrity };
    registered = remote;
    entryFails();
    await loader.load(remote, 'MyQrPage');
    expect(asked).toEqual([
      { url: 'http://localhost/r/entry.js?again=1', integrity: undefined },
      { url: 'http://localhost/r/entry.js?again=1', integrity: 'sha384-a' },
    ]);
  });

  test('requests the entry once when the registry has no hash of it', async () => {
    entryFails();
    await loader.load(qr, 'MyQrPage');
    await loader.load({ ...qr, version: '1.5.0', integrity: { '/other.js': 'sha384-b' } }, 'MyQrPage');
    expect(asked.map((request) => request.integrity)).toEqual([undefined, undefined]);
  });

  test('requests nothing offline, and nothing for a failure whose reason is known', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    entryFails();
    await loader.load(qr, 'MyQrPage');
    onLine.mockReturnValue(true);
    loadRemote.mockRejectedValue(new TypeError('x is not a function'));
    await loader.load(qr, 'MyQrPage');
    expect(asked).toEqual([]);
  });
});

test('clears the browser’s reports and the failed groups on reset, so that no test affects the next', async () => {
  const file = 'http://localhost/chunk.js';
  const kindOfFailure = async () => {
    loadRemote.mockRejectedValue(missingChunk(file));
    const loaded = await loader.load(qr, 'MyQrPage');
    return loaded && !loaded.ok ? loaded.failure.kind : null;
  };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI: file }));
  expect(await kindOfFailure()).toBe('blocked');
  loader.reset();
  expect(status()).toBeUndefined();
  expect(await kindOfFailure()).toBe('missing');
});
