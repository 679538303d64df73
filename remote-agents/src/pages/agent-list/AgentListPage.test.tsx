import { realtimeStore, sessionStore, toastStore, useLocation } from '@frontdesk/shared/app';
import { createBot, deleteBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { getAgentActivity } from '@frontdesk/shared/endpoints/overview';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewAgentPage } from '../new-agent/NewAgentPage';
import { AgentListPage } from './AgentListPage';

const bot = (id: number, name: string, more = {}) => ({ id, name, enabled: true, description: 'Answers', ...more });
const many = Array.from({ length: 23 }, (_, index) => bot(index + 1, `Agent ${index + 1}`));

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  api = fakeApi().on(getBots, () => many);
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

const open = (search = '') => renderPage(<AgentListPage />, { at: { pathname: '/agent', search } });
const whole = (time: string) => new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const names = () =>
  screen.queryAllByRole('link').flatMap((link) => (/^Agent \d+$/.test(link.textContent) ? [link.textContent] : []));

test('shows each agent as a row with name, status, description and local date, and a dash for missing values', async () => {
  const created = '2026-03-04T05:06:07Z';
  api.on(getBots, () => [
    bot(1, 'Front desk', { dateCreated: created }),
    bot(2, 'Night', { enabled: false, description: '' }),
  ]);
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'My Agent Bots' })).toBeInTheDocument();
  const cells = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .slice(1, 5)
      .map((cell) => cell.textContent);
  expect(await cells('Front desk')).toEqual(['Front desk', 'Enabled', 'Answers', whole(created)]);
  expect(await cells('Night')).toEqual(['Night', 'Disabled', '-', '-']);
});

test('has the five columns of the grid, with their widths', async () => {
  open();
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['', 'Name', 'Status', 'Description', 'Created At', 'Action']);
  const widths = [...document.querySelectorAll('col')].map((column) => column.style.width);
  expect(widths).toEqual(['44px', '230px', '130px', '300px', '', '220px', '160px']);
  await screen.findByText('1–10 of 23');
});

test('shows ten rows on a page, with its number in the address', async () => {
  open('?page=2');
  expect(await screen.findByText('11–20 of 23')).toBeInTheDocument();
  expect(names()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(names()).toEqual(['Agent 21', 'Agent 22', 'Agent 23']);
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(names()[0]).toBe('Agent 11');
});

test('filters by name and starts at the first page again', async () => {
  open('?page=3');
  await screen.findByText('21–23 of 23');
  await userEvent.type(screen.getByLabelText('Filter by name'), 'AGENT 2');
  expect(names()).toEqual(['Agent 2', 'Agent 20', 'Agent 21', 'Agent 22', 'Agent 23']);
});

test('shows the filter of the address in the field, and can clear it when nothing matches', async () => {
  open('?name=zebra');
  expect(await screen.findByText('No results found.')).toBeInTheDocument();
  expect(screen.getByLabelText('Filter by name')).toHaveValue('zebra');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(names()).toHaveLength(10);
});

test('sorts ascending, then descending, with a column header', async () => {
  open();
  await screen.findByText('1–10 of 23');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()[0]).toBe('Agent 23');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
});

test('selects agents one by one or a page at a time, across pages', async () => {
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Agent 3' }));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all agents on this page' }));
  expect(screen.getByText('11 selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
});

test('View opens the agent', async () => {
  api.on(getBots, () => [bot(7, 'Front desk')]);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'View Front desk' }));
  expect(screen.getByText('Went to /agent/7')).toBeInTheDocument();
});

test('Add New Agent opens the form', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Add New Agent' }));
  expect(screen.getByText('Went to /NewAgent')).toBeInTheDocument();
});

test('deletes an agent only after the confirmation, and removes it from the list', async () => {
  let bots = [bot(1, 'Front desk'), bot(2, 'Night')];
  api.on(getBots, () => bots);
  api.on(deleteBot, ({ botId }) => {
    bots = bots.filter(({ id }) => String(id) !== botId);
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Night' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Night' });
  expect(dialog).toHaveAccessibleDescription(
    'Are you sure you want to delete this agent? This action cannot be undone.',
  );
  expect(api.callsOf(deleteBot)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Agent deleted successfully!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Night')).not.toBeInTheDocument());
  expect(api.callsOf(deleteBot)[0]?.request).toEqual({ botId: 2 });
  await waitFor(() => expect(screen.getByText('1–1 of 1')).toHaveFocus());
});

test('deletes once on a double click on Delete', async () => {
  api.on(deleteBot, () => null);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Agent 1' }));
  const button = screen.getByRole('button', { name: 'Delete' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Agent deleted successfully!')).toBeInTheDocument();
  expect(api.callsOf(deleteBot)).toHaveLength(1);
});

test('Cancel deletes nothing', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Agent 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.callsOf(deleteBot)).toHaveLength(0);
});

test('shows why a deletion failed and keeps the agent', async () => {
  api.on(deleteBot, () => refuse(500));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Agent 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Delete failed. Check console for details.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Agent 1' })).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('Delete failed. Check console for details.', expect.any(Error));
});

test('shows that there are no agents, and offers to add one', async () => {
  api.on(getBots, () => []);
  open();
  expect(await screen.findByText('No rows')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Add New Agent' })).toHaveLength(2);
});

test('logs and shows that the list could not be loaded, and can retry', async () => {
  api.on(getBots, () => refuse(503));
  open();
  expect(await screen.findByText('An error occurred.')).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('Failed to fetch agents:', expect.any(Error));
  api.on(getBots, () => many);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1–10 of 23')).toBeInTheDocument();
  expect(screen.queryByText('An error occurred.')).not.toBeInTheDocument();
});

test('shows markup in a name as text', async () => {
  api.on(getBots, () => [bot(1, '<img src=x onerror=alert(1)>')]);
  open();
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(document.querySelector('td img')).toBeNull();
});

test('shows how many conversations each agent had in the last 7 days, from a single call', async () => {
  realtimeStore.setState({ status: 'Connected', problem: null });
  api.on(getBots, () => [
    { id: 1, name: 'Rosa', enabled: true },
    { id: 2, name: 'Max', enabled: true },
  ]);
  api.on(getAgentActivity, () => ({ agents: [{ agentId: 1, conversations: 42, color: null }] }));
  renderPage(<AgentListPage />, { at: '/agent' });
  const row = (await screen.findByText('42 conversations in 7 days')).closest('tr');
  expect(row).toHaveTextContent('Rosa');
  expect(screen.getAllByText(/in 7 days/)).toHaveLength(1);
  expect(api.callsOf(getAgentActivity)).toHaveLength(1);
});

test('labels an agent that was just added', async () => {
  renderPage(<AgentListPage />, { at: { pathname: '/agent', state: { createdId: 2 } } });
  const rowOf = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
  expect((await rowOf('Agent 2')).getByText('New')).toBeInTheDocument();
  expect((await rowOf('Agent 3')).queryByText('New')).not.toBeInTheDocument();
});

function ListAndForm() {
  return useLocation().pathname === '/NewAgent' ? <NewAgentPage /> : <AgentListPage />;
}

test('labels a new agent and links to it on a server that does not send its id', async () => {
  let bots = [bot(1, 'Front desk'), bot(2, 'Night')];
  api.on(getBots, () => bots);
  api.on(createBot, () => {
    bots = [...bots, bot(7, 'Front desk'), bot(8, 'Made by somebody else')];
    return null;
  });
  renderPage(<ListAndForm />, { at: '/agent', path: '*' });
  await screen.findByRole('link', { name: 'Night' });
  await userEvent.click(screen.getByRole('link', { name: 'Add New Agent' }));
  await userEvent.type(screen.getByLabelText('Bot Name'), 'Front desk');
  await userEvent.type(screen.getByLabelText('Description'), 'Opening hours');
  await userEvent.click(screen.getByRole('button', { name: 'Add Bot' }));
  expect((await screen.findByText('New')).closest('tr')).toContainElement(
    screen.getAllByRole('link', { name: 'Front desk' })[1] as HTMLElement,
  );
  expect(toastStore.getState().toasts).toMatchObject([{ to: '/agent/7', linkLabel: 'Set it up' }]);
});

test('shows select all as mixed while only some agents on the page are selected', async () => {
  open();
  const all = await screen.findByRole('checkbox', { name: 'Select all agents on this page' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Agent 3' }));
  expect(all).toBePartiallyChecked();
  expect(screen.getByRole('link', { name: 'Agent 3' }).closest('tr')).toHaveAttribute('data-selected');
  await userEvent.click(all);
  expect(all).toBeChecked();
  expect(all).not.toBePartiallyChecked();
});

describe('before a long list has loaded', () => {
  let load: (agents: readonly object[]) => void;
  beforeEach(() => {
    api.on(getBots, () => new Promise((resolve) => (load = resolve)));
    globalThis.frontdeskEarlyAnswers = {
      token: sessionStore.getState().token ?? 'test-token',
      at: performance.now(),
      answers: new Map(),
      texts: new Map(),
      starts: new Map([[getBots.path, JSON.stringify(many.slice(0, 12))]]),
    };
  });
  afterEach(() => {
    globalThis.frontdeskEarlyAnswers = undefined;
  });

  test('shows its first page, without the number of all', async () => {
    open();
    await screen.findByRole('link', { name: 'Agent 1' });
    expect(names()).toHaveLength(10);
    expect(screen.queryByText(/1–10 of/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
    load(many);
    expect(await screen.findByText('1–10 of 23')).toBeInTheDocument();
  });

  test('waits for all agents before it sorts, searches or shows another page', async () => {
    open('?page=2');
    await screen.findByText('Loading agents');
    expect(names()).toEqual([]);
    load(many);
    expect(await screen.findByText('11–20 of 23')).toBeInTheDocument();
  });
});
