import { renderHook } from '@testing-library/react';
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

test('a tab of the sample reports each remote once', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.05);
  renderHook(useLoadReports);
  remoteLoader.useStatus.setState({ qr: { state: 'loading', version: '1.4.0', pages: {} } });
  remoteLoader.useStatus.setState({ qr: ready });
  remoteLoader.useStatus.setState({ qr: { ...ready, loadMs: 5 } });
  expect(add.mock.calls).toEqual([[{ remote: 'qr', version: '1.4.0', loadMs: 123 }]]);
});

test('every other tab reports no load', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.1);
  renderHook(useLoadReports);
  remoteLoader.useStatus.setState({ qr: ready });
  expect(add).not.toHaveBeenCalled();
});
