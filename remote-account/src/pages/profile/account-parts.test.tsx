import { realtimeStore, sessionStore, signIn } from '@frontdesk/shared/app';
import { deleteAccount, deleteOrganization, getAccount } from '@frontdesk/shared/endpoints/account';
import { endOtherSessions, endSession, getSessions } from '@frontdesk/shared/endpoints/session';
import { getLoggedUser, updateUser } from '@frontdesk/shared/endpoints/user';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfilePage } from './ProfilePage';

const ADA = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };
const SESSIONS = [
  { id: 'here', browser: 'Firefox on Linux', lastUsed: '2026-01-15T09:30:00Z', isCurrent: true },
  { id: 'phone', browser: 'Safari on iPhone', lastUsed: '2026-01-14T09:30:00Z' },
];

let api: ReturnType<typeof fakeApi>;
let account: Record<string, unknown>;
beforeEach(() => {
  realtimeStore.setState({ status: 'Connected', problem: null });
  account = { organization: 'Analytical Bakery', role: 'owner', isAlone: false, pendingEmail: null };
  api = fakeApi()
    .on(getLoggedUser, () => ADA)
    .on(getAccount, () => account)
    .on(getSessions, () => ({ sessions: SESSIONS }));
});
afterEach(() => {
  api.restore();
  realtimeStore.setState({ status: 'Connecting', problem: null });
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('lists the sessions, marks this one, and ends another', async () => {
  api.on(endSession, () => undefined);
  renderPage(<ProfilePage />);
  const here = within((await screen.findByText('Firefox on Linux')).closest('li') ?? document.body);
  expect(here.getByText('This browser')).toBeInTheDocument();
  expect(here.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'End' })).toHaveAccessibleDescription('Safari on iPhone');
  await press('End');
  expect(await screen.findByText('The session in Safari on iPhone was ended.')).toBeInTheDocument();
  expect(api.callsOf(endSession)[0]?.request).toEqual({ id: 'phone' });
});

test('ends all other sessions together', async () => {
  let others = true;
  api
    .on(getSessions, () => ({ sessions: others ? SESSIONS : SESSIONS.slice(0, 1) }))
    .on(endOtherSessions, () => {
      others = false;
    });
  renderPage(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('You are not logged in anywhere else.')).toBeInTheDocument();
  expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument();
});

test.each([
  ['answers 404', () => void api.on(getAccount, () => refuse(404))],
  ['has no hub', () => realtimeStore.setState({ status: 'Unavailable', problem: null })],
])('shows only the profile on a server that %s', async (_, arrange) => {
  arrange();
  renderPage(<ProfilePage />);
  await screen.findByLabelText('Email');
  if (realtimeStore.getState().status === 'Connected')
    await waitFor(() => expect(api.callsOf(getAccount)).toHaveLength(1));
  else expect(api.callsOf(getAccount)).toEqual([]);
  for (const name of ['Sessions', 'People', 'Danger zone']) {
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  }
  expect(api.callsOf(getSessions)).toEqual([]);
});

test('asks for the current password when the server requires it, and keeps the typed text', async () => {
  const demand = (message: string) => refuse(403, { message, reason: 'current-password' });
  api.on(updateUser, ({ currentPassword }) => {
    if (currentPassword === undefined) return demand('Please enter your current password.');
    return currentPassword === 'Old-secret-12' ? undefined : demand('The current password is wrong.');
  });
  renderPage(<ProfilePage />);
  await userEvent.type(await screen.findByLabelText('Password'), 'Correct-horse-7');
  await userEvent.type(screen.getByLabelText('Repeat Password'), 'Correct-horse-7');
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
  await press('Save');
  const current = await screen.findByLabelText('Current Password');
  expect(current).toHaveFocus();
  await userEvent.type(current, 'Wrong');
  await press('Save');
  expect(await screen.findByText(/The current password is wrong\./)).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveValue('Correct-horse-7');
  await userEvent.clear(current);
  await userEvent.type(current, 'Old-secret-12');
  await press('Save');
  expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
});

test('shows that a new email is waiting for its confirmation', async () => {
  api.on(updateUser, ({ email }) => {
    account = { ...account, pendingEmail: email };
    return { pendingEmail: email };
  });
  renderPage(<ProfilePage />);
  const email = await screen.findByLabelText('Email');
  await userEvent.clear(email);
  await userEvent.type(email, 'new@example.com');
  await press('Save');
  expect(await screen.findByText(/^We sent a link to new@example\.com\./)).toBeInTheDocument();
  expect(screen.getByText('Profile saved.')).toBeInTheDocument();
  expect(email).toHaveValue('ada@example.com');
});

test.each([
  ['Delete account', 'ada@example.com', deleteAccount, 'Your account was deleted.'],
  ['Delete organization', 'Analytical Bakery', deleteOrganization, 'Your organization was deleted.'],
])(
  '%s requires the password and a typed confirmation, and ends the session',
  async (name, confirmation, endpoint, done) => {
    signIn('token');
    api.on(endpoint, () => undefined);
    renderPage(<ProfilePage />, { at: '/MyProfile' });
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(screen.getByRole('alertdialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name }));
    expect(dialog.getByText('Password is required')).toBeInTheDocument();
    expect(dialog.getByText(`Type ${confirmation} exactly as it is shown.`)).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Password'), 'Correct-horse-7');
    await userEvent.type(dialog.getByLabelText(`Type ${confirmation} to confirm`), confirmation);
    await userEvent.click(dialog.getByRole('button', { name }));
    expect(await screen.findByText('Went to /login')).toBeInTheDocument();
    expect(screen.getByText(done)).toBeInTheDocument();
    expect(sessionStore.getState().token).toBeNull();
    expect(api.callsOf(endpoint)[0]?.request).toEqual({ password: 'Correct-horse-7', confirmation });
  },
);

test('does not offer a member to delete the organization', async () => {
  account = { ...account, role: 'member' };
  renderPage(<ProfilePage />);
  await screen.findByRole('button', { name: 'Delete account' });
  expect(screen.queryByRole('button', { name: 'Delete organization' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See API keys and webhooks' })).not.toBeInTheDocument();
});

test('links an owner to the API keys', async () => {
  renderPage(<ProfilePage />);
  expect(await screen.findByRole('link', { name: 'See API keys and webhooks' })).toHaveAttribute(
    'href',
    '/integrations',
  );
});
