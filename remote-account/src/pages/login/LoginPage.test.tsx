import { sessionStore, showToast } from '@frontdesk/shared/app';
import { login } from '@frontdesk/shared/endpoints/authentication';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberRegistered } from '../../model/just-registered';
import { LoginPage } from './LoginPage';

let api: ReturnType<typeof fakeApi>;
let consoleError: jest.SpyInstance;
beforeEach(() => {
  api = fakeApi();
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStore.setState(sessionStore.getInitialState());
});
afterEach(() => {
  api.restore();
  consoleError.mockRestore();
});

async function fillAndSend(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('shows the links of the spec', () => {
  renderPage(<LoginPage />, { at: '/login' });
  expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: 'Register here' })).toHaveAttribute('href', '/register');
});

test('requires email and password, and sends nothing without them', async () => {
  renderPage(<LoginPage />, { at: '/login' });
  await fillAndSend('', '');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(api.calls).toHaveLength(0);
});

test('starts the session with the token and opens the home page after a login', async () => {
  api.on(login, () => ({ token: 'opaque' }));
  renderPage(<LoginPage />, { at: '/login' });
  await fillAndSend(' ada@example.com ', 'secret');
  expect(await screen.findByText('Went to /admin')).toBeInTheDocument();
  expect(sessionStore.getState().token).toBe('opaque');
  expect(api.calls[0]?.request).toEqual({ email: 'ada@example.com', password: 'secret' });
});

test('opens the originally requested address after a login', async () => {
  api.on(login, () => ({ token: 'opaque' }));
  renderPage(<LoginPage />, { at: { pathname: '/login', state: { returnTo: '/agent/7?tab=2' } } });
  await fillAndSend('ada@example.com', 'secret');
  expect(await screen.findByText('Went to /agent/7?tab=2')).toBeInTheDocument();
});

test('logs a refused login, shows it in the page and keeps the typed text', async () => {
  api.on(login, () => refuse(401, { message: 'Unauthorized' }));
  renderPage(<LoginPage />, { at: '/login' });
  await fillAndSend('ada@example.com', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong.');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  expect(consoleError).toHaveBeenCalled();
});

test.each([
  [{ message: 'Please confirm your email first.' }, 'Please confirm your email first.'],
  [['Your account is locked.'], 'Your account is locked.'],
  [null, 'Email or password is wrong.'],
])("shows the server's own sentences for a login answered with 400: %j", async (body, words) => {
  api.on(login, () => refuse(400, body));
  renderPage(<LoginPage />, { at: '/login' });
  await fillAndSend('ada@example.com', 'secret');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('shows that the server is down', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  renderPage(<LoginPage />, { at: '/login' });
  await fillAndSend('ada@example.com', 'secret');
  expect(await screen.findByRole('alert')).toHaveTextContent('No response from server. Please try again later.');
});

test('shows and hides the password', async () => {
  renderPage(<LoginPage />, { at: '/login' });
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('logs in once when Login is pressed twice', async () => {
  let answer = (_: { token: string }) => {};
  api.on(
    login,
    () =>
      new Promise<{ token: string }>((resolve) => {
        answer = resolve;
      }),
  );
  renderPage(<LoginPage />, { at: '/login' });
  await userEvent.type(screen.getByLabelText('Email'), 'a@b.co');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(api.callsOf(login)).toHaveLength(1));
  answer({ token: 't' });
  await screen.findByText('Went to /admin');
  expect(api.callsOf(login)).toHaveLength(1);
});

test('fills in the email after a registration, and focuses the password', async () => {
  renderPage(<LoginPage />, { at: { pathname: '/login', state: { email: 'ada@example.com' } } });
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('fills in the whole form after a registration, so that one press of Enter logs in', async () => {
  api.on(login, () => ({ token: 'opaque' }));
  rememberRegistered({ email: 'ada@example.com', password: 'Secret-123!' });
  renderPage(<LoginPage />, { at: { pathname: '/login', state: { email: 'ada@example.com' } } });
  expect(screen.getByLabelText('Password')).toHaveValue('Secret-123!');
  expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Went to /admin')).toBeInTheDocument();
  expect(api.calls[0]?.request).toEqual({ email: 'ada@example.com', password: 'Secret-123!' });
});

test('forgets the registered password when the login page is left', () => {
  rememberRegistered({ email: 'ada@example.com', password: 'Secret-123!' });
  const at = { pathname: '/login', state: { email: 'ada@example.com' } };
  const { unmount } = renderPage(<LoginPage />, { at });
  unmount();
  renderPage(<LoginPage />, { at });
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('does not fill in the registered password for another email', () => {
  rememberRegistered({ email: 'ada@example.com', password: 'Secret-123!' });
  renderPage(<LoginPage />, { at: { pathname: '/login', state: { email: 'eve@example.com' } } });
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('removes the toast about the registration on login, and keeps others', async () => {
  api.on(login, () => ({ token: 'opaque' }));
  renderPage(<LoginPage />, { at: { pathname: '/login', state: { email: 'ada@example.com' } } });
  act(() => {
    showToast('success', 'Your account is ready. Log in to begin.');
    showToast('info', 'Another one.');
  });
  await fillAndSend('', 'secret');
  await screen.findByText('Went to /admin');
  expect(screen.queryByText('Your account is ready. Log in to begin.')).not.toBeInTheDocument();
  expect(screen.getByText('Another one.')).toBeInTheDocument();
});
