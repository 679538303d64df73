import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactElement, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadRemote, registerRemotes, servePages } from '../../testing/fake-federation';
import { remoteLoader } from '../loader/loader';
import { RemotePage } from './RemotePage';

jest.mock('@module-federation/runtime', () => jest.requireActual('../../testing/fake-federation'));

let count = 0;
function show(): RegisteredRemote {
  count += 1;
  const remote = { name: `qr${count}`, version: '1.4.0', contract: '^1.0.0', entry: '/e.js', routes: [] };
  renderPage(<RemotePage remote={remote} page="MyQrPage" />);
  return remote;
}

const missing = () => new Error('Loading chunk 7 failed.');

let consoleError: jest.SpyInstance;
beforeEach(() => {
  remoteLoader.reset();
  loadRemote.mockReset();
  registerRemotes.mockReset();
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = async () => new Response(JSON.stringify({ remotes: [] }));
});
afterEach(() => {
  jest.useRealTimers();
  consoleError.mockRestore();
  globalThis.frontdeskReport = undefined;
});

test('reports that the page is loading, then shows the page', async () => {
  loadRemote.mockResolvedValue({ MyQrPage: () => <p>My codes</p> });
  show();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByText('My codes')).toBeInTheDocument();
});

test('offers to reload when a page takes a long time, and shows the page once it is loaded', async () => {
  jest.useFakeTimers();
  let arrive: (module: object) => void = () => undefined;
  loadRemote.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve as typeof arrive;
    }),
  );
  show();
  act(() => jest.advanceTimersByTime(9_000));
  expect(screen.queryByRole('button', { name: 'Reload page' })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByText('This is taking longer than usual.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeInTheDocument();
  jest.useRealTimers();
  arrive({ MyQrPage: () => <p>My codes</p> });
  expect(await screen.findByText('My codes')).toBeInTheDocument();
});

test('shows chunk load failure, the kind, the remote and its version when a page fails to load', async () => {
  loadRemote.mockRejectedValue(missing());
  const { name } = show();
  expect(await screen.findByText(`chunk load failure (missing): ${name} 1.4.0`)).toBeInTheDocument();
});

test('reports the failure to the console and to a reporting service', async () => {
  const report = jest.fn();
  globalThis.frontdeskReport = report;
  loadRemote.mockRejectedValue(missing());
  const { name } = show();
  await screen.findByRole('alert');
  expect(consoleError).toHaveBeenCalledWith(
    expect.stringContaining(`chunk load failure (missing): ${name} 1.4.0`),
    expect.any(Error),
  );
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'missing' }));
});

test("'Try again' loads again and shows the page", async () => {
  loadRemote
    .mockRejectedValueOnce(missing())
    .mockRejectedValueOnce(missing())
    .mockResolvedValue({ MyQrPage: () => <p>My codes</p> });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('My codes')).toBeInTheDocument();
});

test.each([
  [
    'while rendering',
    () => {
      throw new Error('render broke');
    },
  ],
  [
    'in an effect',
    () => {
      useEffect(() => {
        throw new Error('effect broke');
      }, []);
      return null;
    },
  ],
])('catches %s thrown by a page, and names the remote', async (_, Page) => {
  loadRemote.mockResolvedValue({ MyQrPage: Page });
  const remote = show();
  expect(await screen.findByText(`crashed: ${remote.name} 1.4.0`)).toBeInTheDocument();
});

test("'Try again' reruns the entry after a page threw", async () => {
  const Broken = () => {
    throw new Error('render broke');
  };
  loadRemote.mockResolvedValue({ MyQrPage: Broken });
  const remote = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(registerRemotes).toHaveBeenCalledTimes(2));
  expect(registerRemotes.mock.lastCall?.[0]).toEqual([
    expect.objectContaining({ name: remote.name, entry: 'http://localhost/e.js?again=1' }),
  ]);
});

test('reports a loaded page’s missing chunk as missing, and loads it again without a reload', async () => {
  const report = jest.fn();
  globalThis.frontdeskReport = report;
  const chunk = jest.fn().mockRejectedValueOnce(Object.assign(missing(), { request: 'http://localhost/chunk.js' }));
  chunk.mockResolvedValue({ default: () => <p>My codes</p> });
  // The entry runs again and creates its parts anew.
  loadRemote.mockImplementation(async () => {
    const Later = lazy(chunk);
    return { MyQrPage: () => <Later /> };
  });
  const remote = show();
  expect(await screen.findByText(`chunk load failure (missing): ${remote.name} 1.4.0`)).toBeInTheDocument();
  expect(screen.getByText(/^One of its files is missing\./)).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'missing',
      message: 'One of its files is missing.',
      reason: expect.stringContaining('Loading chunk 7 failed'),
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('My codes')).toBeInTheDocument();
});

test('keeps the shown page, where the user may be typing, when the registry moves its remote', async () => {
  const remote = { name: 'pinned', version: '1.0.0', contract: '^1.0.0', entry: '/1.js', routes: [] };
  loadRemote.mockImplementation(async () => {
    const [[{ entry }]] = registerRemotes.mock.lastCall ?? [[{ entry: '' }]];
    return { MyQrPage: () => <input aria-label={new URL(entry).pathname} /> };
  });
  function Host() {
    const [entry, setEntry] = useState('/1.js');
    return (
      <>
        <button type="button" onClick={() => setEntry('/2.js')}>
          Release
        </button>
        <RemotePage remote={{ ...remote, entry }} page="MyQrPage" />
      </>
    );
  }
  renderPage(<Host />);
  await userEvent.type(await screen.findByLabelText('/1.js'), 'unsaved');
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  expect(screen.getByLabelText('/1.js')).toHaveValue('unsaved');
});

/** Renders an element, and returns a function that replaces it. */
function renderChanging(first: ReactElement): (next: ReactElement) => void {
  let change: (next: ReactElement) => void = () => undefined;
  function Shown() {
    const [shown, setShown] = useState(first);
    change = setShown;
    return shown;
  }
  renderPage(<Shown />);
  return (next) => act(() => change(next));
}

test('shows another page or another remote as soon as it is requested', async () => {
  loadRemote.mockImplementation(async (id) => ({ [id.split('/')[1] ?? '']: () => <p>{id}</p> }));
  const remote = (name: string) => ({ name, version: '1.0.0', contract: '^1.0.0', entry: '/1.js', routes: [] });
  const element = (name: string, page: string) => <RemotePage remote={remote(name)} page={page} />;
  const change = renderChanging(element('first', 'OnePage'));
  await screen.findByText('first/OnePage');
  change(element('first', 'OtherPage'));
  expect(await screen.findByText('first/OtherPage')).toBeInTheDocument();
  change(element('second', 'OtherPage'));
  expect(await screen.findByText('second/OtherPage')).toBeInTheDocument();
});

test('shows the newer release when the previous one did not load', async () => {
  loadRemote.mockRejectedValueOnce(new TypeError('x is not a function'));
  const remote = { name: 'moved', version: '1.0.0', contract: '^1.0.0', entry: '/1.js', routes: [] };
  const change = renderChanging(<RemotePage remote={remote} page="MyQrPage" />);
  await screen.findByRole('alert');
  loadRemote.mockResolvedValue({ MyQrPage: () => <p>My codes</p> });
  change(<RemotePage remote={{ ...remote, version: '1.1.0', entry: '/2.js' }} page="MyQrPage" />);
  expect(await screen.findByText('My codes')).toBeInTheDocument();
});

test('loads a page once while it is ready, however often it is shown', async () => {
  loadRemote.mockResolvedValue({ MyQrPage: () => <p>My codes</p> });
  const remote = { name: 'again', version: '1.0.0', contract: '^1.0.0', entry: '/1.js', routes: [] };
  const first = renderPage(<RemotePage remote={remote} page="MyQrPage" />);
  await screen.findByText('My codes');
  first.unmount();
  renderPage(<RemotePage remote={remote} page="MyQrPage" />);
  expect(screen.getByText('My codes')).toBeInTheDocument();
  expect(loadRemote).toHaveBeenCalledTimes(1);
});

test.each([
  ['a layout effect', useLayoutEffect],
  ['an effect', useEffect],
])('follows a page that navigates in %s of its first render', async (_, useIt) => {
  function Redirects() {
    const navigate = useNavigate();
    useIt(() => void navigate('/next'), [navigate]);
    return <p>Redirects</p>;
  }
  servePages({ MyQrPage: () => Redirects });
  show();
  expect(await screen.findByText('Went to /next')).toBeInTheDocument();
});

test('follows a page in strict mode, which React mounts, removes and mounts again', async () => {
  function Leaves() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate('/next')}>
        Leave
      </button>
    );
  }
  servePages({ MyQrPage: () => Leaves });
  const remote = { name: 'strict', version: '1.4.0', contract: '^1.0.0', entry: '/e.js', routes: [] };
  renderPage(
    <StrictMode>
      <RemotePage remote={remote} page="MyQrPage" />
    </StrictMode>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Went to /next')).toBeInTheDocument();
});
