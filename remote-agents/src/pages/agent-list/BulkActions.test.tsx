import { deleteBot, getBot, getBots, updateBot } from '@frontdesk/shared/endpoints/bot';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgentListPage } from './AgentListPage';

const bot = (id: string, enabled = false) => ({
  id,
  name: `Agent ${id}`,
  description: 'Helps.',
  configuration: '{"a":1}',
  enabled,
});

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  api = fakeApi()
    .on(getBots, () => ['1', '2', '3'].map((id) => bot(id)))
    .on(getBot, ({ botId }) => bot(botId));
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

async function select(...names: string[]) {
  renderPage(<AgentListPage />);
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
}
const results = async () =>
  within(await screen.findByRole('list', { name: 'Results' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('Enable changes only the status of each selected agent', async () => {
  api.on(updateBot, () => null);
  await select('Agent 1', 'Agent 3');
  await userEvent.click(screen.getByRole('button', { name: 'Enable' }));
  expect(await screen.findByText('2 done, 0 failed')).toBeInTheDocument();
  expect(api.callsOf(updateBot).map(({ request }) => request)).toMatchObject([
    { id: '1', name: 'Agent 1', description: 'Helps.', configuration: '{"a":1}', enabled: true },
    { id: '3', name: 'Agent 3', enabled: true },
  ]);
  expect(await results()).toEqual(['Agent 1Enabled', 'Agent 3Enabled']);
});

test('Delete asks first, and shows the result for each agent', async () => {
  api.on(deleteBot, ({ botId }) => (botId === '2' ? refuse(409, { message: 'It is busy.' }) : null));
  await select('Agent 1', 'Agent 2');
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
  const question = 'Are you sure you want to delete these 2 agents? This action cannot be undone.';
  expect(await screen.findByText(question)).toBeInTheDocument();
  expect(api.callsOf(deleteBot)).toHaveLength(0);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 done, 1 failed')).toBeInTheDocument();
  expect(await results()).toEqual(['Agent 1Agent deleted successfully!', 'Agent 2It is busy.']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('moves the focus to the row count when a pressed button unmounts', async () => {
  api.on(updateBot, () => null);
  await select('Agent 1');
  await userEvent.click(screen.getByRole('button', { name: 'Enable' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.getByText('1–3 of 3')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByText('1–3 of 3')).toHaveFocus();
});

test('clearing a filter without results moves the focus to the filter', async () => {
  await select();
  await userEvent.type(screen.getByLabelText('Filter by name'), 'zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filter' }));
  expect(await screen.findByText('1–3 of 3')).toBeInTheDocument();
  expect(screen.getByLabelText('Filter by name')).toHaveFocus();
});
