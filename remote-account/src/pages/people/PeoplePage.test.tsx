import { hasUnsavedWork, realtimeStore, sessionStore, signIn, storeDraft } from '@frontdesk/shared/app';
import { getAccount } from '@frontdesk/shared/endpoints/account';
import * as people from '@frontdesk/shared/endpoints/people';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeoplePage } from './PeoplePage';

const ADA = { id: 'a', firstName: 'Ada', lastName: 'Owner', email: 'ada@example.com', role: 'owner', isYou: true };
const GRACE = { id: 'g', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', role: 'member' };
const WAITING = {
  id: 'i',
  email: 'new@example.com',
  dateSent: '2026-01-15T09:30:00Z',
  dateExpires: '2099-01-01T00:00:00Z',
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  // Clears text typed in an earlier test.
  storeDraft('invitation', undefined);
  realtimeStore.setState({ status: 'Connected', problem: null });
  api = fakeApi()
    .on(getAccount, () => ({ organization: 'Analytical Bakery', role: 'owner' }))
    .on(people.getPeople, () => ({ people: [ADA, GRACE], invitations: [WAITING] }));
});
afterEach(() => {
  api.restore();
  realtimeStore.setState({ status: 'Connecting', problem: null });
});
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('lists everybody with their role, and open invitations', async () => {
  renderPage(<PeoplePage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'People' })).toBeInTheDocument();
  expect((await rowOf('Ada Owner')).getByText('You')).toBeInTheDocument();
  expect((await rowOf('Grace Hopper')).getByText('Member')).toBeInTheDocument();
  expect((await screen.findByText('new@example.com')).closest('li')).toHaveTextContent(/Sent .+, valid until/);
  expect(await screen.findByText(/^Everybody in Analytical Bakery sees the same agents/)).toBeInTheDocument();
});

test('shows an owner that no invitations are waiting, instead of an empty list', async () => {
  api.on(people.getPeople, () => ({ people: [ADA], invitations: [] }));
  renderPage(<PeoplePage />);
  expect(await screen.findByText('No pending invitations.')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Invitations' })).not.toBeInTheDocument();
});

test('an owner invites somebody by email', async () => {
  api.on(people.sendInvitation, () => undefined);
  renderPage(<PeoplePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  await press('Send invitation');
  expect(screen.getByText('Email is required')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Email'), 'second@example.com');
  await press('Send invitation');
  expect(await screen.findByText('An invitation was sent to second@example.com.')).toBeInTheDocument();
  expect(api.callsOf(people.sendInvitation)[0]?.request).toEqual({ email: 'second@example.com' });
  expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
});

test('offers the link of an invitation that the server cannot mail', async () => {
  const link = 'https://desk.example/join?token=abc';
  api
    .on(people.sendInvitation, () => ({ link, isMailed: false }))
    .on(people.getPeople, () => ({
      people: [ADA],
      invitations: [{ id: '1', email: 'second@example.com' }],
      canMail: false,
    }));
  renderPage(<PeoplePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  expect(screen.getByText(/^This server cannot send email\. You get a link/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Email'), 'second@example.com');
  await press('Send invitation');
  expect(await screen.findByText(/^The invitation for second@example\.com is ready\./)).toBeInTheDocument();
  expect(screen.queryByText(/was sent/)).not.toBeInTheDocument();
  // Its own clipboard replaces the browser's, which the test environment lacks.
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Copy link for second@example.com' }));
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('shows why an invitation is refused and keeps the email', async () => {
  api.on(people.sendInvitation, () => refuse(409, { message: 'An account with this email already exists.' }));
  renderPage(<PeoplePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  await userEvent.type(screen.getByLabelText('Email'), 'second@example.com');
  await press('Send invitation');
  expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists.');
  expect(screen.getByLabelText('Email')).toHaveValue('second@example.com');
});

test('restores the email of an invitation after a visit to another page, and clears it once it was sent', async () => {
  api.on(people.sendInvitation, () => undefined);
  renderPage(<PeoplePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  await userEvent.type(screen.getByLabelText('Email'), 'second@example.com');
  cleanup();
  expect(hasUnsavedWork()).toBe(true);
  renderPage(<PeoplePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  expect(screen.getByLabelText('Email')).toHaveValue('second@example.com');
  await press('Send invitation');
  await screen.findByText('An invitation was sent to second@example.com.');
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
});

test('an owner sends an invitation again and withdraws it', async () => {
  api.on(people.sendInvitation, () => undefined).on(people.withdrawInvitation, () => undefined);
  renderPage(<PeoplePage />);
  await rowOf('new@example.com');
  await press('Send again');
  expect(await screen.findByText('An invitation was sent to new@example.com.')).toBeInTheDocument();
  await press('Withdraw');
  await waitFor(() => expect(api.callsOf(people.withdrawInvitation)[0]?.request).toEqual({ id: 'i' }));
});

test('an owner makes a member an owner, and removes her after a confirmation', async () => {
  api.on(people.changeRole, () => undefined).on(people.removePerson, () => undefined);
  renderPage(<PeoplePage />);
  await rowOf('Grace Hopper');
  await press('Make owner');
  expect(await screen.findByText('Grace Hopper’s role is now owner.')).toBeInTheDocument();
  expect(api.callsOf(people.changeRole)[0]?.request).toEqual({ id: 'g', role: 'owner' });
  await press('Remove');
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/^Remove Grace Hopper\?/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Grace Hopper was removed.')).toBeInTheDocument();
});

test('a member sees everybody, cannot manage anybody, and may leave', async () => {
  signIn('token');
  api
    .on(people.getPeople, () => ({
      people: [
        { ...ADA, isYou: false },
        { ...GRACE, isYou: true },
      ],
      invitations: [],
    }))
    .on(people.leaveOrganization, () => undefined);
  renderPage(<PeoplePage />, { at: '/people' });
  await rowOf('Ada Owner');
  for (const name of ['Invite', 'Remove', 'Make owner', 'Make member']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  await press('Leave');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Went to /login')).toBeInTheDocument();
  expect(sessionStore.getState().token).toBeNull();
});

test('shows the only owner why she cannot leave', async () => {
  api.on(people.leaveOrganization, () => refuse(409, { message: 'You are the only owner.' }));
  renderPage(<PeoplePage />);
  await rowOf('Ada Owner');
  await press('Leave');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The change failed. You are the only owner.')).toBeInTheDocument();
  expect(screen.getByText('Ada Owner')).toBeInTheDocument();
});

test('shows that the server lacks the call', async () => {
  api.on(people.getPeople, () => refuse(404));
  renderPage(<PeoplePage />);
  expect(await screen.findByText('This is not available on this server.')).toBeInTheDocument();
});

test('says immediately that people are not available on a server that is known to lack them', async () => {
  realtimeStore.setState({ status: 'Unavailable' });
  renderPage(<PeoplePage />);
  expect(await screen.findByText('This is not available on this server.')).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: 'Loading...' })).not.toBeInTheDocument();
  expect(api.callsOf(people.getPeople)).toHaveLength(0);
});
