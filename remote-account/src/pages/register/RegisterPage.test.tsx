import { register } from '@frontdesk/shared/endpoints/authentication';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterPage } from './RegisterPage';

const LABELS = ['First Name', 'Last Name', 'Email', 'Password', 'Confirm Password', 'Organization Name'] as const;
const GOOD = {
  'First Name': 'Ada',
  'Last Name': 'Lovelace',
  Email: 'ada@example.com',
  Password: 'Correct-horse-7',
  'Confirm Password': 'Correct-horse-7',
  'Organization Name': 'Engines',
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi().on(register, () => null);
  renderPage(<RegisterPage />, { at: '/register' });
});
afterEach(() => api.restore());

async function fillAndSend(changes: Partial<typeof GOOD> = {}) {
  for (const [label, text] of Object.entries({ ...GOOD, ...changes })) {
    if (text) await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

test('sends the six fields and opens /login', async () => {
  await fillAndSend();
  expect(await screen.findByText('Went to /login')).toBeInTheDocument();
  expect(api.calls[0]?.request).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    password: 'Correct-horse-7',
    organization: 'Engines',
  });
});

test('marks each field that is blank after trimming', async () => {
  await fillAndSend({
    'First Name': '  ',
    'Last Name': ' ',
    Email: ' ',
    Password: ' ',
    'Confirm Password': '',
    'Organization Name': ' ',
  });
  for (const label of LABELS) expect(screen.getByLabelText(label)).toBeInvalid();
  expect(api.calls).toHaveLength(0);
});

test('shows only that the password is required when it is empty', async () => {
  await fillAndSend({ Password: '' });
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  expect(screen.queryByText(/^Passwords /)).not.toBeInTheDocument();
  expect(screen.queryByText(/^At least 10 characters/)).not.toBeInTheDocument();
});

test('counts a field with only invisible characters as blank', async () => {
  await fillAndSend({ 'First Name': '\u200b\u200d', 'Organization Name': '\u2060' });
  expect(screen.getByLabelText('First Name')).toBeInvalid();
  expect(screen.getByLabelText('Organization Name')).toBeInvalid();
  expect(api.calls).toHaveLength(0);
});

test('lists all broken password rules together, and no others', async () => {
  await fillAndSend({ Password: 'short', 'Confirm Password': 'other' });
  for (const message of [
    'Passwords must be at least 10 characters.',
    "Passwords must have at least one digit ('0'-'9').",
    "Passwords must have at least one uppercase letter ('A'-'Z').",
    'Passwords must have at least one non-alphanumeric character.',
    'Passwords do not match.',
  ]) {
    expect(screen.getByText(message)).toBeInTheDocument();
  }
  expect(screen.queryByText("Passwords must have at least one lowercase letter ('a'-'z').")).not.toBeInTheDocument();
});

test.each([
  [
    ['First.', 'Second.'],
    ['First.', 'Second.'],
  ],
  ['Email is already registered.', ['Email is already registered.']],
])("shows the server's %j sentence by sentence", async (body, sentences) => {
  api.on(register, () => refuse(400, body));
  await fillAndSend();
  await screen.findByRole('alert');
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('shows the spec’s text when the server does not answer', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await fillAndSend();
  expect(await screen.findByText('No response from server. Please try again later.')).toBeInTheDocument();
});

test.each([null, '<!doctype html><h1>Bad gateway</h1>', {}])(
  'shows a failure without a reason (%j) as unexpected',
  async (body) => {
    api.on(register, () => refuse(502, body));
    await fillAndSend();
    expect(await screen.findByText('Unexpected error occurred.')).toBeInTheDocument();
  },
);

test('says that registration is by invitation only before anything is typed', () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'registration', content: 'invite' });
  document.head.append(meta);
  renderPage(<RegisterPage />);
  expect(screen.getByText(/^Registration is by invitation only\./)).toBeInTheDocument();
  meta.remove();
});
