import { setRemoteDisabled } from '../overrides/remote-choices';
import * as audience from './audience';
import { useRegistry } from './registry-store';

jest.mock('./audience', () => ({ __esModule: true, ...jest.requireActual('./audience') }));

const qr = { name: 'qr', version: '1.0.0', contract: '^1.0.0', entry: '/qr.js', routes: [] };
const { refresh } = useRegistry.getState();

/** The server's answer. */
let answer: () => Promise<Response>;
const registered =
  (...remotes: object[]) =>
  async () =>
    new Response(JSON.stringify({ remotes }));
const names = () => useRegistry.getState().registry?.remotes.map(({ name }) => name);

let report: jest.Mock;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(() => answer());
  report = jest.fn();
  globalThis.frontdeskReport = report;
  useRegistry.setState(useRegistry.getInitialState(), true);
});
afterEach(() => {
  globalThis.frontdeskReport = undefined;
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test('has no registry before the first read', () => {
  expect(useRegistry.getState()).toMatchObject({ registry: null, opened: null, disabled: [], failure: null });
});

test('replaces the registry on a later read, and keeps the first one', async () => {
  answer = registered(qr);
  await refresh();
  answer = registered({ ...qr, name: 'agents' });
  await refresh();
  expect(names()).toEqual(['agents']);
  expect(useRegistry.getState().opened?.remotes.map(({ name }) => name)).toEqual(['qr']);
});

test('combines reads that overlap', async () => {
  answer = registered(qr);
  await Promise.all([refresh(), refresh()]);
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  await refresh();
  expect(globalThis.fetch).toHaveBeenCalledTimes(2);
});

test('reports a failed read, keeps the last registry, and clears the failure on success', async () => {
  answer = registered(qr);
  await refresh();
  answer = async () => new Response('', { status: 503 });
  await refresh();
  expect(names()).toEqual(['qr']);
  expect(useRegistry.getState().failure).toMatchObject({ kind: 'server error', remote: 'registry' });
  expect(report).toHaveBeenCalledTimes(1);
  answer = registered(qr);
  await refresh();
  expect(useRegistry.getState().failure).toBeNull();
});

test('reports an entry that cannot be used', async () => {
  answer = registered(qr, { name: 'broken' });
  await refresh();
  expect(report.mock.calls).toEqual([[expect.objectContaining({ kind: 'invalid', remote: 'broken' })]]);
});

test('lists the remotes that are turned off in this browser', async () => {
  setRemoteDisabled('qr', true);
  answer = registered(qr);
  await refresh();
  expect(useRegistry.getState().disabled).toEqual(['qr']);
});

test('applies a preview to the shown registry, but not to the one that the tab was opened with', async () => {
  sessionStorage.setItem('PREVIEW', 'qr@0123456789abcdef');
  globalThis.fetch = async (input) =>
    String(input).includes('release.')
      ? new Response(JSON.stringify({ ...qr, version: '2.0.0', entry: '/qr.2.js' }))
      : new Response(JSON.stringify({ remotes: [qr] }));
  await refresh();
  expect(useRegistry.getState().registry?.remotes).toMatchObject([{ version: '2.0.0' }]);
  expect(useRegistry.getState().opened?.remotes).toMatchObject([{ version: '1.0.0' }]);
});

test('reports that the code for roles and flags did not load, and reads the registry again', async () => {
  const missing = Object.assign(new Error('Loading chunk 5 failed.'), { name: 'ChunkLoadError' });
  jest.spyOn(audience, 'changeRegistry').mockRejectedValueOnce(missing);
  answer = registered({ ...qr, home: [{ name: 'C', title: 'C', for: 'owner' }] });
  await refresh();
  expect(useRegistry.getState()).toMatchObject({ registry: null, failure: { kind: 'missing', remote: 'host' } });
  expect(report).toHaveBeenCalledTimes(1);
  await refresh();
  expect(useRegistry.getState().failure).toBeNull();
  expect(names()).toEqual(['qr']);
});
