import { realtimeStore } from '@frontdesk/shared/app';
import { getAccount } from '@frontdesk/shared/endpoints/account';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import {
  exportConversations,
  getConversations,
  getRetention,
  getUnanswered,
  setRetention,
} from '@frontdesk/shared/endpoints/conversation';
import { countConversations } from '@frontdesk/shared/endpoints/conversation-work';
import { getPeople } from '@frontdesk/shared/endpoints/people';
import { getPersonNumbers } from '@frontdesk/shared/endpoints/person-numbers';
import { useQueryClient } from '@frontdesk/shared/query';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleConversation, sampleMessage } from '../../testing/sample-conversations';
import { ConversationListPage } from './ConversationListPage';

let api: ReturnType<typeof fakeApi>;
let stored: ReturnType<typeof sampleConversation>[];
let announce: () => void;

/** Refreshes queries as the host does for a pushed notification about a conversation. */
function Announcer() {
  const client = useQueryClient();
  announce = () => void client.invalidateQueries({ queryKey: [getConversations.path] });
  return <ConversationListPage />;
}
const open = (search = '') => renderPage(<Announcer />, { at: { pathname: '/conversations', search } });
const questions = () => screen.getAllByRole('link', { name: /^Question/ }).map(({ textContent }) => textContent);
const requests = () => api.callsOf(getConversations).map(({ request }) => request);

beforeEach(() => {
  realtimeStore.setState({ status: 'Connected', problem: null });
  stored = [sampleConversation('2', { outcome: 'person', visitor: 'Grace' }), sampleConversation('1')];
  api = fakeApi()
    .on(getBots, () => [{ id: 1, name: 'Reception', enabled: true }])
    .on(getConversations, () => ({ conversations: stored, next: null }))
    .on(countConversations, () => ({ mine: 3, open: 1_000, unanswered: 7 }))
    .on(getPeople, () => ({
      people: [
        { id: 'a', firstName: 'Ada', lastName: 'Owner', isYou: true },
        { id: 'g', firstName: 'Grace', lastName: 'Member', isYou: false },
      ],
      invitations: [],
    }))
    .on(getRetention, () => ({ days: 365 }))
    .on(getAccount, () => ({ organization: 'Bakery', role: 'owner' }));
});
afterEach(() => api.restore());

test('shows visitor, question, site and outcome of each, and the number of messages if there are more than two', async () => {
  stored = [
    sampleConversation('2', { outcome: 'person', visitor: 'Grace', messages: 5 }),
    sampleConversation('1', { site: 'https://other.example' }),
  ];
  open();
  const link = await screen.findByRole('link', { name: 'Question 2' });
  expect(link).toHaveAttribute('href', '/conversations/2');
  const row = within(link.closest('tr') as HTMLElement);
  expect(row.getByText(/Grace · .* · 5 messages · shop\.example$/)).toBeInTheDocument();
  // Sighted users read it in the heading of her group.
  expect(row.getByText('Wants a person')).toHaveStyle({ position: 'absolute' });
  // Without a name the question comes first, and nothing is shown in place of the name.
  expect(screen.getByText(/^Reception · other/)).not.toHaveTextContent('messages');
});

test('begins each row with its agent’s tag, in the color of the agent’s chat, if there are several agents', async () => {
  stored = [
    sampleConversation('2', { agentId: '8', agentName: 'Spa Desk', agentColor: '#2f5d50' }),
    sampleConversation('1', {}),
  ];
  open();
  const row = (await screen.findByRole('link', { name: 'Question 2' })).closest('tr') as HTMLElement;
  expect(row.style.getPropertyValue('--initial')).toBe('"S"');
  expect(row.style.getPropertyValue('--ground')).toBe('#2f5d50');
});

test('has no tags if all conversations are with one agent', async () => {
  stored = [sampleConversation('2', {}), sampleConversation('1', {})];
  open();
  const row = (await screen.findByRole('link', { name: 'Question 2' })).closest('tr') as HTMLElement;
  expect(row).not.toHaveAttribute('style');
});

test("shows 'Answered by a person' instead of 'Wants a person' once somebody has replied", async () => {
  stored = [sampleConversation('1', { outcome: 'person', isWanted: false })];
  open();
  const row = within((await screen.findByRole('link', { name: 'Question 1' })).closest('tr') as HTMLElement);
  expect(row.getByText('Answered by a person')).toBeInTheDocument();
  expect(row.queryByText('Wants a person')).toBeNull();
});

test('lists visitors waiting for a person at the top, under a separate heading', async () => {
  stored = [
    sampleConversation('4'),
    sampleConversation('3', { outcome: 'person' }),
    sampleConversation('2', { outcome: 'person', isDone: true }),
    sampleConversation('1', { outcome: 'person', speaker: 'waiting' }),
  ];
  open();
  await screen.findByRole('link', { name: 'Question 4' });
  expect(questions()).toEqual(['Question 3', 'Question 1', 'Question 4', 'Question 2']);
  const [, waiting, others] = screen.getAllByRole('rowgroup');
  expect(waiting).toHaveTextContent(/^Waiting for you.*Question 3.*Question 1/);
  expect(others).toHaveTextContent(/^Others.*Question 4.*Question 2/);
  // The keys follow that order.
  await userEvent.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Question 1' })).toHaveFocus();
});

test('shows the first conversation beside the list without opening it', async () => {
  api.on(getConversations, () => ({
    conversations: stored,
    next: null,
    first: {
      id: '2',
      messages: [
        { id: 'a', from: 'visitor', text: 'Can I talk to somebody?' },
        { id: 'b', from: 'agent', text: '**Yes**, leave your email.' },
        { id: 'c', from: 'note', text: 'A regular guest.' },
        // Another server may not name who wrote.
        { id: 'd', from: 'owner', text: 'We answer by mail.' },
      ],
    },
  }));
  open();
  // A waiting conversation is listed first even if it is not the newest.
  const newest = within(await screen.findByRole('region', { name: 'Selected conversation' }));
  expect(newest.getByRole('heading', { name: 'Grace' })).toBeInTheDocument();
  expect(newest.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'GraceCan I talk to somebody?',
    'AssistantYes, leave your email.',
    'ReceptionWe answer by mail.',
  ]);
  expect(newest.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/conversations/2');
  // She wants a person.
  expect(newest.getByRole('button', { name: 'Reply' })).toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
  expect(api.calls.map(({ path }) => path)).not.toContain('/api/conversations/2');
});

test('shows no messages beside the list if they are from a conversation other than the first', async () => {
  api.on(getConversations, () => ({ conversations: stored, next: null, first: { id: '9', messages: [] } }));
  open();
  await screen.findByRole('link', { name: 'Question 2' });
  expect(screen.queryByRole('region', { name: /^(Newest|Selected) conversation$/ })).not.toBeInTheDocument();
});

test('applies the filters of the address, and keeps them in links to conversations', async () => {
  open('?agent=1&outcome=not-found&from=2026-11-01&search=opening%20hours');
  expect(await screen.findByRole('link', { name: 'Question 1' })).toHaveAttribute(
    'href',
    '/conversations/1?agent=1&outcome=not-found&from=2026-11-01&search=opening+hours',
  );
  // Days start in the owner's time zone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const narrowed = { agentId: '1', outcome: 'not-found', from: '2026-11-01', search: 'opening hours', timeZone };
  expect(requests()).toEqual([narrowed]);
  expect(screen.getByLabelText('Search')).toHaveValue('opening hours');
});

test('fetches once after a pause in typing in Search', async () => {
  open();
  await screen.findByRole('link', { name: 'Question 1' });
  await userEvent.type(screen.getByLabelText('Search'), 'parking');
  await waitFor(() => expect(requests()).toHaveLength(2));
  expect(requests()[1]).toEqual({ search: 'parking' });
});

test('adds the next page below, and removes the button after the last page', async () => {
  api.on(getConversations, ({ cursor }) =>
    cursor
      ? { conversations: [sampleConversation('1'), sampleConversation('0')], next: null }
      : { conversations: stored, next: 'page-2' },
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByRole('link', { name: 'Question 0' });
  expect(questions()).toEqual(['Question 2', 'Question 1', 'Question 0']);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

/** The declarations for an element in a style sheet, for windows that match a query; jsdom does not apply them. */
function stylesIn(query: string, { classList }: Element) {
  const rules = (list: CSSRuleList): CSSRule[] =>
    [...list].flatMap((rule) => ('cssRules' in rule ? [rule, ...rules(rule.cssRules as CSSRuleList)] : [rule]));
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => rules(cssRules))
    .filter((rule) => 'conditionText' in rule && rule.conditionText === query)
    .map(({ cssText }) => cssText)
    .filter((text) => [...classList].some((name) => text.includes(name)))
    .join();
}

test('scrolls the list independently of the conversation beside it, with the button for more at its end', async () => {
  const messages = [sampleMessage('1', 'visitor', 'When do you open?')];
  api.on(getConversations, () => ({ conversations: stored, next: 'page-2', first: { id: '2', messages } }));
  open();
  const frame = (await screen.findByRole('button', { name: 'Load more' })).closest('[data-scroll]') as Element;
  expect(stylesIn('(min-width: 1200px)', frame)).toContain('max-height: clamp(420px, 100vh - 282px');
  expect(within(frame as HTMLElement).getByRole('table')).toBeInTheDocument();
});

test('names the site of each conversation only if there are several sites', async () => {
  open();
  await screen.findByRole('link', { name: 'Question 1' });
  expect(screen.queryByText(/shop\.example/)).toBeNull();
});

test('offers new conversations behind a button, and updates shown ones in place', async () => {
  open();
  await screen.findByRole('link', { name: 'Question 2' });
  stored = [
    sampleConversation('9'),
    sampleConversation('1', { outcome: 'unsure', lastActivity: '2026-11-20T10:00:08Z' }),
    ...stored.slice(0, 1),
  ];
  act(announce);
  const button = await screen.findByRole('button', { name: '1 new conversation' });
  expect(questions()).toEqual(['Question 2', 'Question 1']);
  expect(within(screen.getByRole('table')).getByText('Unsure')).toBeInTheDocument();
  await userEvent.click(button);
  // The visitor of question 2 is waiting for a person.
  expect(questions()).toEqual(['Question 2', 'Question 9', 'Question 1']);
});

test.each([
  ['without the hub', 'Disconnected', 15_000],
  ['with the hub, which announces no later messages,', 'Connected', 45_000],
] as const)('polls the newest page %s', async (_, status, ms) => {
  jest.useFakeTimers();
  try {
    realtimeStore.setState({ status, problem: null });
    open();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(requests()).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(ms));
    expect(requests()).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

test('shows that a server has no conversations, and offers nothing else', async () => {
  api.on(getConversations, () => refuse(404));
  open();
  expect(await screen.findByText('Conversations are not available on this server.')).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Search')).not.toBeInTheDocument();
});

test('shows why loading failed and can retry', async () => {
  api.on(getConversations, () => refuse(500, { message: 'The disk is full.' }));
  open();
  expect(await screen.findByText(/The disk is full\./)).toBeInTheDocument();
  api.on(getConversations, () => ({ conversations: stored, next: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Question 1' })).toBeInTheDocument();
});

test('shows what to do first when there are no conversations, and offers to clear the filters when none match', async () => {
  api.on(getConversations, ({ search }) => ({ conversations: search ? [] : stored, next: null }));
  open('?search=nothing');
  expect(await screen.findByText('No conversations match these filters.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: 'Question 1' })).toBeInTheDocument();
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

test('asks before a shorter retention deletes conversations', async () => {
  let days: number | null = 365;
  api.on(setRetention, (request) => {
    days = request.days;
  });
  open();
  const field = await screen.findByLabelText('Keep conversations for');
  await userEvent.selectOptions(field, '30 days');
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('Conversations older than 30 days will be deleted within the hour.');
  expect(days).toBe(365);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete older ones' }));
  await waitFor(() => expect(days).toBe(30));
  await userEvent.selectOptions(field, 'Forever');
  await waitFor(() => expect(days).toBeNull());
});

test('shows a member how long conversations are stored, without a choice', async () => {
  api.on(getAccount, () => ({ organization: 'Bakery', role: 'member' }));
  open();
  expect(await screen.findByText('Only an owner can change this.')).toBeInTheDocument();
  expect(within(screen.getByLabelText('Keep conversations for')).getAllByRole('option')).toHaveLength(1);
});

test('exports with the filters of the list, and shows when the server cannot export', async () => {
  const urls: Blob[] = [];
  URL.createObjectURL = (blob) => String(urls.push(blob as Blob));
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  api.on(exportConversations, (request) => request);
  open('?outcome=unsure');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(urls).toHaveLength(1));
  expect(api.callsOf(exportConversations)[0]?.request).toEqual({ outcome: 'unsure', format: 'csv' });
  expect(api.callsOf(exportConversations)[0]?.headers.get('Authorization')).toBe('Bearer test-token');
  api.on(exportConversations, () => refuse(404));
  await userEvent.click(screen.getByRole('button', { name: 'Export JSON' }));
  expect(await screen.findByText('The export is not available on this server.')).toBeInTheDocument();
});

test('lists conversations assigned to me in a tab; each tab shows how many are open', async () => {
  stored = [sampleConversation('1', { assignee: { id: 'a', name: 'Ada' } })];
  open('?status=open');
  await userEvent.click(await screen.findByRole('tab', { name: 'Mine 3' }));
  await waitFor(() => expect(requests().at(-1)).toEqual({ assignee: 'me', status: 'open' }));
  const link = await screen.findByRole('link', { name: 'Question 1' });
  expect(link).toHaveAttribute('href', '/conversations/1?assigned=me&status=open');
  expect(within(link.closest('tr') as HTMLElement).getByText(/Assigned to Ada · /)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  expect(await screen.findByLabelText('Assigned to')).toHaveDisplayValue('Me');
  expect(screen.getByRole('tab', { name: 'Unanswered 7' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'All 999+' }));
  await waitFor(() => expect(requests().at(-1)).toEqual({ status: 'open' }));
});

test('opens the tab of my conversations from its address, and says when there are none', async () => {
  stored = [];
  open('?tab=mine');
  expect(await screen.findByText(/^Nothing is assigned to you\./)).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: 'Mine 3' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Show all conversations' }));
  expect(screen.getByRole('tab', { name: 'All 999+' })).toHaveAttribute('aria-selected', 'true');
  expect(requests().at(-1)).toEqual({});
});

test('counts open conversations even when another tab opens first', async () => {
  api.on(getUnanswered, () => ({ groups: [], next: null }));
  open('?tab=unanswered');
  expect(await screen.findByRole('tab', { name: 'Unanswered 7' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Mine 3' })).toBeInTheDocument();
  cleanup();
  api.on(getPersonNumbers, () => ({ agents: [], people: [] }));
  open('?tab=numbers');
  expect(await screen.findByRole('tab', { name: 'Unanswered 7' })).toBeInTheDocument();
});

test('filters by person and status', async () => {
  open('?status=open');
  // The conversations load before the fields, and the button shows that they are filtered.
  const button = await screen.findByRole('button', { name: 'Filters (1)', expanded: false });
  await userEvent.click(button);
  const field = await screen.findByLabelText('Assigned to');
  await within(field).findByRole('option', { name: 'Grace Member' });
  await userEvent.selectOptions(field, 'Grace Member');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Done');
  await waitFor(() => expect(requests().at(-1)).toEqual({ assignee: 'g', status: 'done' }));
  await userEvent.selectOptions(field, 'Nobody');
  await waitFor(() => expect(requests().at(-1)).toEqual({ assignee: 'nobody', status: 'done' }));
});

test('names the filters that are set, and clears one when it is pressed', async () => {
  open('?assigned=g&status=open&from=2026-11-22');
  expect(await screen.findByRole('button', { name: 'Assigned to: Grace Member' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'From: Nov 22, 2026' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Status: Open' }));
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ assignee: 'g', from: '2026-11-22' }));
  expect(requests().at(-1)).not.toHaveProperty('status');
  expect(screen.queryByRole('button', { name: 'Status: Open' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filters (2)', expanded: false })).toBeInTheDocument();
});

test('shows neither people nor my conversations on a server without them', async () => {
  api.on(getPeople, () => refuse(404)).on(countConversations, () => refuse(404));
  open();
  await screen.findByRole('link', { name: 'Question 1' });
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Mine' })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByLabelText('Status');
  expect(screen.queryByLabelText('Assigned to')).not.toBeInTheDocument();
});
