import { realtimeStore } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  realtimeStore.setState({ status: 'Connected', problem: null });
  api = fakeApi()
    .on(getBots, () => [
      { id: 1, name: 'Rosa', enabled: true },
      { id: 2, name: 'Max', enabled: true },
    ])
    .on(getOverview, () => overview);
});
afterEach(() => api.restore());
const numberOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

test('the numbers of all agents are shown, without those that say nothing', async () => {
  renderPage(<NumbersCard />);
  await screen.findByText('Last 14 days');
  expect(numberOf('Conversations')).toBe('12');
  expect(numberOf('Answered')).toBe('80 %');
  expect(numberOf('Median time to reply')).toBe('1.2 s');
  expect(screen.queryByText('Found helpful')).toBeNull();
  expect(screen.queryByText('Scans')).toBeNull();
  expect(screen.getByRole('img', { name: /20 questions, 16 answered/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All conversations' })).toHaveAttribute('href', '/conversations');
});

test('one agent can be chosen', async () => {
  renderPage(<NumbersCard />);
  const select = await screen.findByLabelText('Agent');
  await within(select).findByText('Max');
  api.on(getOverview, ({ agentId }) => ({ ...overview, conversations: agentId === '2' ? 3 : 12 }));
  await userEvent.selectOptions(select, 'Max');
  await waitFor(() => expect(numberOf('Conversations')).toBe('3'));
});

test.each([
  ['a server without the call', () => refuse(404)],
  ['an organization without a conversation', () => ({ ...overview, conversations: 0 })],
])('%s shows nothing', async (_, answer) => {
  api.on(getOverview, answer);
  renderPage(<NumbersCard />);
  await waitFor(() => expect(api.callsOf(getOverview)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText('Last 14 days')).toBeNull();
});

test("another team's server is not asked", async () => {
  realtimeStore.setState({ status: 'Unavailable', problem: null });
  renderPage(<NumbersCard />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(api.calls).toHaveLength(0);
});

test('a browser that saw numbers before keeps their place while they load', async () => {
  const first = renderPage(<NumbersCard />);
  await screen.findByText('Last 14 days');
  first.unmount();
  realtimeStore.setState({ status: 'Connecting', problem: null });
  renderPage(<NumbersCard />);
  expect(screen.getByRole('status', { name: 'Conversations' })).toBeInTheDocument();
  expect(await screen.findByText('Last 14 days')).toBeInTheDocument();
});
