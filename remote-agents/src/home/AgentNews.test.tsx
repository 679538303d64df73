import type { HomeNews } from '@frontdesk/shared/contract';
import { createAnswer } from '@frontdesk/shared/endpoints/answer';
import { getAttention } from '@frontdesk/shared/endpoints/attention';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sampleConversation } from '../testing/sample-conversations';
import { AgentNews } from './AgentNews';

let api: ReturnType<typeof fakeApi>;
let news: HomeNews | null;

/** Shows the actions of entries that need attention, as the dashboard does. */
function Home() {
  const [shown, setShown] = useState<HomeNews | null>(null);
  news = shown;
  return (
    <>
      <AgentNews hasAddress={() => true} onNews={setShown} />
      {shown?.needs?.map(({ id, Action }) => Action && <Action key={id} />)}
    </>
  );
}

const attention = {
  asked: 6,
  waiting: 1,
  persons: [sampleConversation('p', { outcome: 'person', visitor: 'Helen' })],
  recent: [sampleConversation('r', { outcome: 'unsure' })],
  questions: [
    { id: 'g1', agentId: 'a', agentName: 'Reception', question: 'Is there a gym?', count: 3, lastAsked: null },
    { id: 'g2', agentId: 'a', question: 'Question p', count: 1, conversationId: 'p' },
  ],
  failures: [
    { kind: 'document', name: 'scan.pdf', reason: 'It holds no text.', at: '2026-11-20T10:00:00Z', agentId: 'a' },
  ],
  codes: [],
  missing: ['mail'],
};

beforeEach(() => {
  news = null;
  localStorage.setItem('agents:has-news', 'yes');
  api = fakeApi()
    .on(getBots, () => [
      { id: 1, name: 'Older', enabled: true, dateCreated: '2026-01-01T10:00:00Z' },
      { id: 2, name: 'Newer', enabled: false, dateCreated: '2026-02-01T10:00:00Z' },
    ])
    .on(getAttention, () => attention)
    .on(getOverview, () => ({
      conversations: 65,
      questions: 71,
      shareAnswered: 0.65,
      days: [
        { day: '2026-11-21', conversations: 3, questions: 4, answered: 2 },
        { day: '2026-11-22', conversations: 0, questions: 0, answered: 0 },
      ],
    }));
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

test('shows who asked and who is waiting, what needs attention, the numbers, and the newest conversations and agents', async () => {
  renderPage(<Home />);
  await waitFor(() => expect(news?.needs).toBeDefined());
  expect(news?.sentence).toEqual(['6 guests asked since yesterday', '1 waits for you']);
  expect(news?.needs?.map(({ label, text, to }) => [label, text, to])).toEqual([
    ['Guests waiting', 'Question p', '/conversations/p'],
    ['Documents not read', 'scan.pdf', '/agent/a/documents'],
    ['Unanswered questions', 'Is there a gym?', undefined],
    ['Not set up', 'This server cannot send email.', undefined],
  ]);
  expect(news?.needs?.[0]?.detail).toBe('Helen · Reception · Your reply cannot be emailed yet');
  expect(news?.needs?.map(({ isSetup = false }) => isSetup)).toEqual([false, false, false, true]);
  expect(news?.numbers?.map(({ label, total }) => [label, total])).toEqual([
    ['Conversations', '65'],
    ['Answered', '65%'],
  ]);
  expect(news?.numbers?.[1]?.days.map(({ value }) => value)).toEqual([0.5, null]);
  expect(
    news?.lists?.map(({ title, count, items }) => [title, count, items.map(({ text, to }) => [text, to])]),
  ).toEqual([
    ['Newest conversations', undefined, [['Question r', '/conversations/r']]],
    [
      'Agents',
      2,
      [
        ['Newer', '/agent/2'],
        ['Older', '/agent/1'],
      ],
    ],
  ]);
});

test('reads the numbers from the same answer, and requests them separately only when they are missing', async () => {
  const { unmount } = renderPage(<Home />);
  await waitFor(() => expect(news?.numbers?.[0]?.total).toBe('65'));
  expect(api.callsOf(getOverview)).toHaveLength(1);
  unmount();
  const days = [{ day: '2026-11-22', conversations: 7, questions: 8, answered: 4 }];
  const overview = { conversations: 7, questions: 8, shareAnswered: 0.5, days };
  api.on(getAttention, () => ({ ...attention, overview }));
  renderPage(<Home />);
  await waitFor(() => expect(news?.numbers?.map(({ total }) => total)).toEqual(['7', '50%']));
  expect(api.callsOf(getOverview)).toHaveLength(1);
});

test('answers a question in place', async () => {
  api.on(createAnswer, () => ({ id: 'x' }));
  renderPage(<Home />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add answer to “Is there a gym?”' }));
  await userEvent.type(await screen.findByLabelText('Answer'), 'No, but there is a pool.');
  api.on(getAttention, () => ({ ...attention, questions: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(news?.needs?.map(({ label }) => label)).not.toContain('Unanswered questions'));
  expect(api.callsOf(createAnswer)).toMatchObject([{ request: { agentId: 'a', groupId: 'g1' } }]);
});

test('hides a notice about the server after the owner has dismissed it', async () => {
  const { unmount } = renderPage(<Home />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hide “This server cannot send email.”' }));
  await waitFor(() => expect(news?.needs?.map(({ label }) => label)).not.toContain('Not set up'));
  unmount();
  renderPage(<Home />);
  await waitFor(() => expect(news?.needs).toHaveLength(3));
});

test('lists each conversation only once: those that need attention are not among the newest', async () => {
  const again = [sampleConversation('p'), sampleConversation('g', { firstQuestion: 'Is there a gym?' })];
  const recent = [...again, ...['1', '2', '3', '4', '5', '6', '7'].map((id) => sampleConversation(id))];
  api.on(getAttention, () => ({ ...attention, recent }));
  const { unmount } = renderPage(<Home />);
  await waitFor(() => expect(news?.lists?.[0]?.items.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']));
  unmount();
  api.on(getAttention, () => ({ ...attention, recent: again }));
  renderPage(<Home />);
  await waitFor(() => expect(news?.lists?.map(({ title }) => title)).toEqual(['Agents']));
});

test('says that the desk is waiting for its first agent, and shows only agents on a server without conversations', async () => {
  api.on(getBots, () => []);
  const { unmount } = renderPage(<Home />);
  await waitFor(() => expect(news).toEqual({ sentence: ['your desk is ready for its first agent'] }));
  unmount();
  api.on(getBots, () => [{ id: 1, name: '', enabled: true }]);
  api.on(getAttention, () => refuse(404)).on(getOverview, () => refuse(404));
  renderPage(<Home />);
  await waitFor(() => expect(news?.lists?.[0]?.items).toEqual([{ id: '1', text: 'Unnamed agent', to: '/agent/1' }]));
  expect(news?.needs).toBeUndefined();
});

test('shows the description of an agent below its name', async () => {
  api.on(getBots, () => [
    { id: 1, name: 'Rosa', enabled: true, description: 'Answers at the spa' },
    { id: 2, name: 'Max', enabled: true, description: '' },
  ]);
  renderPage(<Home />);
  await waitFor(() => expect(news?.lists?.at(-1)?.items).toHaveLength(2));
  const details = new Map(news?.lists?.at(-1)?.items.map(({ text, detail }) => [text, detail]));
  expect([details.get('Rosa'), details.get('Max')]).toEqual(['Answers at the spa', undefined]);
});

test('shows how many conversations an agent had, and which are disabled', async () => {
  api.on(getAttention, () => ({ ...attention, agents: [{ agentId: '2', conversations: 24, color: '#1f3a4d' }] }));
  renderPage(<Home />);
  await waitFor(() => expect(news?.lists?.at(-1)?.items[0]?.detail).toBe('24 conversations in 7 days'));
  const list = news?.lists?.at(-1);
  expect(list?.detail).toBe('1 enabled, 1 disabled');
  expect(list?.items.map(({ mark }) => mark !== undefined)).toEqual([true, false]);
});

test.each([
  ['agents', () => api.on(getBots, () => refuse(500)), 'The agents could not be loaded.'],
  ['attention', () => api.on(getAttention, () => refuse(500)), 'Could not load what needs your attention.'],
])('says that the %s could not be loaded, and retries', async (_, fail, text) => {
  fail();
  renderPage(<Home />);
  await waitFor(() => expect(news?.failure?.text).toBe(text));
  api.on(getBots, () => [{ id: 1, name: 'Desk', enabled: true }]).on(getAttention, () => attention);
  news?.failure?.retry();
  await waitFor(() => expect(news?.needs).toHaveLength(4));
});
