import { getLoggedUser, updateUser } from '@frontdesk/shared/endpoints/user';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfilePage } from './ProfilePage';

const ADA = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi().on(getLoggedUser, () => ADA);
});
afterEach(() => api.restore());

test('shows who is signed in', async () => {
  renderPage(<ProfilePage />);
  expect(await screen.findByLabelText('First Name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Last Name')).toHaveValue('Lovelace');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('shows live whether the passwords match', async () => {
  renderPage(<ProfilePage />);
  await userEvent.type(await screen.findByLabelText('Password'), 'Correct-horse-7');
  await userEvent.type(screen.getByLabelText('Repeat Password'), 'Correct');
  expect(screen.getByText('Wrong')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Repeat Password'), '-horse-7');
  expect(screen.getByText('OK')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Repeat Password'), 'x');
  expect(screen.getByText('The password does not match')).toBeInTheDocument();
});

/** Fakes a server that saves only the fields that it supports. */
function saves(...known: readonly ('email' | 'firstName' | 'lastName')[]) {
  const stored: Record<string, string | undefined> = { ...ADA };
  api
    .on(getLoggedUser, () => stored)
    .on(updateUser, (sent) => {
      for (const field of known) stored[field] = sent[field];
    });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('sends email and password, and empties the password fields', async () => {
  saves('email', 'firstName', 'lastName');
  renderPage(<ProfilePage />);
  await userEvent.type(await screen.findByLabelText('Password'), 'Correct-horse-7');
  await userEvent.type(screen.getByLabelText('Repeat Password'), 'Correct-horse-7');
  await save();
  expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
  expect(api.callsOf(updateUser)[0]?.request).toMatchObject({ email: 'ada@example.com', password: 'Correct-horse-7' });
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('sends the fields that the spec names, even without a new password', async () => {
  saves('email', 'firstName', 'lastName');
  renderPage(<ProfilePage />);
  await userEvent.type(await screen.findByLabelText('First Name'), ' Augusta');
  await save();
  expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
  expect(api.callsOf(updateUser)[0]?.request).toEqual({ ...ADA, firstName: 'Ada Augusta', password: '' });
});

test('names the fields that the server ignored, and keeps the typed text', async () => {
  saves('email');
  renderPage(<ProfilePage />);
  await userEvent.type(await screen.findByLabelText('First Name'), ' Augusta');
  await save();
  expect(await screen.findByText('This server did not save: First Name.')).toBeInTheDocument();
  expect(screen.queryByText('Profile saved.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('First Name')).toHaveValue('Ada Augusta');
  await save();
  await waitFor(() => expect(api.callsOf(updateUser)).toHaveLength(2));
  expect(api.callsOf(updateUser)[1]?.request).toMatchObject({ firstName: 'Ada Augusta' });
  expect(await screen.findByText('This server did not save: First Name.')).toBeInTheDocument();
});

test('does not report a profile as saved when it cannot be read again', async () => {
  saves('email', 'firstName', 'lastName');
  renderPage(<ProfilePage />);
  await screen.findByLabelText('First Name');
  api.on(getLoggedUser, () => refuse(500));
  await save();
  expect(await screen.findByText(/^Your changes were sent, but could not be confirmed\./)).toBeInTheDocument();
  expect(screen.queryByText('Profile saved.')).not.toBeInTheDocument();
});

test('refuses an emptied name at its field, even if invisible marks remain', async () => {
  saves('email', 'firstName', 'lastName');
  renderPage(<ProfilePage />);
  const lastName = await screen.findByLabelText('Last Name');
  for (const typed of [' ', '\u200b\u2066']) {
    await userEvent.clear(lastName);
    await userEvent.type(lastName, typed);
    await save();
    expect(lastName).toHaveAccessibleDescription('Last Name is required');
    expect(lastName).toHaveFocus();
  }
  expect(api.callsOf(updateUser)).toEqual([]);
});

test('saves a profile on another server, which has no names', async () => {
  saves('email');
  api.on(getLoggedUser, () => ({ email: ADA.email }));
  renderPage(<ProfilePage />);
  await screen.findByLabelText('First Name');
  await save();
  expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
});

test('shows why saving failed and keeps the typed text', async () => {
  api.on(updateUser, () => refuse(400, { message: 'This email is taken.' }));
  renderPage(<ProfilePage />);
  await userEvent.clear(await screen.findByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'bob@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This email is taken.');
  expect(screen.getByLabelText('Email')).toHaveValue('bob@example.com');
});

test('shows why a profile cannot be loaded, with a retry', async () => {
  api.on(getLoggedUser, () => refuse(500));
  renderPage(<ProfilePage />);
  api.on(getLoggedUser, () => ({ email: 'ada@example.com' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.com');
});
