import { renderHook, waitFor } from '@testing-library/react';
import { remoteLoader } from '../remotes/loader/loader';
import { clientReport } from './client-report';
import { useLoadReports } from './use-load-reports';

const ready = { state: 'ready', version: '1.4.0', loadMs: 123.4, pages: {} } as const;
let add: jest.SpyInstance;
beforeEach(() => {
  remoteLoader.reset();
  add = jest.spyOn(clientReport, 'add').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('reports each remote once from a tab of the sample', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.05);
  remoteLoader.useStatus.setState({ qr: ready });
  renderHook(useLoadReports);
  await waitFor(() => expect(add).toHaveBeenCalled());
  remoteLoader.useStatus.setState({ agents: { state: 'loading', version: '1.4.0', pages: {} } });
  remoteLoader.useStatus.setState({ agents: ready });
  remoteLoader.useStatus.setState({ agents: { ...ready, loadMs: 5 } });
  expect(add.mock.calls).toEqual([
    [{ remote: 'qr', version: '1.4.0', loadMs: 123 }],
    [{ remote: 'agents', version: '1.4.0', loadMs: 123 }],
  ]);
});

test('reports nothing when the tab leaves the area before the code is loaded', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.05);
  remoteLoader.useStatus.setState({ qr: ready });
  renderHook(useLoadReports).unmount();
  await import('./client-report');
  await Promise.resolve();
  expect(add).not.toHaveBeenCalled();
});

test('reports no load times from other tabs', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.1);
  renderHook(useLoadReports);
  remoteLoader.useStatus.setState({ qr: ready });
  expect(add).not.toHaveBeenCalled();
});
