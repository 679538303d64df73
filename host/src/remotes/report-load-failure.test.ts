import { clientReport } from '../telemetry/client-report';
import { reportLoadFailure } from './report-load-failure';

test('reports a failure to developers and to the server, and cuts a name that is longer than reports allow', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const add = jest.spyOn(clientReport, 'add').mockImplementation(() => undefined);
  const reported = new Promise<void>((resolve) => {
    add.mockImplementation(() => resolve());
  });
  reportLoadFailure({
    kind: 'missing',
    step: 'page',
    remote: 'x'.repeat(60),
    version: '1.4.0',
    message: 'One of its files is missing.',
  });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('chunk load failure (missing): x'), '');
  await reported;
  expect(add.mock.calls).toEqual([[{ remote: 'x'.repeat(50), version: '1.4.0', failure: 'missing' }]]);
  jest.restoreAllMocks();
});
