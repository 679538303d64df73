import { beginBackgroundWork, realtimeStore, sessionStore, signIn } from '@frontdesk/shared/app';
import { logout } from '@frontdesk/shared/endpoints/authentication';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogoutPage } from './LogoutPage';

test('ends the session, shows a toast and opens / when the page opens', async () => {
  signIn('token');
  renderPage(<LogoutPage />, { at: '/Logout' });
  expect(await screen.findByText('Went to /')).toBeInTheDocument();
  expect(screen.getByText('You have been logged out.')).toBeInTheDocument();
  expect(sessionStore.getState()).toMatchObject({ token: null, ended: 'signed-out' });
});

test('asks first when logging out would lose unsaved work', async () => {
  signIn('token');
  const work = beginBackgroundWork({ label: 'Uploading 1 file', path: '/agent/7/documents' });
  renderPage(<LogoutPage />, { at: '/Logout' });
  expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
  expect(sessionStore.getState().token).toBe('token');
  await userEvent.click(screen.getByRole('button', { name: 'Log out and discard' }));
  expect(await screen.findByText('You have been logged out.')).toBeInTheDocument();
  expect(sessionStore.getState().token).toBeNull();
  work.end();
});

describe('the session on the server', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    signIn('token');
    api = fakeApi();
  });
  afterEach(() => {
    api.restore();
    realtimeStore.setState({ status: 'Connecting', problem: null });
  });

  test('ends while the page continues', async () => {
    api.on(logout, () => new Promise(() => undefined));
    renderPage(<LogoutPage />, { at: '/Logout' });
    expect(await screen.findByText('Went to /')).toBeInTheDocument();
    expect(api.callsOf(logout).map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer token']);
  });

  test('may remain open without a message if the call is refused', async () => {
    api.on(logout, () => refuse(404));
    renderPage(<LogoutPage />, { at: '/Logout' });
    expect(await screen.findByText('Went to /')).toBeInTheDocument();
    expect(screen.getByLabelText('Toasts')).toHaveTextContent(/^You have been logged out\.$/);
  });

  test('is left open on another server, which has no hub', async () => {
    realtimeStore.setState({ status: 'Unavailable', problem: null });
    renderPage(<LogoutPage />, { at: '/Logout' });
    expect(await screen.findByText('Went to /')).toBeInTheDocument();
    expect(api.callsOf(logout)).toEqual([]);
  });
});
