import { registerRemotes } from '../testing/sample-remotes';
import { loadPart } from './load-part';
import { onLoadFailure } from './report-load-failure';
import { GroupError } from './shared-groups';

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

test('finds out the reason', async () => {
  globalThis.fetch = async () => new Response('', { status: 503 });
  const load = () => Promise.reject(notThere('https://cdn.example/qr/daily-scans.js'));
  await expect(loadPart(load)).rejects.toMatchObject({
    failure: { kind: 'server error', message: 'Its server answered with error 503.' },
  });
});

test('counts a part whose file belongs to no remote as part of the host', async () => {
  const load = () => Promise.reject(notThere('https://elsewhere.example/x.js'));
  await expect(loadPart(load)).rejects.toMatchObject({ failure: { remote: 'host' } });
});

test('counts a missing shared group as part of the host, and does not name it in the sentence', async () => {
  const load = () => Promise.reject(new GroupError('@frontdesk/shared/ui/file-drop', notThere('/admin/364.js')));
  await expect(loadPart(load)).rejects.toMatchObject({
    failure: { kind: 'missing', remote: 'host', message: 'One of its files is missing.' },
  });
});
