import { realtimeStore } from '@frontdesk/shared/app';
import { getAttention } from '@frontdesk/shared/endpoints/attention';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { useQuery } from '@frontdesk/shared/query';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listedAgentsQuery } from '../api/listed-agents';
import { NumbersCard } from './NumbersCard';

const overview = {
  conversations: 12,
  questions: 30,
  shareAnswered: 0.8,
  shareHelpful: null,
  medianReplyMs: 1_240,
  scans: null,
  days: [
    { day: '2026-11-21', conversations: 5, questions: 10, answered: 8 },
    { day: '2026-11-22', conversations: 7, questions: 20, answered: 16 },
  ],
};

/** Fetches the agents as another card does. */
function Home() {
  useQuery(listedAgentsQuery);
  return <NumbersCard hasAddress={() => true} />;
}

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  realtimeStore.setState({ status: 'Connected', problem: null });
  // The shell has found our calls.
  localStorage.setItem('SERVER_CALLS', JSON.stringify({ 'GET /api/people': { has: true, at: 1 } }));
  api = fakeApi()
    .on(getBots, () => [
      { id: 1, name: 'Rosa', enabled: true },
      { id: 2, name: 'Max', enabled: true },
    ])
    .on(getOverview, () => overview)
    .on(getAttention, () => ({ questions: [], failures: [] }));
});
afterEach(() => api.restore());
const numberOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

test('shows the numbers of all agents, without empty ones', async () => {
  renderPage(<Home />);
  await screen.findByText('Last 14 days');
  expect(numberOf('Conversations')).toBe('12');
  expect(numberOf('Answered')).toBe('80 %');
  expect(numberOf('Median time to reply')).toBe('1.2 s');
  expect(screen.queryByText('Found helpful')).toBeNull();
  expect(screen.queryByText('Scans')).toBeNull();
  const chart = within(screen.getByRole('table', { name: 'Conversations and share answered by day' }));
  expect(chart.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DayConversationsQuestionsShare answered',
    expect.stringMatching(/21.*51080 %$/),
    expect.stringMatching(/22.*72080 %$/),
  ]);
  expect(screen.getByRole('link', { name: 'All conversations' })).toHaveAttribute('href', '/conversations');
});

test('shows the numbers of a single agent', async () => {
  renderPage(<Home />);
  const select = await screen.findByLabelText('Agent');
  await within(select).findByText('Max');
  api.on(getOverview, ({ agentId }) => ({ ...overview, conversations: agentId === '2' ? 3 : 12 }));
  await userEvent.selectOptions(select, 'Max');
  await waitFor(() => expect(numberOf('Conversations')).toBe('3'));
});

test("shows the failure when an agent's numbers fail, and not the numbers of all agents", async () => {
  renderPage(<Home />);
  const select = await screen.findByLabelText('Agent');
  await within(select).findByText('Max');
  api.on(getOverview, () => refuse(500));
  await userEvent.selectOptions(select, 'Max');
  expect(await screen.findByText('The numbers of this agent could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByText('Conversations', { selector: 'dt' })).not.toBeInTheDocument();
  api.on(getOverview, () => ({ ...overview, conversations: 3 }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(numberOf('Conversations')).toBe('3'));
});

test.each([
  ['a server without the call', () => refuse(404)],
  ['an organization without a conversation', () => ({ ...overview, conversations: 0 })],
])('%s shows nothing', async (_, answer) => {
  api.on(getOverview, answer);
  renderPage(<Home />);
  await waitFor(() => expect(api.callsOf(getOverview)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText('Last 14 days')).toBeNull();
});

test('shows in place of failed numbers why they failed, and the rest of the reports works', async () => {
  localStorage.setItem('agents:has-numbers', 'yes');
  api.on(getOverview, () => refuse(500, { message: 'The disk is full.' }));
  api.on(getAttention, () => ({
    questions: [{ id: 'g', agentId: '1', agentName: 'Rosa', question: 'Is there a gym?', count: 1, lastAsked: null }],
    failures: [],
  }));
  renderPage(<Home />);
  const numbers = within(await screen.findByRole('region', { name: 'Conversations' }));
  expect(numbers.getByText('The numbers could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New agent' })).toBeInTheDocument();
  expect(await screen.findByText('Is there a gym?')).toBeInTheDocument();
  // The browser remembers their place for the next visit.
  expect(localStorage.getItem('agents:has-numbers')).toBe('yes');
  api.on(getOverview, () => overview);
  await userEvent.click(numbers.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Last 14 days')).toBeInTheDocument();
});

test('shows the reports when the list of agents fails', async () => {
  localStorage.setItem('agents:has-numbers', 'yes');
  api.on(getBots, () => refuse(500));
  renderPage(<Home />);
  expect(await screen.findByText('Last 14 days')).toBeInTheDocument();
  expect(await screen.findByText('Every question was answered.')).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: 'Conversations' })).not.toBeInTheDocument();
});

test("makes no call to another team's server", async () => {
  realtimeStore.setState({ status: 'Unavailable', problem: null });
  renderPage(<Home />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(api.callsOf(getOverview)).toHaveLength(0);
  expect(api.callsOf(getAttention)).toHaveLength(0);
});

test('reserves the space of the numbers while they load, in a browser that has seen numbers before', async () => {
  const first = renderPage(<Home />);
  await screen.findByText('Last 14 days');
  first.unmount();
  realtimeStore.setState({ status: 'Connecting', problem: null });
  renderPage(<Home />);
  expect(screen.getByRole('status', { name: 'Conversations' })).toBeInTheDocument();
  expect(await screen.findByText('Last 14 days')).toBeInTheDocument();
});
