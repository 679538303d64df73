import { hasUnsavedWork, storeDraft } from '@frontdesk/shared/app';
import { forgotPassword } from '@frontdesk/shared/endpoints/authentication';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForgotPasswordPage } from './ForgotPasswordPage';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  // Clears text typed in an earlier test.
  storeDraft('forgot-password', undefined);
  api = fakeApi();
  open();
});
afterEach(() => api.restore());

const open = () => renderPage(<ForgotPasswordPage />, { at: '/forgot-password' });

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Recovery Email' }));

test('requires the email', async () => {
  await send();
  expect(screen.getByText('Email is required')).toBeInTheDocument();
});

test('says that an email was sent if the account exists, and what the link in it opens', async () => {
  api.on(forgotPassword, () => null);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await send();
  expect(
    await screen.findByText('If an account exists for ada@example.com, a recovery email has been sent.'),
  ).toBeInTheDocument();
  expect(api.calls[0]?.request).toEqual({
    email: 'ada@example.com',
    clientURI: 'http://localhost/admin/reset_password',
  });
});

test.each([
  [{ message: 'Mail is switched off.' }, 'Mail is switched off.'],
  [null, 'Something went wrong'],
])('explains a failure with the body %j as: %s', async (body, words) => {
  api.on(forgotPassword, () => refuse(500, body));
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('restores the email after a visit to another page, and clears it once the mail was sent', async () => {
  api.on(forgotPassword, () => null);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  cleanup();
  expect(hasUnsavedWork()).toBe(true);
  open();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  await send();
  await screen.findByText(/a recovery email has been sent/);
  cleanup();
  expect(hasUnsavedWork()).toBe(false);
});
