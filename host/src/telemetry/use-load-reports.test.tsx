import { renderHook } from '@testing-library/react';
import { remoteLoader } from '../remotes/loader/loader';
import { sortRegistry, watchedRollouts } from '../remotes/registry/sort-registry';
import { clientReport } from './client-report';
import { useLoadReports } from './use-load-reports';

const ready = { state: 'ready', version: '1.4.0', loadMs: 123.4, pages: {} } as const;
let add: jest.SpyInstance;
beforeEach(() => {
  remoteLoader.reset();
  add = jest.spyOn(clientReport, 'add').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  watchedRollouts.clear();
});

/** The reporting code has loaded by then. */
async function reportsAreMade(): Promise<void> {
  await import('./page-errors');
  await new Promise((resolve) => setTimeout(resolve));
}

test('reports each remote once from a tab in the sample', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.05);
  remoteLoader.useStatus.setState({ qr: ready });
  renderHook(useLoadReports);
  await reportsAreMade();
  remoteLoader.useStatus.setState({ agents: { state: 'loading', version: '1.4.0', pages: {} } });
  remoteLoader.useStatus.setState({ agents: ready });
  remoteLoader.useStatus.setState({ agents: { ...ready, loadMs: 5 } });
  await reportsAreMade();
  expect(add.mock.calls).toEqual([
    [{ remote: 'qr', version: '1.4.0', loadMs: 123 }],
    [{ remote: 'agents', version: '1.4.0', loadMs: 123 }],
  ]);
});

test('reports no loads after the tab has left the area', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.05);
  renderHook(useLoadReports).unmount();
  remoteLoader.useStatus.setState({ qr: ready });
  await reportsAreMade();
  expect(add).not.toHaveBeenCalled();
});

test.each([
  ['the new release', 10, '2.0.0'],
  ['the release before it', 90, '1.0.0'],
])('reports the load of %s in a watched rollout from every tab, and no other loads', async (_, share, version) => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  localStorage.setItem('ROLLOUT_SHARE', String(share));
  const entry = { name: 'qr', version: '2.0.0', contract: '^1.0.0', entry: '/a.js', routes: [] };
  const previous = { ...entry, version: '1.0.0' };
  const { remotes } = sortRegistry([
    { ...entry, rollout: 50, halt: true, previous },
    { ...entry, name: 'agents' },
  ]);
  expect(remotes[0]?.version).toBe(version);
  renderHook(useLoadReports);
  remoteLoader.useStatus.setState({ agents: ready, qr: { ...ready, version } });
  await reportsAreMade();
  expect(add.mock.calls).toEqual([[{ remote: 'qr', version, loadMs: 123 }]]);
});

test('reports no load times from tabs outside the sample', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.1);
  renderHook(useLoadReports);
  remoteLoader.useStatus.setState({ qr: ready });
  await reportsAreMade();
  expect(add).not.toHaveBeenCalled();
});
