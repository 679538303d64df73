import { themeStore } from '@frontdesk/shared/app';
import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { endpointKey, useQueryClient } from '@frontdesk/shared/query';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useServerCalls } from '../contributions/server-calls';
import type { LoadFailure } from '../remotes/failure/load-failure';
import { LoadFailurePage } from '../remotes/page/LoadFailurePage';
import { useRegistry, useReports } from '../remotes/registry/registry-store';
import { registerRemotes, SAMPLE_REMOTES } from '../testing/sample-remotes';
import { Sidebar } from './Sidebar';
import { OfflineNotice, TopBar } from './TopBar';

// The library mistakes jsdom for Node.
jest.mock('../realtime/live-connection', () => ({ openLiveConnection: () => ({ stop() {}, retry() {} }) }));

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  registerRemotes();
  api = fakeApi().on(getNotifications, () => ({ count: 3, notifications: [] }));
});
afterEach(() => {
  api.restore();
  jest.useRealTimers();
});

test('shows the unread count on the link to the notifications, and 2 on the static icon', async () => {
  renderPage(<TopBar />);
  const link = await screen.findByRole('link', { name: 'Notifications, 3 unread' });
  expect(link).toHaveAttribute('href', '/notifications');
  expect(within(link).getByText('3')).toBeInTheDocument();
  expect(screen.getByText('2').closest('a')).toBeNull();
});

test('links the title to the dashboard, and the picture to the profile', () => {
  renderPage(<TopBar />);
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/myprofile');
});

test('fetches the count every 15 seconds, even after a failure, which is logged', async () => {
  jest.useFakeTimers();
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on(getNotifications, () => refuse(500));
  renderPage(<TopBar />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(consoleError).toHaveBeenCalledWith('Failed to fetch notifications:', expect.anything());
  expect(api.callsOf(getNotifications)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(14_000));
  expect(api.callsOf(getNotifications)).toHaveLength(1);
  api.on(getNotifications, () => ({ count: 5, notifications: [] }));
  await act(() => jest.advanceTimersByTimeAsync(1_100));
  expect(screen.getByText('5')).toBeInTheDocument();
  consoleError.mockRestore();
});

test.each([
  [{ role: 'owner' }, true],
  [{ role: 'member' }, false],
  [{}, true],
  [{ role: 'guest' }, true],
])('derives from the profile with %j whether the user is an owner', async (more, isOwner) => {
  api.on(getLoggedUser, () => ({ email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', ...more }) as never);
  renderPage(<TopBar />);
  expect(useRegistry.getState().isOwner).toBeUndefined();
  await screen.findByText('AL');
  expect(useRegistry.getState().isOwner).toBe(isOwner);
});

test('treats an answer without a role, from a remote’s older release, as an owner’s', async () => {
  function OlderRemote() {
    useQueryClient().setQueryData(endpointKey(getLoggedUser, {}), { email: 'a@b.c', firstName: 'Ada', lastName: 'L' });
    return <TopBar />;
  }
  renderPage(<OlderRemote />);
  await screen.findByText('AL');
  expect(useRegistry.getState().isOwner).toBe(true);
});

test('forgets the role when the profile does not load, and for the next user', async () => {
  useRegistry.setState({ isOwner: true });
  api.on(getLoggedUser, () => refuse(500));
  renderPage(<TopBar />);
  await waitFor(() => expect(useRegistry.getState().isOwner).toBeNull());
});

test('switches the theme with the theme button, which names its next effect', async () => {
  renderPage(<TopBar />);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(themeStore.getState().darkMode).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(themeStore.getState().darkMode).toBe(false);
});

test('shows the count of a badge at its entry, and its unit to screen readers', async () => {
  const [account, agents, , qr] = SAMPLE_REMOTES as [RegisteredRemote, RegisteredRemote, unknown, RegisteredRemote];
  const badge = { at: '/Agent', call: '/api/notification/getNotifications', field: 'count', unit: 'waiting' } as const;
  registerRemotes([account, { ...agents, badge }, qr]);
  renderPage(<Sidebar />);
  const link = await screen.findByRole('link', { name: 'My Agents, 3 waiting', hidden: true });
  expect(within(link).getByText('3')).toBeInTheDocument();
});

test('shows neither bell nor picture without the remotes that contribute them', () => {
  registerRemotes([]);
  renderPage(<TopBar />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dashboard']);
});

test('shows three groups in the menu of narrow screens, where Profile and Setting are not links', async () => {
  renderPage(<TopBar />);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  for (const group of ['Main', 'lists', 'settings']) expect(menu.getByText(group)).toBeInTheDocument();
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dashboard',
    'My Agents',
    'Chat',
    'My Qr',
    'Generate Qr Codes',
    'Log Out',
  ]);
  expect(menu.getByText('Profile')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

test('shows the spec’s entries in order in the sidebar, where Status and Setting are not links', () => {
  renderPage(<Sidebar />);
  // Narrow windows hide the sidebar, and jsdom's window is narrow.
  expect(screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/admin',
    '/agent',
    '/MyQr',
    '/GenerateQr',
    '/Chat',
    '/myprofile',
    '/Logout',
  ]);
  expect(screen.getByText('Status').closest('a')).toBeNull();
  expect(screen.getByText('Setting').closest('a')).toBeNull();
});

test('reserves the place of an entry until our server reports whether it has the required call', async () => {
  const [account, agents, , qr] = SAMPLE_REMOTES as [RegisteredRemote, RegisteredRemote, unknown, RegisteredRemote];
  registerRemotes([account, { ...agents, requires: 'GET /api/agents' }, qr]);
  useReports.setState(true, true);
  const { unmount } = renderPage(<Sidebar />);
  const places = () => screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
  const before = places();
  const entry = () => screen.getByText('My Agents').closest('li');
  expect(entry()).toHaveStyle({ visibility: 'hidden' });
  expect(localStorage.getItem('MENU')).not.toContain('My Agents');
  act(() => useServerCalls.setState({ 'GET /api/agents': { has: true, at: 0 } }));
  expect(entry()).not.toHaveStyle({ visibility: 'hidden' });
  expect(places()).toEqual(before);
  expect(localStorage.getItem('MENU')).toContain('My Agents');
  act(() => useServerCalls.setState({ 'GET /api/agents': { has: false, at: 0 } }));
  expect(screen.queryByText('My Agents')).toBeNull();
  unmount();
  // Another server may never answer.
  useReports.setState(false, true);
  useServerCalls.setState({}, true);
  renderPage(<Sidebar />);
  expect(screen.queryByText('My Agents')).toBeNull();
});

test('explains on focus and on hover why Status and Setting are not links', async () => {
  renderPage(<Sidebar />);
  const status = screen.getByText('Status');
  act(() => status.focus());
  expect(status).toHaveAccessibleDescription(/^Status has no page yet\./);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  await userEvent.hover(screen.getByText('Setting'));
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent(/^Settings have no page yet\./);
});

const network = jest.spyOn(navigator, 'onLine', 'get');
function setOnline(isOnline: boolean) {
  network.mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
beforeEach(() => network.mockReturnValue(true));

const failureOf = (kind: LoadFailure['kind']): LoadFailure => ({
  kind,
  step: 'page',
  remote: 'qr',
  version: '1.0.0',
  message: 'One of its files is missing.',
});

test('shows the notice under the bar while there is no network', () => {
  renderPage(<OfflineNotice />);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  setOnline(false);
  expect(screen.getByText(/You are offline\. Missing data will load/)).toBeInTheDocument();
  setOnline(true);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

test.each(['missing', 'timeout'] as const)(
  'reports a missing network on a page that fails with %s while offline, and loads it when the network returns',
  (kind) => {
    const onRetry = jest.fn();
    network.mockReturnValue(false);
    renderPage(<LoadFailurePage failure={failureOf(kind)} onRetry={onRetry} />);
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeInTheDocument();
    expect(screen.queryByText(/chunk load failure/)).not.toBeInTheDocument();
    expect(onRetry).not.toHaveBeenCalled();
    setOnline(true);
    expect(onRetry).toHaveBeenCalledTimes(1);
    // The page does not claim that a file is missing until the attempt ends.
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeInTheDocument();
  },
);

test('retries for ten seconds after the network returns, then shows what is missing', async () => {
  jest.useFakeTimers();
  const onRetry = jest.fn();
  function Page() {
    const [failure, setFailure] = useState(failureOf('missing'));
    const retry = () => {
      onRetry();
      setFailure(failureOf('missing'));
    };
    return <LoadFailurePage failure={failure} onRetry={retry} />;
  }
  network.mockReturnValue(false);
  renderPage(<Page />);
  setOnline(true);
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  };
  await pass(9);
  expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeInTheDocument();
  expect(onRetry.mock.calls.length).toBeGreaterThan(5);
  await pass(3);
  expect(screen.getByText('chunk load failure (missing): qr 1.0.0')).toBeInTheDocument();
  const tries = onRetry.mock.calls.length;
  await pass(60);
  expect(onRetry).toHaveBeenCalledTimes(tries);
  jest.useRealTimers();
});

test.each(['incompatible', 'invalid', 'other'] as const)(
  'shows the kind of failure on a page that fails with %s even while offline',
  (kind) => {
    network.mockReturnValue(false);
    renderPage(<LoadFailurePage failure={failureOf(kind)} onRetry={jest.fn()} />);
    expect(screen.getByText(`chunk load failure (${kind}): qr 1.0.0`)).toBeInTheDocument();
  },
);

test('shows no notice when the page itself reports that it is offline', () => {
  network.mockReturnValue(false);
  renderPage(
    <>
      <OfflineNotice />
      <LoadFailurePage failure={failureOf('missing')} onRetry={jest.fn()} />
    </>,
  );
  expect(screen.getAllByText(/You are offline/)).toHaveLength(1);
});
