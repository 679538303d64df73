import { registerRemotes } from '../../testing/sample-remotes';
import { onLoadFailure } from '../failure/report-failure';
import { loadPart } from './load-part';

const FAILURE = { kind: 'missing', remote: 'qr', version: '1.4.0', message: 'One of its files is missing.' };
const notThere = (request: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });

let log: jest.SpyInstance;
let report: jest.Mock;
let stopListening: () => void;
beforeEach(() => {
  globalThis.fetch = async () => new Response('', { status: 404 });
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  report = jest.fn();
  stopListening = onLoadFailure(report);
  registerRemotes([
    { name: 'qr', version: '1.4.0', contract: '^1.4.0', entry: 'https://cdn.example/qr/entry.js', routes: [] },
  ]);
});
afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
});

test('reports a failed part as a failure of the remote that owns the file, and can retry', async () => {
  const cause = notThere('https://cdn.example/qr/daily-scans.js');
  const load = jest.fn().mockRejectedValueOnce(cause).mockResolvedValue('there');
  await expect(loadPart(load)).rejects.toMatchObject({ message: FAILURE.message, failure: FAILURE });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('chunk load failure (missing): qr 1.4.0'), cause);
  expect(report).toHaveBeenCalledWith(expect.objectContaining(FAILURE));
  await expect(loadPart(load)).resolves.toBe('there');
  expect(report).toHaveBeenCalledTimes(1);
});
