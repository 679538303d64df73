import { sessionStore, signIn } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { LogoutPage } from './LogoutPage';

test('opening the page ends the session, says so and goes to /', async () => {
  signIn('token');
  renderPage(<LogoutPage />, { at: '/Logout' });
  expect(await screen.findByText('Went to /')).toBeInTheDocument();
  expect(screen.getByText('You have been logged out.')).toBeInTheDocument();
  expect(sessionStore.getState()).toMatchObject({ token: null, ended: 'signed-out' });
});
