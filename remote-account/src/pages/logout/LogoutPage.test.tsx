import { beginBackgroundWork, sessionStore, signIn } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogoutPage } from './LogoutPage';

test('opening the page ends the session, says so and goes to /', async () => {
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
