import { getBots } from '@frontdesk/shared/endpoints/bot';
import { getPersonNumbers } from '@frontdesk/shared/endpoints/person-numbers';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { duration, NumbersTab } from './NumbersTab';

let api: ReturnType<typeof fakeApi>;
const none = { takenOver: 0, replies: 0, medianReplyMs: null, good: 0, bad: 0 };
const data = {
  ...{ conversations: 1200, takenOver: 300, replies: 12, medianReplyMs: 250_000, good: 11, bad: 1 },
  agents: [
    { id: 'a', name: 'Reception', conversations: 1198, ...none, takenOver: 299, replies: 2, medianReplyMs: 5_000 },
    { id: 'b', name: '', conversations: 2, ...none, takenOver: 1 },
  ],
  people: [
    { id: 'p', name: 'Ada Owner', ...none, takenOver: 300, replies: 12, medianReplyMs: 250_000, good: 2 },
    { id: null, name: '', ...none, bad: 3 },
  ],
};

beforeEach(() => {
  api = fakeApi()
    .on(getBots, () => [{ id: 'a', name: 'Reception', enabled: true }])
    .on(getPersonNumbers, () => data);
});
afterEach(() => api.restore());

const open = (search = '') => renderPage(<NumbersTab />, { at: { pathname: '/conversations', search } });
const row = async (name: string) => {
  const cell = await screen.findByRole('rowheader', { name });
  return within(cell.closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('shows the time to the first reply, the share taken over and the satisfaction, with the counts behind them', async () => {
  open();
  expect(await screen.findByText('4 min 10 sec', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('Median of 12 replies', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('25%', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('300 of 1,200 conversations', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('92%', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('11 good, 1 not good', { selector: 'dd' })).toBeInTheDocument();
});

test('shows figures without enough data last', async () => {
  api.on(getPersonNumbers, () => ({ ...data, replies: 1 }));
  open();
  await screen.findByText('Taken over', { selector: 'dt' });
  const figures = document.querySelectorAll('dt');
  expect(Array.from(figures, (each) => each.textContent)).toEqual(['Taken over', 'Satisfaction', 'First reply']);
});

test('puts figures and filters in two columns on a phone', async () => {
  open();
  const figures = (await screen.findByText('Taken over', { selector: 'dt' })).closest('dl');
  // Without a window that matches a query, jsdom has the styles of phones.
  expect(figures).toHaveStyle({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
  expect(screen.getByRole('search')).toHaveStyle({ gridTemplateColumns: 'repeat(2, minmax(0, 260px))' });
});

test('shows the numbers of each agent and person, and says where there is not enough data', async () => {
  open();
  expect((await row('Reception')).map((text) => text?.replace(/^[A-Z][a-z A-Z]*?(?=\d|Not|–)/, ''))).toEqual([
    '1,198',
    '25%299 of 1,198 conversations',
    'Not enough dataMedian of 2 replies',
    '–',
  ]);
  expect((await row('Deleted agent'))[1]).toContain('Not enough data');
  expect((await row('Ada Owner'))[2]).toContain('Not enough data2 good, 0 not good');
  expect((await row('People who left'))[2]).toContain('0%0 good, 3 not good');
});

test('a figure without enough data is a dash as large as the others, with the reason below it', async () => {
  api.on(getPersonNumbers, () => ({ ...data, replies: 0, medianReplyMs: null }));
  open();
  const reason = await screen.findByText('Not enough data · No replies yet', { selector: 'dd' });
  expect(reason.previousElementSibling).toHaveTextContent(/^–$/);
});

test('the address contains the period and the agent', async () => {
  open('?tab=numbers&days=7&agent=a');
  expect(await screen.findByLabelText('Period')).toHaveValue('7');
  expect(api.callsOf(getPersonNumbers).map(({ request }) => request)).toEqual([{ days: '7', agentId: 'a' }]);
  expect(screen.queryByRole('table', { name: 'By agent' })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 90 days');
  expect(api.callsOf(getPersonNumbers).at(-1)?.request).toEqual({ days: '90', agentId: 'a' });
});

test('an unknown period is read as the last 30 days', async () => {
  open('?days=nonsense');
  expect(await screen.findByLabelText('Period')).toHaveValue('30');
});

test('says that nothing happened, that a call failed, and that a server has no numbers', async () => {
  api.on(getPersonNumbers, () => ({ conversations: 0, ...none, agents: [], people: [] }));
  const { unmount } = open();
  expect(await screen.findByText(/^No activity in this period/)).toBeInTheDocument();
  unmount();
  api.on(getPersonNumbers, () => refuse(500));
  open();
  expect(await screen.findByText('The numbers could not be loaded.')).toBeInTheDocument();
  api.on(getPersonNumbers, () => refuse(404));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('These numbers are not available on this server.')).toBeInTheDocument();
});

test.each([
  [0, '0 sec'],
  [499, '0 sec'],
  [59_600, '1 min'],
  [61_000, '1 min 1 sec'],
  [3_600_000, '1 hr'],
  [3_725_000, '1 hr 2 min'],
  [90_000_000, '1 day 1 hr'],
  [86_400_000 * 3, '3 days'],
])('%i ms are %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});
