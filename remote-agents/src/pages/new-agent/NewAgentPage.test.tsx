import { toastStore } from '@frontdesk/shared/app';
import { createBot } from '@frontdesk/shared/endpoints/bot';
import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewAgentPage } from './NewAgentPage';

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  api = fakeApi().on(createBot, () => ({ id: 1 }));
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(<NewAgentPage />, { at: '/NewAgent' });
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

async function fill() {
  await userEvent.type(screen.getByLabelText('Bot Name'), 'Front desk');
  await userEvent.type(screen.getByLabelText('Description'), 'Opening hours and bookings');
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add Bot' }));

test('creates an agent, enabled by default, and opens the list', async () => {
  await fill();
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Enabled');
  await submit();
  expect(await screen.findByText('Bot created successfully!')).toBeInTheDocument();
  expect(await screen.findByText('Went to /agent')).toBeInTheDocument();
  expect(api.callsOf(createBot)[0]?.request).toEqual({
    name: 'Front desk',
    description: 'Opening hours and bookings',
    enabled: true,
    configuration: '',
    modelName: '',
    clientId: null,
  });
});

test('creates a disabled agent as disabled', async () => {
  await fill();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Disabled');
  await submit();
  expect(await screen.findByText('Went to /agent')).toBeInTheDocument();
  expect(api.callsOf(createBot)[0]?.request).toMatchObject({ enabled: false });
});

test('warns below the field when another agent has the name, but still creates the new agent', async () => {
  api.on(getBots, () => [{ id: 9, name: 'Front Desk', enabled: true }]);
  await fill();
  expect(await screen.findByText('Another agent has this name. You can still use it.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Bot Name'), ' 2');
  expect(screen.queryByText(/Another agent has/)).toBeNull();
  await userEvent.clear(screen.getByLabelText('Bot Name'));
  await userEvent.type(screen.getByLabelText('Bot Name'), 'Front desk');
  await submit();
  expect(await screen.findByText('Went to /agent')).toBeInTheDocument();
});

test('requires name and description', async () => {
  await userEvent.type(screen.getByLabelText('Bot Name'), '   ');
  await submit();
  expect(screen.getByText('Name is required')).toBeInTheDocument();
  expect(screen.getByText('Description is required')).toBeInTheDocument();
  expect(screen.getByLabelText('Bot Name')).toHaveFocus();
  expect(api.calls).toHaveLength(0);
});

test('creates a single agent on a double click', async () => {
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add Bot' }));
  await screen.findByText('Went to /agent');
  expect(api.callsOf(createBot)).toHaveLength(1);
});

test('shows why creating failed, and keeps the typed text', async () => {
  api.on(createBot, () => refuse(400, { message: 'You have too many agents.' }));
  await fill();
  await submit();
  expect(await screen.findByText('Failed to create bot.')).toBeInTheDocument();
  expect(screen.getByText('You have too many agents.')).toBeInTheDocument();
  expect(screen.getByLabelText('Bot Name')).toHaveValue('Front desk');
  expect(logged).toHaveBeenCalledWith('Failed to create bot.', expect.any(Error));
});

test('shows a refusal of the name at its field, and keeps the typed text', async () => {
  const message = 'Name is too long: at most 200 characters.';
  api.on(createBot, () => refuse(400, { message, field: 'name' }));
  await fill();
  await submit();
  const field = await screen.findByRole('textbox', { name: 'Bot Name', description: message });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Front desk');
  expect(screen.getAllByText(message)).toHaveLength(1);
});

test('offers to set the new agent up, if the server sends its id', async () => {
  await fill();
  await submit();
  await screen.findByText('Went to /agent');
  expect(toastStore.getState().toasts).toMatchObject([{ to: '/agent/1', linkLabel: 'Set it up' }]);
});

test('works on a server that does not send the id of a new agent', async () => {
  api.on(createBot, () => null);
  await fill();
  await submit();
  expect(await screen.findByText('Went to /agent')).toBeInTheDocument();
  expect(toastStore.getState().toasts).toMatchObject([{ text: 'Bot created successfully!', to: undefined }]);
});
