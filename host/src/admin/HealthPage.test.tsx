import { getClientReport } from '@frontdesk/shared/endpoints/client-report';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remoteLoader } from '../remotes/loader/loader';
import { useRegistry } from '../remotes/registry/registry-store';
import { getInstance, servePages } from '../testing/fake-federation';
import { HealthPage } from './HealthPage';

jest.mock('@module-federation/runtime', () => jest.requireActual('../testing/fake-federation'));

const qr = {
  name: 'qr',
  version: '1.4.0',
  contract: '^1.0.0',
  entry: '/admin/remotes/qr/entry.js',
  routes: [{ path: '/MyQr', page: 'MyQrPage', access: 'signed-in' as const, title: 'My Qr' }],
};
const failure = { kind: 'missing', step: 'page', remote: 'qr', version: '1.4.0', message: 'Gone.' } as const;

beforeEach(() => {
  Object.assign(globalThis, { SHARED_CONTENTS: {} });
  globalThis.fetch = async () => Response.json({ remotes: [qr] });
  remoteLoader.reset();
  getInstance.mockReturnValue({
    options: { shared: { react: [] } },
    shareScopeMap: { default: { react: { '19.3.1': { from: 'agents', loaded: true } } } },
  });
  useRegistry.setState({ ...useRegistry.getInitialState(), registry: { remotes: [qr], refused: [], failures: [] } });
});
afterEach(() => localStorage.clear());

const card = () => within(screen.getByRole('article', { name: 'qr' }));

test('shows each remote with version, contract, entry and state', () => {
  renderPage(<HealthPage />);
  for (const words of ['1.4.0', '^1.0.0', '/admin/remotes/qr/entry.js', 'not loaded yet']) {
    expect(card().getByText(words)).toBeInTheDocument();
  }
});

test('shows why a remote failed, and retries it', async () => {
  remoteLoader.useStatus.setState({ qr: { state: 'failed', version: '1.4.0', lastFailure: failure, pages: {} } });
  servePages({ MyQrPage: () => () => null });
  renderPage(<HealthPage />);
  expect(card().getByRole('alert')).toHaveTextContent('Last failure (missing, page): Gone.');
  await userEvent.click(card().getByRole('button', { name: 'Try again' }));
  expect(await card().findByText('ready')).toBeInTheDocument();
});

test('retries only the pages of a remote that failed', async () => {
  servePages({ MyQrPage: () => () => null });
  renderPage(<HealthPage />);
  await userEvent.click(card().getByRole('button', { name: 'Load now' }));
  expect(await card().findByText('ready')).toBeInTheDocument();
  const { load } = remoteLoader;
  const loaded = jest
    .spyOn(remoteLoader, 'load')
    .mockImplementation((remote, page) => load.call(remoteLoader, remote, page));
  act(() => remoteLoader.noteThrown(qr, 'QrUrlPage', new Error('x')));
  await userEvent.click(card().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(loaded.mock.calls.map(([, page]) => page)).toEqual(['QrUrlPage']));
  loaded.mockRestore();
});

test('turns a remote off in this browser, and on again', async () => {
  renderPage(<HealthPage />);
  await userEvent.click(card().getByRole('button', { name: 'Turn off in this browser' }));
  expect(await card().findByText('turned off')).toBeInTheDocument();
  await userEvent.click(card().getByRole('button', { name: 'Turn on' }));
  expect(await card().findByText('not loaded yet')).toBeInTheDocument();
});

test('shows each shared module with its version and its provider', () => {
  renderPage(<HealthPage />);
  expect(screen.getByRole('row', { name: 'react 19.3.1 - host loaded' })).toBeInTheDocument();
});

test('shows all browsers’ reports and missing settings, but not on a server that collects no reports', async () => {
  const api = fakeApi().on(getClientReport, () => ({
    missing: ['SMTP_URL', 'PUBLIC_URL', 'A_LATER_ONE'],
    remotes: [
      {
        remote: 'qr',
        version: '1.4.0',
        loads: 7,
        medianMs: 400,
        failures: { missing: 2, 'mixed content': 1 },
        changes: { fetch: 4 },
        errors: [{ place: 'MyQrPage.js:1:7', count: 3, lastDay: '2026-11-26' }],
      },
    ],
  }));
  const { unmount } = renderPage(<HealthPage />);
  const failures = '2 missing, 1 mixed content, 4 changed fetch site-wide';
  expect(await screen.findByRole('row', { name: `qr 1.4.0 7 up to 400 ms ${failures}` })).toBeVisible();
  expect(screen.getByRole('row', { name: 'qr 1.4.0 MyQrPage.js:1:7 3 2026-11-26' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Not set up on this server' })).toBeVisible();
  expect(screen.getByText('SMTP_URL').closest('li')).toHaveTextContent(/^No emails are sent/);
  expect(screen.getByText('PUBLIC_URL')).toBeVisible();
  expect(screen.queryByText('A_LATER_ONE')).not.toBeInTheDocument();
  unmount();
  api.on(getClientReport, () => refuse(404));
  renderPage(<HealthPage />);
  await waitFor(() => expect(api.calls.filter(({ path }) => path === getClientReport.path)).toHaveLength(2));
  expect(screen.queryByText('Not set up on this server')).not.toBeInTheDocument();
  expect(screen.queryByText('All browsers')).not.toBeInTheDocument();
  api.restore();
});

test('shows why an entry of the registry cannot be used', () => {
  const refused = { ...failure, kind: 'invalid', remote: 'thief', message: '/MyQr is already taken by qr.' } as const;
  useRegistry.setState({ registry: { remotes: [qr], refused: [], failures: [refused] } });
  renderPage(<HealthPage />);
  expect(screen.getByRole('article', { name: 'thief, refused' })).toHaveTextContent('/MyQr is already taken by qr.');
});
