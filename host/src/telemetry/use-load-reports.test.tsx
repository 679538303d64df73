import { renderHook, waitFor } from '@testing-library/react';
import { remoteLoader } from '../remotes/loader';
import { clientReport } from './client-report';
import { useLoadReports } from './use-load-reports';

const ready = { state: 'ready', version: '1.4.0', loadMs: 123.4, pages: {} } as const;
let add: jest.SpyInstance;
beforeEach(() => {
  remoteLoader.reset();
  add = jest.spyOn(clientReport, 'add').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a tab of the sample reports each remote once', async () => {
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

test('a tab that leaves the area while that loads reports nothing', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.05);
  remoteLoader.useStatus.setState({ qr: ready });
  renderHook(useLoadReports).unmount();
  await import('./client-report');
  await Promise.resolve();
  expect(add).not.toHaveBeenCalled();
});

test('every other tab reports no load', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.1);
  renderHook(useLoadReports);
  remoteLoader.useStatus.setState({ qr: ready });
  expect(add).not.toHaveBeenCalled();
});
