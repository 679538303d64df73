import { waitFor } from '@testing-library/react';
import { reportLoadFailure } from '../remotes/failure/load-failure';
import { clientReport } from './client-report';
import { sendFailures } from './send-failures';

test('reports a load failure to the server', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = new Promise<unknown>((resolve) => {
    jest.spyOn(clientReport, 'add').mockImplementation(resolve);
  });
  const stop = sendFailures();
  reportLoadFailure({
    kind: 'missing',
    step: 'page',
    remote: 'qr',
    version: '1.4.0',
    message: 'One of its files is missing.',
  });
  await expect(reported).resolves.toEqual({ remote: 'qr', version: '1.4.0', failure: 'missing' });
  stop();
  jest.restoreAllMocks();
});

test('reports no mistake of a report itself', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  jest.spyOn(clientReport, 'add').mockImplementation(() => {
    throw new Error('x');
  });
  const stop = sendFailures();
  const error = Object.assign(new Error('y'), { stack: 'at f (http://localhost/admin/main.js:1:2)' });
  window.dispatchEvent(new ErrorEvent('error', { error }));
  await waitFor(() => expect(clientReport.add).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
  stop();
  jest.restoreAllMocks();
});
