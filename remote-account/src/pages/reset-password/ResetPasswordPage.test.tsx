import { hasUnsavedWork, storeDraft } from '@frontdesk/shared/app';
import { resetPassword } from '@frontdesk/shared/endpoints/authentication';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResetPasswordPage } from './ResetPasswordPage';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  // Clears text typed in an earlier test.
  storeDraft('reset-password', undefined);
  api = fakeApi().on(resetPassword, () => null);
});
afterEach(() => api.restore());

const open = (search = '?token=a%2Bb&email=ada%40example.com') =>
  renderPage(<ResetPasswordPage />, { at: { pathname: '/admin/reset_password', search } });

async function fillAndSend(password: string, repeated: string) {
  if (password) await userEvent.type(screen.getByLabelText('New Password'), password);
  if (repeated) await userEvent.type(screen.getByLabelText('Confirm Password'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
}

test('requires both fields', async () => {
  open();
  await fillAndSend('Correct-horse-7', '');
  expect(screen.getByText('Please fill in all fields')).toBeInTheDocument();
});

test('requires that both fields match', async () => {
  open();
  await fillAndSend('Correct-horse-7', 'Correct-horse-8');
  expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
  expect(api.calls).toHaveLength(0);
});

test('sends the token and email from the link, and confirms the reset', async () => {
  open();
  await fillAndSend('Correct-horse-7', 'Correct-horse-7');
  expect(await screen.findByText('Your password has been reset successfully!')).toBeInTheDocument();
  expect(api.calls[0]?.request).toEqual({
    email: 'ada@example.com',
    token: 'a+b',
    password: 'Correct-horse-7',
    confirmPassword: 'Correct-horse-7',
  });
});

test.each([
  [{ message: 'This link was used already.' }, 'This link was used already.'],
  [null, 'Reset failed'],
])('explains a failure with the body %j as: %s', async (body, words) => {
  api.on(resetPassword, () => refuse(400, body));
  open();
  await fillAndSend('Correct-horse-7', 'Correct-horse-7');
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('explains what to do about a link without a token', () => {
  open('');
  expect(screen.getByText(/This reset link is incomplete/)).toBeInTheDocument();
});

test('restores the new password after a visit to another page, and clears it after the reset', async () => {
  open();
  await userEvent.type(screen.getByLabelText('New Password'), 'Correct-horse-7');
  cleanup();
  expect(hasUnsavedWork()).toBe(true);
  open();
  expect(screen.getByLabelText('New Password')).toHaveValue('Correct-horse-7');
  await fillAndSend('', 'Correct-horse-7');
  await screen.findByText('Your password has been reset successfully!');
  cleanup();
  expect(hasUnsavedWork()).toBe(false);
});
