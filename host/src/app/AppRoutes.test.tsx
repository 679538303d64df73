import { sessionStore, signIn, signOut } from '@frontdesk/shared/app';
import { ChakraProvider, system } from '@frontdesk/shared/ui/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { loadPage } from '../remotes/load-page';
import { useRegistry } from '../remotes/registry-store';
import { AppRoutes } from './AppRoutes';

jest.mock('../remotes/load-page');
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
  useRegistry.setState({ registry: { remotes, refused: [], failures: [] }, failure: null });
  jest
    .mocked(loadPage)
    .mockImplementation(async (remote, page) => ({ ok: true, Page: () => <p>{`${remote.name}: ${page}`}</p> }));
});

test.each(['/', '/admin', '/no/such/page', '/ADMIN'])('%s is the home dashboard of a signed-in owner', async (path) => {
  signIn('token');
  open(path);
  expect(await screen.findByText('Home dashboard')).toBeInTheDocument();
  expect(where.toLowerCase()).toBe('/admin');
});

test.each(['/MyProfile', '/myprofile', '/MYPROFILE'])('%s finds its page whatever the case', async (path) => {
  signIn('token');
  open(path);
  expect(await screen.findByText('account: ProfilePage')).toBeInTheDocument();
  expect(document.title).toBe('My Profile - Frontdesk');
});

test('without a token a protected address leads to /login and remembers where one wanted to go', async () => {
  open('/MyProfile?tab=2');
  expect(await screen.findByText('account: LoginPage')).toBeInTheDocument();
  expect(where).toBe('/login {"returnTo":"/MyProfile?tab=2"}');
});

test.each(['/login', '/admin/reset_password?token=a%2Bb'])('%s needs no token', async (path) => {
  open(path);
  expect(await screen.findByText(/account: (Login|ResetPassword)Page/)).toBeInTheDocument();
  expect(where).toBe(path);
});

test('signing out leads to /login and the next person starts at home', async () => {
  signIn('token');
  open('/MyProfile');
  await screen.findByText('account: ProfilePage');
  act(() => signOut());
  expect(await screen.findByText('account: LoginPage')).toBeInTheDocument();
  expect(where).toBe('/login');
});

test('while the registry is on its way nobody is sent anywhere', () => {
  useRegistry.setState({ registry: null });
  open('/MyProfile');
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(where).toBe('/MyProfile');
});

test('a visitor is told of a registry that failed, and comes in once it is there', async () => {
  const failure = { kind: 'missing', step: 'registry', remote: 'registry', version: '-', message: 'Gone.' } as const;
  useRegistry.setState({ registry: null, failure });
  globalThis.fetch = async () => Response.json({ remotes });
  open('/login');
  expect(await screen.findByText('chunk load failure (missing): registry -')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('account: LoginPage')).toBeInTheDocument();
});

test('a registry that failed says so, and the home dashboard still works', async () => {
  const failure = { kind: 'missing', step: 'registry', remote: 'registry', version: '-', message: 'Gone.' } as const;
  useRegistry.setState({ registry: null, failure });
  signIn('token');
  open('/admin');
  expect(await screen.findByText('Home dashboard')).toBeInTheDocument();
  open('/MyQr');
  expect(await screen.findByText('chunk load failure (missing): registry -')).toBeInTheDocument();
});
