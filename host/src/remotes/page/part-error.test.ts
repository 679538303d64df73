import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { GroupError } from '../failure/load-failure';
import { remoteLoader } from '../loader/loader';
import { useRegistry } from '../registry/registry-store';
import { partError } from './part-error';

jest.mock('@module-federation/runtime', () => jest.requireActual('../../testing/fake-federation'));

const remote = (name: string, entry: string): RegisteredRemote => ({
  name,
  version: '1.4.0',
  contract: '^1.0.0',
  entry,
  routes: [],
});
const missingChunk = (request: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });

let report: jest.SpyInstance;
beforeEach(() => {
  report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = async () => new Response('', { status: 502 });
  const remotes = [remote('agents', '/remotes/agents/entry.js'), remote('qr', 'https://cdn.example/qr/entry.js')];
  useRegistry.setState({ registry: { remotes } as never });
});
afterEach(() => jest.restoreAllMocks());

test('names the remote whose folder the file is in, and why the file did not load', async () => {
  await expect(partError(missingChunk('https://cdn.example/qr/late.js'))).resolves.toMatchObject({
    message: 'Its server answered with error 502.',
    failure: { remote: 'qr', version: '1.4.0', step: 'page', kind: 'server error' },
  });
  await expect(partError(missingChunk('http://localhost/remotes/agents/7.js'))).resolves.toMatchObject({
    failure: { remote: 'agents' },
  });
});

test('reports the failure', async () => {
  await partError(missingChunk('https://cdn.example/qr/late.js'));
  expect(report).toHaveBeenCalledWith(
    expect.stringContaining('chunk load failure (server error): qr'),
    expect.anything(),
  );
});

test.each(['http://localhost/admin/late.js', 'https://cdn.example/late.js'])(
  "names the host for a file in no remote's folder, and does not request it: %s",
  async (address) => {
    const explain = jest.spyOn(remoteLoader, 'explain');
    await expect(partError(missingChunk(address))).resolves.toMatchObject({
      message: 'One of its files is missing.',
      failure: { remote: 'host', kind: 'missing', step: 'page' },
    });
    expect(explain).not.toHaveBeenCalled();
  },
);

test('names the host for an error without an address, and before the registry loads', async () => {
  await expect(partError(new TypeError('x is not a function'))).resolves.toMatchObject({
    failure: { remote: 'host', kind: 'other' },
  });
  useRegistry.setState({ registry: null });
  await expect(partError(missingChunk('https://cdn.example/qr/late.js'))).resolves.toMatchObject({
    failure: { remote: 'host' },
  });
});

test('reads the cause of a shared group, whose name the owner does not know', async () => {
  const cause = missingChunk('https://cdn.example/qr/late.js');
  await expect(partError(new GroupError('@frontdesk/shared/ui/data', cause))).resolves.toMatchObject({
    failure: { step: 'page', cause },
  });
});
