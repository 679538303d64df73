import { createOrUpdateClient, getBot } from '@frontdesk/shared/endpoints/bot';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgentDetailPage } from '../agent-detail/AgentDetailPage';
import { serverExample } from './ClientTab';

const fresh = { id: 7, name: 'Front desk', enabled: true, organizationId: 4 };
const known = { ...fresh, clientId: 'client-1', hasClientSecret: true };
const MASK = '••••••••••••••••';
const UUID = /^[0-9a-f-]{36}$/;

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

async function open(bot: object) {
  api.on(getBot, () => bot);
  renderPage(<AgentDetailPage />, { at: '/agent/7/client', path: '/agent/:id/:tab' });
  await screen.findByLabelText('Client ID');
}
const generate = () => userEvent.click(screen.getByRole('button', { name: 'Generate new secret' }));

test('creates a client id with the first secret, which is shown immediately and can be copied', async () => {
  await open(fresh);
  let clientId = '';
  api.on(createOrUpdateClient, (request) => {
    clientId = request.clientId;
    api.on(getBot, () => ({ ...known, clientId }));
    return { clientSecret: 's3cret' };
  });
  await generate();
  expect(await screen.findByLabelText('Client Secret')).toHaveValue('s3cret');
  expect(screen.getByText(/^Copy the secret now\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy client secret' })).toBeInTheDocument();
  expect(screen.getByLabelText('Client ID')).toHaveValue(clientId);
  expect(clientId).toMatch(UUID);
  expect(api.callsOf(createOrUpdateClient)[0]?.request).toEqual({
    botId: 7,
    clientId,
    isActive: true,
    organizationId: 4,
  });
});

test('labels the client id as public', async () => {
  await open(known);
  expect(screen.getByLabelText('Client ID')).toHaveAccessibleDescription(/^This id is public, not a secret/);
});

test('masks a secret that is stored only as a hash', async () => {
  await open(known);
  expect(screen.getByLabelText('Client Secret')).toHaveValue(MASK);
  expect(screen.queryByRole('button', { name: 'Show secret' })).not.toBeInTheDocument();
});

test('explains what a secret is for, and generates the first without a confirmation', async () => {
  await open({ ...known, hasClientSecret: false });
  expect(screen.queryByLabelText('Client Secret')).not.toBeInTheDocument();
  expect(
    screen.getByText('No secret yet. Your website does not need it; only your own servers do.'),
  ).toBeInTheDocument();
  api.on(createOrUpdateClient, () => ({ clientSecret: 'first' }));
  await generate();
  await waitFor(() => expect(screen.getByLabelText('Client Secret')).toHaveValue('first'));
});

test('shows the client id but never the secret in the example for the owner’s server', async () => {
  await open(known);
  api.on(createOrUpdateClient, () => ({ clientSecret: 's3cret' }));
  await generate();
  await userEvent.click(screen.getByRole('button', { name: 'Replace secret' }));
  await waitFor(() => expect(screen.getByLabelText('Client Secret')).toHaveValue('s3cret'));
  const example = screen.getByLabelText('Chat from your own server') as HTMLTextAreaElement;
  expect(example.value).toContain("CLIENT_ID='client-1'");
  expect(example.value).not.toContain('s3cret');
  expect(screen.getByRole('button', { name: 'Copy example' })).toBeInTheDocument();
});

test('masks secrets and shows no example on a server that does not report secrets', async () => {
  await open({ ...fresh, clientId: 'client-1' });
  expect(screen.getByLabelText('Client Secret')).toHaveValue(MASK);
  expect(screen.queryByLabelText('Chat from your own server')).not.toBeInTheDocument();
  await generate();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});

test('shows a secret from the server only on demand', async () => {
  await open({ ...known, clientSecret: 'from-server' });
  expect(screen.getByLabelText('Client Secret')).toHaveValue(MASK);
  await userEvent.click(screen.getByRole('button', { name: 'Show secret' }));
  expect(screen.getByLabelText('Client Secret')).toHaveValue('from-server');
  await userEvent.click(screen.getByRole('button', { name: 'Hide secret' }));
  expect(screen.getByLabelText('Client Secret')).toHaveValue(MASK);
});

test('replaces a used secret only after a confirmation, under the same client id', async () => {
  await open(known);
  api.on(createOrUpdateClient, () => ({ clientSecret: 'second' }));
  await generate();
  const dialog = screen.getByRole('alertdialog');
  expect(api.callsOf(createOrUpdateClient)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Replace secret' }));
  await waitFor(() => expect(screen.getByLabelText('Client Secret')).toHaveValue('second'));
  expect(api.callsOf(createOrUpdateClient)[0]?.request).toMatchObject({ clientId: 'client-1' });
});

test('keeps the secret while another tab is shown', async () => {
  await open(known);
  api.on(createOrUpdateClient, () => ({ clientSecret: 'second' }));
  await generate();
  await userEvent.click(screen.getByRole('button', { name: 'Replace secret' }));
  await waitFor(() => expect(screen.getByLabelText('Client Secret')).toHaveValue('second'));
  await userEvent.click(screen.getByRole('tab', { name: 'Agent Info' }));
  expect(screen.queryByRole('textbox', { name: 'Client Secret' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Client' }));
  expect(screen.getByRole('textbox', { name: 'Client Secret' })).toHaveValue('second');
});

/** Clicks twice before the page renders again. */
const doubleClick = (button: HTMLElement) =>
  act(() => {
    button.click();
    button.click();
  });

test('makes one call for each double click: a new client, a new secret, the switch', async () => {
  await open(fresh);
  api.on(createOrUpdateClient, () => {
    api.on(getBot, () => known);
    return { clientSecret: 'first' };
  });
  doubleClick(screen.getByRole('button', { name: 'Generate new secret' }));
  await waitFor(() => expect(screen.getByLabelText('Client Secret')).toHaveValue('first'));
  expect(api.callsOf(createOrUpdateClient)).toHaveLength(1);

  api.on(createOrUpdateClient, () => ({ clientSecret: 'second' }));
  await waitFor(() => expect(screen.getByLabelText('Client ID')).toHaveValue('client-1'));
  await generate();
  doubleClick(screen.getByRole('button', { name: 'Replace secret' }));
  await waitFor(() => expect(screen.getByLabelText('Client Secret')).toHaveValue('second'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.callsOf(createOrUpdateClient)).toHaveLength(2);

  doubleClick(screen.getByRole('switch', { name: 'Client status' }));
  expect(await screen.findAllByText('Client updated!')).not.toHaveLength(0);
  expect(api.callsOf(createOrUpdateClient)).toHaveLength(3);
});

test('shows and logs that a secret could not be generated', async () => {
  await open(fresh);
  api.on(createOrUpdateClient, () => refuse(500));
  await generate();
  expect(await screen.findByText('Failed to generate new secret. Check console for details.')).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('Failed to generate new secret. Check console for details.', expect.any(Error));
});

test('switches the client off without a new secret', async () => {
  await open(known);
  api.on(createOrUpdateClient, ({ isActive }) => {
    api.on(getBot, () => ({ ...known, clientIsActive: isActive }));
    return {};
  });
  await userEvent.click(screen.getByRole('switch', { name: 'Client status' }));
  expect(await screen.findByText('Client updated!')).toBeInTheDocument();
  expect(await screen.findByText('Inactive')).toBeInTheDocument();
  expect(api.callsOf(createOrUpdateClient)[0]?.request).toMatchObject({ isActive: false, rotate: false });
  expect(screen.getByLabelText('Client Secret')).toHaveValue(MASK);
});

test('toggles with every press on a server that does not report the state, even after a reload', async () => {
  await open(known);
  api.on(createOrUpdateClient, () => ({ clientSecret: 's' }));
  const toggle = () => userEvent.click(screen.getByRole('switch', { name: 'Client status' }));
  const sent = () =>
    api.callsOf(createOrUpdateClient).map(({ request }) => (request as { isActive: boolean }).isActive);
  expect(screen.getByText('Active')).toBeInTheDocument();
  await toggle();
  expect(await screen.findByText('Inactive')).toBeInTheDocument();
  await waitFor(() => expect(api.callsOf(getBot)).toHaveLength(2));
  expect(screen.getByRole('switch', { name: 'Client status' })).toHaveAccessibleDescription(
    'This server does not report the client status. This is what this browser last sent.',
  );
  await toggle();
  expect(await screen.findByText('Active')).toBeInTheDocument();
  await toggle();
  expect(await screen.findByText('Inactive')).toBeInTheDocument();
  expect(sent()).toEqual([false, true, false]);

  cleanup();
  await open(known);
  expect(screen.getByText('Inactive')).toBeInTheDocument();
  await toggle();
  await waitFor(() => expect(sent()).toEqual([false, true, false, true]));
});

test('does not use the status of an agent with the same id in another organization', async () => {
  localStorage.setItem('client-active:5:7', 'false');
  await open(known);
  expect(screen.getByRole('switch', { name: 'Client status' })).toBeChecked();
});

test('prefers the status that the server reports to the one sent from this browser', async () => {
  localStorage.setItem('client-active:4:7', 'false');
  await open({ ...known, clientIsActive: true });
  expect(screen.getByRole('switch', { name: 'Client status' })).toBeChecked();
  expect(screen.queryByText(/does not report/)).not.toBeInTheDocument();
});

test('keeps an inactive client inactive with a new secret on a server that does not report the state', async () => {
  localStorage.setItem('client-active:4:7', 'false');
  await open(known);
  api.on(createOrUpdateClient, () => ({ clientSecret: 'second' }));
  await generate();
  await userEvent.click(screen.getByRole('button', { name: 'Replace secret' }));
  await waitFor(() => expect(screen.getByLabelText('Client Secret')).toHaveValue('second'));
  expect(api.callsOf(createOrUpdateClient)[0]?.request).toMatchObject({ isActive: false });
});

test('reverts the switch and shows the failure when its call fails', async () => {
  await open(known);
  api.on(createOrUpdateClient, () => refuse(500));
  await userEvent.click(screen.getByRole('switch', { name: 'Client status' }));
  expect(await screen.findByText('Client update failed. Check console for details.')).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'Client status' })).toBeChecked();
  expect(logged).toHaveBeenCalledWith('Client update failed. Check console for details.', expect.any(Error));
});

test('shows the secret when a server creates a new one anyway', async () => {
  await open(known);
  api.on(createOrUpdateClient, () => ({ clientSecret: 'surprise' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Client status' }));
  await waitFor(() => expect(screen.getByLabelText('Client Secret')).toHaveValue('surprise'));
});

test('calls this site with the agent’s client id and contains no secret', () => {
  const example = serverExample('https://desk.example', 'rosa');
  expect(example).toContain('SITE=https://desk.example\n');
  expect(example).toContain("CLIENT_ID='rosa'\n");
  expect(example).toContain('-H "client_secret: $CLIENT_SECRET"');
  expect(example).toContain('CLIENT_SECRET=fds_...');
  for (const call of ['startSession', 'addParticipant', 'sendMessage']) expect(example).toContain(call);
});

test('quotes a client id that contains a quote as a single shell word', () => {
  expect(serverExample('https://desk.example', "it's; rm")).toContain("CLIENT_ID='it'\\''s; rm'\n");
});
