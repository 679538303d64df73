import { hasUnsavedWork, sessionStore, signOut, storeDraft } from '@frontdesk/shared/app';
import { joinOrganization, readInvitation } from '@frontdesk/shared/endpoints/people';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JoinPage } from './JoinPage';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  signOut();
  // Clears text typed in an earlier test.
  storeDraft('join', undefined);
  api = fakeApi().on(readInvitation, () => ({ organization: 'Analytical Bakery', email: 'grace@example.com' }));
});
afterEach(() => api.restore());

const open = (search = '?token=t') =>
  renderPage(<JoinPage />, { at: { pathname: '/join', search }, isSignedIn: false });
const PASSWORD = 'Correct-horse-7';

async function fill(confirmation = PASSWORD) {
  await userEvent.type(await screen.findByLabelText('First Name'), 'Grace');
  await userEvent.type(screen.getByLabelText('Last Name'), 'Hopper');
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.type(screen.getByLabelText('Confirm Password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
}

test('names the organization and the email, joins, and opens the home page signed in', async () => {
  api.on(joinOrganization, () => ({ token: 'fresh' }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Analytical Bakery' })).toBeInTheDocument();
  expect(screen.getByText(/^You were invited as grace@example\.com\./)).toBeInTheDocument();
  await fill();
  expect(await screen.findByText('Went to /')).toBeInTheDocument();
  expect(screen.getByText('Welcome to Analytical Bakery.')).toBeInTheDocument();
  expect(sessionStore.getState().token).toBe('fresh');
  const person = { firstName: 'Grace', lastName: 'Hopper', password: PASSWORD };
  expect(api.callsOf(joinOrganization)[0]?.request).toEqual({ token: 't', ...person });
});

test('requires every field and equal passwords', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
  for (const words of ['First Name is required', 'Last Name is required', 'Password is required']) {
    expect(screen.getByText(words)).toBeInTheDocument();
  }
  await fill('Another');
  const confirmation = screen.getByLabelText('Confirm Password');
  expect(confirmation).toHaveAccessibleDescription('Passwords do not match.');
  expect(confirmation).toHaveFocus();
  expect(screen.getByLabelText('Password')).toBeValid();
  expect(api.callsOf(joinOrganization)).toEqual([]);
});

test('shows that a link is no longer valid instead of the form', async () => {
  api.on(readInvitation, () =>
    refuse(400, { message: 'This invitation is no longer valid. Please ask for a new one.' }),
  );
  open();
  expect(await screen.findByText(/^This invitation is no longer valid\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
});

test('shows that a link without its token is incomplete', () => {
  open('');
  expect(screen.getByText(/^This invitation link is incomplete\./)).toBeInTheDocument();
});

test('shows why joining failed and keeps the typed text', async () => {
  api.on(joinOrganization, () => refuse(409, { message: 'An account with this email already exists.' }));
  open();
  await fill();
  expect(await screen.findByText(/An account with this email already exists\./)).toBeInTheDocument();
  expect(screen.getByLabelText('First Name')).toHaveValue('Grace');
});

test('restores typed text after a visit to another page, and clears it after joining', async () => {
  api.on(joinOrganization, () => ({ token: 'fresh' }));
  open();
  await userEvent.type(await screen.findByLabelText('First Name'), 'Grace');
  cleanup();
  expect(hasUnsavedWork()).toBe(true);
  open();
  expect(await screen.findByLabelText('First Name')).toHaveValue('Grace');
  await userEvent.clear(screen.getByLabelText('First Name'));
  await fill();
  expect(await screen.findByText('Went to /')).toBeInTheDocument();
  expect(hasUnsavedWork()).toBe(false);
});
