// @alone: the module stores the functions that the browser has when it loads.
import { sendClientReport } from '@frontdesk/shared/endpoints/client-report';
import { waitFor } from '@testing-library/react';
import { reportLoadFailure } from '../remotes/failure/load-failure';
import { useReports } from '../remotes/registry/registry-store';
import { clientReport } from './client-report';
import { sendFailures } from './send-failures';

const failure = { kind: 'missing', step: 'page', remote: 'qr', version: '1.4.0', message: 'Gone.' } as const;
const fetched = jest.fn(async (..._: [string, RequestInit]) => Response.json(null));
const beacon = jest.fn((..._: [string, Blob]) => true);

beforeAll(() => {
  globalThis.fetch = fetched as never;
  Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: beacon, configurable: true, writable: true });
  sendFailures();
});
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('reports a load failure to the server', async () => {
  const reported = new Promise<unknown>((resolve) => {
    jest.spyOn(clientReport, 'add').mockImplementation(resolve);
  });
  reportLoadFailure(failure);
  await expect(reported).resolves.toEqual({ remote: 'qr', version: '1.4.0', failure: 'missing' });
});

test('does not report the failure of a report itself', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  jest.spyOn(clientReport, 'add').mockImplementation(() => {
    throw new Error('x');
  });
  const error = Object.assign(new Error('y'), { stack: 'at f (http://localhost/admin/main.js:1:2)' });
  window.dispatchEvent(new ErrorEvent('error', { error }));
  await waitFor(() => expect(clientReport.add).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

test('reports with the functions that the browser had at the start, whatever a remote replaced', async () => {
  jest.useFakeTimers();
  const swallowed = jest.fn();
  globalThis.fetch = swallowed;
  Object.assign(Navigator.prototype, { sendBeacon: swallowed });
  useReports.setState(true, true);
  const added = jest.spyOn(clientReport, 'add');
  reportLoadFailure(failure);
  while (added.mock.calls.length === 0) await Promise.resolve();
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon.mock.calls.map(([path]) => path)).toEqual([sendClientReport.path]);
  expect(beacon.mock.contexts).toEqual([navigator]);

  clientReport.add({ remote: 'qr', version: '1.4.0', failure: 'timeout' });
  await jest.advanceTimersByTimeAsync(5_000);
  const [[path, sent] = []] = fetched.mock.calls;
  expect([path, sent?.method]).toEqual([sendClientReport.path, 'POST']);
  expect(JSON.parse(`${sent?.body}`)).toEqual({ events: [{ remote: 'qr', version: '1.4.0', failure: 'timeout' }] });
  // Browsers refuse to run `fetch` on any other object.
  expect(fetched.mock.contexts).toEqual([window]);
  expect(swallowed).not.toHaveBeenCalled();
});
