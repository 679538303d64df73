import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { bringPage } from './bring-page';
import { type LoadedPage, loadPage } from './load-page';
import { useRegistry } from './registry-store';
import { useRemoteLog } from './remote-log';

jest.mock('./load-page');
const load = jest.mocked(loadPage);

const qr: RegisteredRemote = { name: 'qr', version: '1.4.0', contract: '^1.0.0', entry: '/e.js', routes: [] };
const failed = (kind: 'missing' | 'timeout', step: 'entry' | 'page' = 'page'): LoadedPage => ({
  ok: false,
  failure: { kind, step, remote: 'qr', version: '1.4.0', message: 'x' },
});
const arrived: LoadedPage = { ok: true, Page: () => null };

function registrySays(remotes: RegisteredRemote[]) {
  globalThis.fetch = async () => Response.json({ remotes });
}

beforeEach(() => {
  load.mockReset();
  useRemoteLog.setState({}, true);
  useRegistry.setState(useRegistry.getInitialState());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  registrySays([qr]);
});
afterEach(() => jest.restoreAllMocks());

test('a missing file is asked for once more, after the registry, before anybody is told', async () => {
  load.mockResolvedValueOnce(failed('missing')).mockResolvedValue(arrived);
  await expect(bringPage(qr, 'MyQrPage')).resolves.toBe(arrived);
  expect(console.error).not.toHaveBeenCalled();
});

test('a page is retried as long as each attempt comes further, and not for ever', async () => {
  load
    .mockResolvedValueOnce(failed('missing', 'entry'))
    .mockResolvedValueOnce(failed('missing', 'page'))
    .mockResolvedValueOnce(arrived);
  await expect(bringPage(qr, 'MyQrPage')).resolves.toBe(arrived);
  load.mockReset().mockImplementation(async () => failed('missing', load.mock.calls.length % 2 ? 'entry' : 'page'));
  await bringPage(qr, 'MyQrPage');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a remote that has moved meanwhile is left to its new entry', async () => {
  registrySays([{ ...qr, entry: '/newer.js' }]);
  load.mockResolvedValue(failed('missing'));
  await expect(bringPage(qr, 'MyQrPage')).resolves.toBeNull();
  expect(useRegistry.getState().registry?.remotes[0]?.entry).toBe('/newer.js');
});

test('what took 120 seconds is not waited for a second time', async () => {
  load.mockResolvedValue(failed('timeout'));
  await bringPage(qr, 'MyQrPage');
  expect(load).toHaveBeenCalledTimes(1);
});

test('asked for twice at once, a page is loaded once', async () => {
  load.mockResolvedValue(arrived);
  await Promise.all([bringPage(qr, 'MyQrPage'), bringPage(qr, 'MyQrPage')]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('the health page learns how long it took, and of the last failure', async () => {
  load.mockResolvedValueOnce(failed('timeout')).mockResolvedValue(arrived);
  await bringPage(qr, 'MyQrPage');
  expect(useRemoteLog.getState()['qr']).toMatchObject({ state: 'failed', lastFailure: { kind: 'timeout' } });
  await bringPage(qr, 'MyQrPage');
  expect(useRemoteLog.getState()['qr']).toMatchObject({
    state: 'ready',
    loadMs: expect.any(Number),
    lastFailure: { kind: 'timeout' },
  });
});
