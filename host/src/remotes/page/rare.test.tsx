import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GroupError } from '../failure/load-failure';
import { remoteLoader } from '../loader/loader';
import { hasOverrides, readRemoteChoices, setRemoteDisabled, setRemoteOverride } from '../overrides/remote-choices';
import { useRegistry } from '../registry/registry-store';
import { OverrideMarker, partError, TurnedOffPage } from './rare';

// jsdom logs an error because it cannot load another page.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('shows where overridden remotes load from, and clears the overrides in one click', async () => {
  setRemoteOverride('qr', 'http://localhost:8084');
  setRemoteOverride('agents', 'http://localhost:8085');
  renderPage(<OverrideMarker />);
  expect(screen.getByRole('note', { name: 'Active overrides' })).toHaveTextContent(
    'qr from http://localhost:8084, agents from http://localhost:8085',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(hasOverrides()).toBe(false);
});

test('names the version and the release of a preview, and ends the preview', async () => {
  sessionStorage.setItem('PREVIEW', 'qr@0123456789abcdef');
  setRemoteOverride('agents', 'http://localhost:8085');
  renderPage(<OverrideMarker />);
  expect(screen.getByRole('note')).toHaveTextContent(
    'agents from http://localhost:8085, Preview of qr 1.4.0 (01234567)',
  );
  await userEvent.click(screen.getByRole('button', { name: 'End preview' }));
  expect(hasOverrides()).toBe(false);
});

test('turns on a remote that was turned off in this browser', async () => {
  setRemoteDisabled('qr', true);
  globalThis.fetch = async () => new Response('{"remotes":[]}');
  useRegistry.setState({ disabled: ['qr'] });
  renderPage(<TurnedOffPage name="qr" title="My Qr" />);
  expect(screen.getByRole('heading', { name: 'This part is turned off' })).toBeInTheDocument();
  expect(screen.getByText('qr is turned off in this browser. Other people still see it.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(readRemoteChoices().disabled).toEqual([]);
  await useRegistry.getState().refresh();
  expect(useRegistry.getState().disabled).toEqual([]);
});

test.each([
  [null, 'Could not load your account, so this page cannot open. Check your connection and try again.'],
  [false, /^Only owners of the organization can open this page/],
])('explains why a page for owners does not open when isOwner is %s', (isOwner, words) => {
  useRegistry.setState({ disabled: [], isOwner });
  renderPage(<TurnedOffPage name="team" title="Team" />);
  expect(screen.getByRole('heading', { name: 'Team' })).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  useRegistry.setState({ isOwner: undefined });
});

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
  const remotes = [remote('agents', '/remotes/agents/entry.js'), remote('qr', '/remotes/qr/entry.js')];
  useRegistry.setState({ registry: { remotes } as never });
});
afterEach(() => jest.restoreAllMocks());

test('names the remote whose folder the file is in, and why the file did not load', async () => {
  await expect(partError(missingChunk('http://localhost/remotes/qr/late.js'))).resolves.toMatchObject({
    message: 'Its server answered with error 502.',
    failure: { remote: 'qr', version: '1.4.0', step: 'page', kind: 'server error' },
  });
  await expect(partError(missingChunk('http://localhost/remotes/agents/7.js'))).resolves.toMatchObject({
    failure: { remote: 'agents' },
  });
});

test('reports the failure', async () => {
  await partError(missingChunk('http://localhost/remotes/qr/late.js'));
  expect(report).toHaveBeenCalledWith(
    expect.stringContaining('chunk load failure (server error): qr'),
    expect.anything(),
  );
});

test.each(['http://localhost/admin/late.js', 'https://cdn.example/late.js'])(
  "names the host for a file that is in no remote's folder, and does not request it: %s",
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

test('reports why a shared group failed without its name, which the owner does not know', async () => {
  const cause = missingChunk('https://cdn.example/qr/late.js');
  await expect(partError(new GroupError('@frontdesk/shared/ui/data', cause))).resolves.toMatchObject({
    failure: { step: 'page', cause },
  });
});
