import { realtimeStore, storeDraft } from '@frontdesk/shared/app';
import * as apiKey from '@frontdesk/shared/endpoints/api-key';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';
import * as webhook from '@frontdesk/shared/endpoints/webhook';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntegrationsPage } from './IntegrationsPage';

const SHOP = {
  id: 'k',
  name: 'Web shop',
  scopes: ['codes:read', 'codes:write'],
  start: 'fd_3kQx',
  createdAt: '2026-01-15T09:30:00Z',
  lastUsedAt: null,
  expiresAt: '2020-01-01T00:00:00Z',
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  // Clears text typed in an earlier test.
  storeDraft('api-key', undefined);
  realtimeStore.setState({ status: 'Connected', problem: null });
  api = fakeApi()
    .on(apiKey.getApiKeys, () => ({ keys: [SHOP] }))
    .on(webhook.getWebhooks, () => refuse(404, { message: 'No.' }));
});
afterEach(() => {
  api.restore();
  realtimeStore.setState({ status: 'Connecting', problem: null });
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openForm = async () => userEvent.click(await screen.findByRole('button', { name: 'New API key' }));

test('lists each key with its scopes, first characters, last use and expiry on a server without webhooks', async () => {
  renderPage(<IntegrationsPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Integrations' })).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'API keys' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Webhooks' })).not.toBeInTheDocument());
  const cells = within(table).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent?.trim())).toEqual([
    'Web shop',
    'codes:readcodes:write',
    'Begins with fd_3kQx…',
    'Last used Never',
    'Expires Expired',
    'Revoke',
  ]);
});

test('says that there are no keys', async () => {
  api.on(apiKey.getApiKeys, () => ({ keys: [] }));
  renderPage(<IntegrationsPage />);
  expect(await screen.findByText('There are no API keys yet.')).toBeInTheDocument();
});

test('creates a key with the chosen scopes and shows it once', async () => {
  api.on(apiKey.createApiKey, () => ({ id: 'n', key: 'fd_secret' }));
  renderPage(<IntegrationsPage />);
  await openForm();
  await press('Create key');
  expect(screen.getByText('Name is required')).toBeInTheDocument();
  expect(screen.getByText('Choose at least one scope.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Name'), 'Nightly export');
  await userEvent.click(screen.getByRole('checkbox', { name: /^conversations:read/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^people:read/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^people:read/ }));
  await userEvent.selectOptions(screen.getByLabelText('Expires'), 'In 90 days');
  await press('Create key');
  expect(await screen.findByRole('heading', { name: 'Key for Nightly export' })).toBeInTheDocument();
  expect(screen.getByLabelText('API key')).toHaveValue('fd_secret');
  expect(api.callsOf(apiKey.createApiKey)[0]?.request).toEqual({
    name: 'Nightly export',
    scopes: ['conversations:read'],
    days: 90,
  });
  // Its own clipboard replaces the browser's, which the test environment lacks.
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy API key' }));
  expect(await navigator.clipboard.readText()).toBe('fd_secret');
  await press('Close');
  expect(screen.queryByDisplayValue('fd_secret')).not.toBeInTheDocument();
  expect(api.callsOf(apiKey.getApiKeys)).toHaveLength(2);
});

test('shows why a key is refused, and keeps what was typed, even after a visit to another page', async () => {
  api.on(apiKey.createApiKey, () => refuse(409, { message: 'There are already 50 API keys.' }));
  renderPage(<IntegrationsPage />);
  await openForm();
  await userEvent.type(screen.getByLabelText('Name'), 'Nightly export');
  await userEvent.click(screen.getByRole('checkbox', { name: /^agents:read/ }));
  await press('Create key');
  expect(await screen.findByText('The key was not created. There are already 50 API keys.')).toBeInTheDocument();
  cleanup();
  renderPage(<IntegrationsPage />);
  await openForm();
  expect(screen.getByLabelText('Name')).toHaveValue('Nightly export');
  expect(screen.getByRole('checkbox', { name: /^agents:read/ })).toBeChecked();
});

test('revokes a key after a confirmation', async () => {
  api.on(apiKey.endApiKey, () => undefined);
  renderPage(<IntegrationsPage />);
  await screen.findByRole('table');
  await press('Revoke');
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('Revoke the key for Web shop? Calls with it will fail immediately.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The key for Web shop was revoked.')).toBeInTheDocument();
  await waitFor(() => expect(api.callsOf(apiKey.endApiKey)[0]?.request).toEqual({ id: 'k' }));
});

test('shows why a key could not be revoked', async () => {
  api.on(apiKey.endApiKey, () => refuse(404, { message: 'There is no such API key.' }));
  renderPage(<IntegrationsPage />);
  await screen.findByRole('table');
  await press('Revoke');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The change failed. There is no such API key.')).toBeInTheDocument();
});

test('says why there are no keys: to a member, on another server, and when they cannot be loaded', async () => {
  for (const [status, text] of [
    [403, 'Only owners of your organization can see and change API keys and webhooks.'],
    [404, 'This is not available on this server.'],
    [500, 'The API keys could not be loaded.'],
  ] as const) {
    api.on(apiKey.getApiKeys, () => refuse(status, { message: 'No.' }));
    renderPage(<IntegrationsPage />);
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New API key' })).not.toBeInTheDocument();
    cleanup();
  }
});

test('shows a member who may change keys, and requests no keys from another server', async () => {
  api.on(getLoggedUser, () => ({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', role: 'member' }));
  renderPage(<IntegrationsPage />);
  expect(await screen.findByText(/^Only owners of your organization/)).toBeInTheDocument();
  cleanup();
  realtimeStore.setState({ status: 'Unavailable' });
  renderPage(<IntegrationsPage />);
  expect(await screen.findByText('This is not available on this server.')).toBeInTheDocument();
  expect(api.callsOf(apiKey.getApiKeys)).toHaveLength(1);
});
