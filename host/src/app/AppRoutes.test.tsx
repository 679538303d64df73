import { sessionStore, signIn, signOut, toastStore } from '@frontdesk/shared/app';
import type { HomeCardProps, RegisteredRemote } from '@frontdesk/shared/contract';
import { ChakraProvider, system } from '@frontdesk/shared/ui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { remoteLoader } from '../remotes/loader/loader';
import { useRegistry } from '../remotes/registry/registry-store';
import { loadRemote } from '../testing/fake-federation';
import { AppRoutes } from './AppRoutes';

jest.mock('@module-federation/runtime', () => jest.requireActual('../testing/fake-federation'));
jest.mock('../shell/SignedInArea', () => {
  const { Outlet } = jest.requireActual('react-router-dom');
  return { SignedInArea: () => <Outlet /> };
});
jest.mock('../home/HomePage', () => ({ HomePage: () => <p>Home dashboard</p> }));

const remotes = [
  {
    name: 'account',
    version: '1.0.0',
    contract: '^1.0.0',
    entry: '/a.js',
    routes: [
      { path: '/login', page: 'LoginPage', access: 'public' as const, title: 'Login' },
      { path: '/admin/reset_password', page: 'ResetPasswordPage', access: 'public' as const, title: 'Reset Password' },
      { path: '/MyProfile', page: 'ProfilePage', access: 'signed-in' as const, title: 'My Profile' },
    ],
  },
];

const logout = { path: '/Logout', access: 'signed-in' as const };
const withLogout = {
  ...remotes[0],
  name: 'account',
  routes: [{ ...logout, page: 'LogoutPage', title: 'Log Out' }],
} as RegisteredRemote;
const failure = { kind: 'missing', step: 'registry', remote: 'registry', version: '-', message: 'Gone.' } as const;

let where = '';
function Where() {
  const { pathname, search, state } = useLocation();
  where = `${pathname}${search}${state ? ` ${JSON.stringify(state)}` : ''}`;
  return null;
}

function open(path: string) {
  return render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Where />
      </MemoryRouter>
    </ChakraProvider>,
  );
}

beforeEach(() => {
  sessionStore.setState(sessionStore.getInitialState());
  toastStore.setState(toastStore.getInitialState());
  useRegistry.setState({ registry: { remotes, refused: [], failures: [] }, failure: null, disabled: [] });
  remoteLoader.reset();
  loadRemote.mockImplementation(async (id) => {
    const [remote, page = ''] = id.split('/');
    return { [page]: () => <p>{`${remote}: ${page}`}</p> };
  });
});

test.each(['/', '/admin', '/no/such/page', '/ADMIN'])(
  '%s shows the home dashboard to a signed-in owner',
  async (path) => {
    signIn('token');
    open(path);
    expect(await screen.findByText('Home dashboard')).toBeInTheDocument();
    expect(where.toLowerCase()).toBe('/admin');
  },
);

test.each(['/MyProfile', '/myprofile', '/MYPROFILE'])('%s opens its page in any letter case', async (path) => {
  signIn('token');
  open(path);
  expect(await screen.findByText('account: ProfilePage')).toBeInTheDocument();
  expect(document.title).toBe('My Profile - Frontdesk');
});

test('renders a page again only when the registry changes, and its `hasAddress` knows the new addresses', async () => {
  const onRender = jest.fn();
  loadRemote.mockImplementation(async () => ({
    ProfilePage: ({ hasAddress }: HomeCardProps) => {
      onRender(hasAddress('/Team'));
      return <p>My profile</p>;
    },
  }));
  signIn('token');
  open('/MyProfile');
  await screen.findByText('My profile');
  act(() => useRegistry.setState({ isOwner: true }));
  expect(onRender.mock.calls).toEqual([[false]]);
  const team = { path: '/Team', page: 'TeamPage', access: 'signed-in' as const, title: 'Team' };
  const more = remotes.map((remote) => ({ ...remote, routes: [...remote.routes, team] }));
  act(() => useRegistry.setState({ registry: { remotes: more, refused: [], failures: [] } }));
  expect(onRender.mock.calls.slice(1)).toEqual([[true]]);
});

test('redirects a protected address without a token to /login and stores the address for later', async () => {
  open('/MyProfile?tab=2');
  expect(await screen.findByText('account: LoginPage')).toBeInTheDocument();
  expect(where).toBe('/login {"returnTo":"/MyProfile?tab=2"}');
});

test.each(['/login', '/admin/reset_password?token=a%2Bb'])('%s opens without a token', async (path) => {
  open(path);
  expect(await screen.findByText(/account: (Login|ResetPassword)Page/)).toBeInTheDocument();
  expect(where).toBe(path);
});

test('redirects to /login on sign-out, and the next user starts at home', async () => {
  signIn('token');
  open('/MyProfile');
  await screen.findByText('account: ProfilePage');
  act(() => signOut());
  expect(await screen.findByText('account: LoginPage')).toBeInTheDocument();
  expect(where).toBe('/login');
});

test('shows what is missing on a site without a login page, and does not redirect', async () => {
  useRegistry.setState({ registry: { remotes: [], refused: [], failures: [] } });
  open('/MyProfile');
  expect(await screen.findByText('This site has no login page.')).toBeInTheDocument();
  expect(screen.getByText(/The operator of this site must add it to \/admin\/remotes\.json\./)).toBeInTheDocument();
  expect(where).toMatch(/^\/login/);
  globalThis.fetch = async () => Response.json({ remotes });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('account: LoginPage')).toBeInTheDocument();
});

test.each([
  ['is not registered', { registry: { remotes: [], refused: [], failures: [] } }],
  ['cannot be used', { registry: { remotes: [], refused: [{ ...logout, failure, isTaken: false }], failures: [] } }],
  ['is unknown, because the registry failed', { registry: null, failure }],
  ['is turned off', { registry: { remotes: [withLogout], refused: [], failures: [] }, disabled: ['account'] }],
  ['does not load', { registry: { remotes: [withLogout], refused: [], failures: [] } }],
])('logs the owner out when the logout page %s', async (_, state) => {
  loadRemote.mockRejectedValue(new Error('Loading chunk 7 failed.'));
  useRegistry.setState({ disabled: [], failure: null, ...state });
  signIn('token');
  open('/Logout');
  await waitFor(() => expect(sessionStore.getState()).toMatchObject({ token: null, ended: 'signed-out' }));
  expect(toastStore.getState().toasts).toMatchObject([{ text: 'You have been logged out.' }]);
});

test.each(['/team', '/Team/7'])(
  'reports at %s, an address of a removed remote, that the part is not installed',
  async (path) => {
    const removed = [{ name: 'team', paths: ['/team', '/team/:id'] }];
    useRegistry.setState({ registry: { remotes, refused: [], failures: [], removed } });
    signIn('token');
    open(path);
    expect(await screen.findByText('This part is not installed')).toBeInTheDocument();
    expect(screen.getByText(/This address belongs to team, which was removed from this site\./)).toBeInTheDocument();
    expect(where).toBe(path);
  },
);

test('redirects an unknown address to home when remotes were removed', async () => {
  useRegistry.setState({
    registry: { remotes, refused: [], failures: [], removed: [{ name: 'team', paths: ['/team'] }] },
  });
  signIn('token');
  open('/no/such/page');
  expect(await screen.findByText('Home dashboard')).toBeInTheDocument();
});

test('shows the new remote’s page at an address that a removed remote had', async () => {
  const removed = [{ name: 'team', paths: ['/MyProfile'] }];
  useRegistry.setState({ registry: { remotes, refused: [], failures: [], removed } });
  signIn('token');
  open('/MyProfile');
  expect(await screen.findByText('account: ProfilePage')).toBeInTheDocument();
});

test('redirects visitors to the route with the login role, at any address', async () => {
  const [account] = remotes;
  const routes = [
    { path: '/enter', page: 'EnterPage', access: 'public' as const, title: 'Enter', role: 'login' as const },
  ];
  useRegistry.setState({
    registry: { remotes: [{ ...account, routes } as RegisteredRemote], refused: [], failures: [] },
  });
  open('/MyProfile');
  expect(await screen.findByText('account: EnterPage')).toBeInTheDocument();
});

test('does not redirect while the registry loads', () => {
  useRegistry.setState({ registry: null });
  open('/MyProfile');
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(where).toBe('/MyProfile');
});

test('shows a visitor that the registry failed, and opens the page after a retry', async () => {
  useRegistry.setState({ registry: null, failure });
  globalThis.fetch = async () => Response.json({ remotes });
  open('/login');
  expect(await screen.findByText('chunk load failure (missing): registry -')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('account: LoginPage')).toBeInTheDocument();
});

test('reports a failed registry, and the home dashboard still works', async () => {
  useRegistry.setState({ registry: null, failure });
  signIn('token');
  open('/admin');
  expect(await screen.findByText('Home dashboard')).toBeInTheDocument();
  open('/MyQr');
  expect(await screen.findByText('chunk load failure (missing): registry -')).toBeInTheDocument();
});
