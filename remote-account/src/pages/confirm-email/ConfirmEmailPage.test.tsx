import { confirmEmail } from '@frontdesk/shared/endpoints/account';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { ConfirmEmailPage } from './ConfirmEmailPage';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

test('confirms the new email once when the link is opened', async () => {
  api.on(confirmEmail, () => ({ email: 'new@example.com' }));
  renderPage(<ConfirmEmailPage />, { at: { pathname: '/confirm-email', search: '?token=t' } });
  expect(await screen.findByText('From now on, log in with new@example.com.')).toBeInTheDocument();
  expect(api.callsOf(confirmEmail).map(({ request }) => request)).toEqual([{ token: 't' }]);
});

test('shows that a link is no longer valid', async () => {
  api.on(confirmEmail, () => refuse(400, { message: 'This link is no longer valid. Please change your email again.' }));
  renderPage(<ConfirmEmailPage />, { at: { pathname: '/confirm-email', search: '?token=t' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
});

test('shows that a link without its token is incomplete', () => {
  renderPage(<ConfirmEmailPage />, { at: '/confirm-email' });
  expect(screen.getByText(/^This link is incomplete\./)).toBeInTheDocument();
});
