import { realtimeStore } from '@frontdesk/shared/app';
import { createAnswer } from '@frontdesk/shared/endpoints/answer';
import {
  deleteConversation,
  deleteVisitor,
  getConversation,
  getConversations,
  markConversationDone,
  replyToVisitor,
} from '@frontdesk/shared/endpoints/conversation';
import { stayInConversation, takeOverConversation } from '@frontdesk/shared/endpoints/live';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { endpointQuery, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleConversation, sampleMessage } from '../../testing/sample-conversations';
import { ConversationPage } from './ConversationPage';

const source = { documentId: 'd', name: 'hours.pdf', excerpt: 'We open at nine.' };
const CONTACT = { name: 'Grace', email: 'grace@example.com', message: 'Please call me.', sentAt: null };
const base = {
  conversation: sampleConversation('7', { firstQuestion: 'When do you open?' }),
  messages: [
    sampleMessage('1', 'visitor', 'When do you open?'),
    sampleMessage('2', 'agent', 'At nine.', { outcome: 'answered', sources: [source], feedback: 'helpful' }),
    sampleMessage('3', 'visitor', '<b>هل</b> 🎉'),
    sampleMessage('4', 'agent', 'I could not find that.', {
      outcome: 'not-found',
      nearest: [{ ...source, name: 'old.pdf', isDeleted: true }],
    }),
  ],
  earlier: null as string | null,
  contact: null as typeof CONTACT | null,
  newerId: '8' as string | null,
  olderId: '6' as string | null,
};

let api: ReturnType<typeof fakeApi>;
let answer: typeof base;
const open = (search = '') =>
  renderPage(<ConversationPage />, { at: { pathname: '/conversations/7', search }, path: '/conversations/:id' });
/** Makes room for the list beside the conversation. */
function widen() {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('1200px'),
    addEventListener() {},
    removeEventListener() {},
  })) as never;
}
const messageWith = async (text: string) => within((await screen.findByText(text)).closest('li') as HTMLElement);

beforeEach(() => {
  window.scrollBy = jest.fn();
  realtimeStore.setState({ status: 'Connected', problem: null });
  answer = base;
  api = fakeApi()
    .on(getConversations, () => ({ conversations: [] }))
    .on(getConversation, () => answer);
});
afterEach(() => {
  api.restore();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('lists the conversations beside the open one in a wide window, and keeps the list when another one opens', async () => {
  widen();
  api
    .on(getConversations, () => ({
      conversations: [sampleConversation('8'), sampleConversation('7', { visitor: 'Grace' })],
    }))
    .on(getConversation, ({ id }) => ({ ...answer, conversation: sampleConversation(id) }));
  open('?outcome=answered');
  const list = within(await screen.findByRole('navigation', { name: 'Conversations' }));
  const rows = await list.findAllByRole('link');
  expect(rows.map((row) => [row.getAttribute('href'), row.getAttribute('aria-current')])).toEqual([
    ['/conversations/8?outcome=answered', null],
    ['/conversations/7?outcome=answered', 'page'],
  ]);
  // Most replies are answers, which need no badge.
  expect(list.queryByText('Answered')).toBeNull();
  await userEvent.click(rows[0] as HTMLElement);
  await waitFor(() => expect(list.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page'));
  expect(api.callsOf(getConversations)).toHaveLength(1);
});

test('opens the next and the previous conversation with j and k, marks it with e, and begins a reply with r', async () => {
  answer = { ...base, contact: CONTACT };
  api
    .on(getConversation, ({ id }) => ({
      ...answer,
      conversation: sampleConversation(id),
      olderId: id === '7' ? '6' : null,
    }))
    .on(markConversationDone, () => ({}));
  open();
  await screen.findByText('At nine.');
  await userEvent.keyboard('r');
  expect(screen.getByLabelText('Your reply')).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('e');
  await waitFor(() =>
    expect(api.callsOf(markConversationDone)).toMatchObject([{ request: { id: '7', isDone: true } }]),
  );
  await userEvent.keyboard('j');
  await waitFor(() => expect(api.callsOf(getConversation).at(-1)?.request).toMatchObject({ id: '6' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Previous' })).toBeInTheDocument());
  await userEvent.keyboard('k');
  await waitFor(() => expect(api.callsOf(getConversation).at(-1)?.request).toMatchObject({ id: '8' }));
});

test('says before somebody writes that the server cannot send mail', async () => {
  answer = { ...base, contact: CONTACT, canReply: false } as never;
  open();
  expect(await screen.findByText(/This server cannot send email yet/)).toHaveTextContent(/grace@example\.com/);
  expect(screen.queryByLabelText('Your reply')).not.toBeInTheDocument();
});

test('shows the outcome, the sources and the feedback of each reply', async () => {
  open();
  const answered = await messageWith('At nine.');
  // An answer has no badge, because most replies are answers.
  expect(answered.queryByText('Answered')).toBeNull();
  expect(answered.getByText('hours.pdf')).toBeInTheDocument();
  expect(answered.getByText('We open at nine.')).toBeInTheDocument();
  expect(answered.getByText('Helpful')).toBeInTheDocument();
  const lost = await messageWith('I could not find that.');
  expect(lost.getByText('No answer')).toBeInTheDocument();
  expect(lost.getByText('Nearest passages')).toBeInTheDocument();
  expect(lost.getByText('deleted')).toBeInTheDocument();
});

test('shows the outcome and other marks beside the title, and the outcome in the facts only when the title has none', async () => {
  const [question, , , lost] = base.messages;
  const missed = { outcome: 'not-found', isDone: true, isTest: true };
  answer = { ...base, conversation: sampleConversation('7', missed), messages: [question, lost] } as never;
  open();
  // The outcome is shown beside the title and below the reply.
  expect(await screen.findAllByText('No answer')).toHaveLength(2);
  expect(screen.queryByText('Outcome')).toBeNull();
  expect(screen.getByTitle(/^From Chat Test/)).toHaveTextContent('Test');
  expect(screen.getByText('Done', { ignore: 'option' })).toBeInTheDocument();
  cleanup();
  answer = { ...base, conversation: sampleConversation('7', { ...missed, speaker: 'person', person: 'Ana' }) } as never;
  open();
  expect(await screen.findByText('With Ana')).toBeInTheDocument();
  expect(screen.getByText('Outcome').closest('div')).toHaveTextContent('No answer');
});

test('says under the title who the visitor is: contact, agent, place or site, language, and since when', async () => {
  const seen = { language: 'fr', firstSeen: '2026-11-02T12:00:00Z' };
  answer = { ...base, contact: CONTACT, ...seen } as never;
  open();
  const facts = 'grace@example.com · Reception · shop.example · French · First seen Nov 2, 2026';
  expect(await screen.findByText(facts)).toBeInTheDocument();
  cleanup();
  const place = { id: 'p', name: 'Table 4' };
  answer = { ...base, conversation: sampleConversation('7', { place }) } as never;
  open();
  expect(await screen.findByText('Reception · Place: Table 4')).toBeInTheDocument();
});

test('shows a conversation in a language that no browser can name, and with an invalid date', async () => {
  answer = { ...base, language: 'not a language', firstSeen: 'yesterday' } as never;
  open();
  expect(await screen.findByText(/^Reception · shop\.example/)).toBeInTheDocument();
});

test('shows the day above its first message, and the time after a pause', async () => {
  const at = (day: number, minute: number) => ({ sentAt: new Date(2026, 10, day, 10, minute).toISOString() });
  const messages = [
    sampleMessage('1', 'visitor', 'One', at(20, 0)),
    sampleMessage('2', 'agent', 'Two', at(20, 1)),
    sampleMessage('3', 'visitor', 'Three', at(20, 30)),
    sampleMessage('4', 'visitor', 'Four', at(21, 0)),
  ];
  answer = { ...base, messages } as never;
  open();
  const transcript = within(await screen.findByRole('region', { name: 'Transcript' }));
  const marks = transcript.getAllByRole('time').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(marks).toEqual([
    expect.stringMatching(/^Friday, November 20.* 10:00 AM$/),
    '10:30 AM',
    expect.stringMatching(/^Saturday, November 21.* 10:00 AM$/),
  ]);
});

test('shows how the visitor rated the conversation, with the visitor’s comment beside it', async () => {
  const rated = sampleConversation('7', { rating: 'bad', ratingWords: 'Too <b>slow' });
  answer = { ...base, conversation: rated };
  open();
  const facts = within((await screen.findByText('Rating')).closest('dl') as HTMLElement);
  expect(facts.getByText('Not good')).toBeInTheDocument();
  expect(facts.getByText('Too <b>slow')).toBeInTheDocument();
});

test('names who speaks above each message', async () => {
  answer = {
    ...base,
    conversation: sampleConversation('7', { visitor: 'Grace' }),
    messages: [...base.messages, sampleMessage('5', 'owner', 'See you at nine.')],
  };
  open();
  expect((await messageWith('When do you open?')).getByText('Grace')).toBeInTheDocument();
  expect((await messageWith('At nine.')).getByText('Assistant')).toBeInTheDocument();
  expect((await messageWith('See you at nine.')).getByText('Reply by email')).toBeInTheDocument();
});

test('lets the owner take over a chat whose visitor is waiting and has not written yet', async () => {
  const conversation = sampleConversation('7', { messages: 0, speaker: 'waiting' });
  answer = { ...base, conversation, messages: [] };
  open();
  expect(await screen.findByRole('button', { name: 'Take over' })).toBeInTheDocument();
});

test('fetches the conversation and the list once after a take-over that the hub also announces', async () => {
  widen();
  let queries: ReturnType<typeof useQueryClient> | undefined;
  function Announced() {
    queries = useQueryClient();
    return <ConversationPage />;
  }
  const slowly = <Answer,>(made: Answer) => new Promise<Answer>((resolve) => setTimeout(() => resolve(made), 500));
  api
    .on(stayInConversation, () => ({ isLive: true }))
    .on(takeOverConversation, () => {
      answer = { ...base, conversation: sampleConversation('7', { speaker: 'person', person: 'Ada' }) };
      api.on(getConversation, () => slowly(answer)).on(getConversations, () => slowly({ conversations: [] }));
      // Does what the host does when the hub announces the change, which happens before the call is answered.
      for (const { path } of [getConversations, getConversation]) void queries?.invalidateQueries({ queryKey: [path] });
      return { speaker: 'person', person: 'Ada' };
    });
  renderPage(<Announced />, { at: '/conversations/7', path: '/conversations/:id' });
  const start = await screen.findByRole('button', { name: 'Take over' });
  await screen.findByRole('navigation', { name: 'Conversations' });
  const counts = () => [api.callsOf(getConversation).length, api.callsOf(getConversations).length];
  const [opened = 0, listed = 0] = counts();
  await userEvent.click(start);
  expect(await screen.findByText('Ada has taken over this conversation.')).toBeInTheDocument();
  await act(() => slowly(null));
  expect(counts()).toEqual([opened + 1, listed + 1]);
});

test('does not offer to take over a chat whose agent was deleted', async () => {
  const { unmount } = open();
  // Loads the part, which then renders with the page.
  expect(await screen.findByRole('button', { name: 'Take over' })).toBeInTheDocument();
  unmount();
  answer = { ...base, conversation: sampleConversation('7', { agentId: null, visitor: 'Vera' }) };
  open();
  expect(await screen.findByRole('heading', { name: 'Vera' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take over' })).not.toBeInTheDocument();
});

test("shows a visitor's text in its own direction, never as markup", async () => {
  open();
  const text = await screen.findByText('<b>هل</b> 🎉');
  expect(text).toHaveAttribute('dir', 'auto');
});

test('shows a person’s text unchanged and with links, and a visitor’s text without links', async () => {
  const typed = '2 * 3 * 4 = **24**,\nsee https://a.example/x_1.';
  answer = { ...base, messages: [sampleMessage('1', 'person', typed), sampleMessage('2', 'visitor', `${typed}!`)] };
  open();
  const link = await screen.findByRole('link', { name: 'https://a.example/x_1' });
  expect(link.parentElement?.textContent).toBe(typed);
  expect(screen.getAllByRole('link').filter(({ textContent }) => textContent?.includes('a.example'))).toEqual([link]);
});

test('shows that a conversation was deleted in another tab, with a way back', async () => {
  open();
  await screen.findByText('At nine.');
  api.on(getConversation, () => refuse(404)).on(markConversationDone, () => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText(/^This conversation was deleted/)).toBeInTheDocument();
  expect(screen.queryByText('At nine.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All conversations' })).toBeInTheDocument();
});

test('disables Next or Previous at the ends of the list, but keeps it in place', async () => {
  answer = { ...base, newerId: null, olderId: null };
  open();
  expect(await screen.findByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
});

test('fetches notifications again only when there was an unread one about this conversation', async () => {
  let dateRead: string | null = null;
  const listed = () => ({ count: 1, notifications: [{ id: '1', link: '/conversations/7', dateRead }] });
  api.on(getNotifications, listed);
  const Bell = () => <p>{useQuery(endpointQuery(getNotifications, {})).data?.count}</p>;
  const openBesideBell = () =>
    renderPage(
      <>
        <Bell />
        <ConversationPage />
      </>,
      { at: { pathname: '/conversations/7' }, path: '/conversations/:id' },
    );
  const { unmount } = openBesideBell();
  await waitFor(() => expect(api.callsOf(getNotifications)).toHaveLength(2));
  unmount();
  dateRead = '2026-11-22T00:00:00Z';
  openBesideBell();
  await screen.findByText('At nine.');
  await waitFor(() => expect(api.callsOf(getNotifications)).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(api.callsOf(getNotifications)).toHaveLength(3);
});

test('keeps the filters of the list in Next and Previous', async () => {
  open('?outcome=unsure');
  expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute('href', '/conversations/6?outcome=unsure');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/conversations/8?outcome=unsure');
  expect(screen.getByRole('link', { name: 'All conversations' })).toHaveAttribute(
    'href',
    '/conversations?outcome=unsure',
  );
  expect(api.callsOf(getConversation)[0]?.request).toEqual({ id: '7', outcome: 'unsure' });
});

test('adds earlier messages above, page by page', async () => {
  api.on(getConversation, ({ before }) => {
    if (before === 'b') return { ...base, messages: [sampleMessage('0', 'visitor', 'Hello')], earlier: null };
    return { ...base, earlier: 'b' };
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier messages' }));
  await screen.findByText('Hello');
  const texts = within(screen.getByRole('region', { name: 'Transcript' })).getAllByRole('listitem');
  expect(texts).toHaveLength(5);
  expect(texts[0]).toHaveTextContent('Hello');
  expect(screen.queryByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument();
});

test('marks a conversation as done and reopens it', async () => {
  api.on(markConversationDone, ({ isDone }) => {
    answer = { ...base, conversation: { ...base.conversation, isDone } };
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
  expect(await screen.findByRole('button', { name: 'Mark as done' })).toBeInTheDocument();
  expect(api.callsOf(markConversationDone).map(({ request }) => request)).toEqual([
    { id: '7', isDone: true },
    { id: '7', isDone: false },
  ]);
});

test('deletes a conversation after a confirmation and shows the next', async () => {
  api.on(deleteConversation, () => undefined);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('alertdialog');
  expect(api.callsOf(deleteConversation)).toHaveLength(0);
  api.on(getConversation, () => refuse(404));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.callsOf(getConversation).at(-1)?.request).toEqual({ id: '6' }));
});

test('deletes all data of the visitor after a confirmation', async () => {
  api.on(deleteVisitor, () => ({ deleted: 3 }));
  open();
  await userEvent.click(await screen.findByText('Privacy'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete all data from this visitor' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete everything' }));
  expect(await screen.findByText('Went to /conversations')).toBeInTheDocument();
  expect(screen.getByText('3 conversations deleted.')).toBeInTheDocument();
});

test('corrects an answer with the question before it', async () => {
  api.on(createAnswer, () => ({ id: 'a' }));
  open();
  const reply = await messageWith('I could not find that.');
  await userEvent.click(reply.getByRole('button', { name: 'Correct this answer' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Question')).toHaveValue('<b>هل</b> 🎉');
  await userEvent.type(dialog.getByLabelText('Answer'), 'Yes, on Sundays.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(createAnswer)[0]?.request).toEqual({
    agentId: '1',
    messageId: '4',
    question: '<b>هل</b> 🎉',
    answer: 'Yes, on Sundays.',
  });
});

test('shows the conversation and the name of a deleted agent, without corrections', async () => {
  answer = { ...base, conversation: sampleConversation('7', { agentId: null }) };
  open();
  await screen.findByText('At nine.');
  expect(screen.getByText(/^Reception \(deleted\) · /)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Correct this answer' })).not.toBeInTheDocument();
});

test('keeps the typed text of a reply that cannot be sent', async () => {
  answer = { ...base, contact: CONTACT };
  api.on(replyToVisitor, () => refuse(409, { message: 'No mail can be sent.' }));
  open();
  const field = await screen.findByLabelText('Your reply');
  await userEvent.type(field, 'We open at eight.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText(/No mail can be sent\./)).toBeInTheDocument();
  expect(field).toHaveValue('We open at eight.');
  api.on(replyToVisitor, ({ text }) => {
    answer = { ...answer, messages: [...base.messages, sampleMessage('5', 'owner', text, { delivery: 'waiting' })] };
    return { message: sampleMessage('5', 'owner', text) };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  expect((await messageWith('We open at eight.')).getByText('Sending…')).toBeInTheDocument();
  expect(field).toHaveValue('');
});

test('resends a reply that was not delivered', async () => {
  answer = { ...base, contact: CONTACT, messages: [sampleMessage('5', 'owner', 'Hello', { delivery: 'failed' })] };
  api.on(replyToVisitor, ({ text }) => ({ message: sampleMessage('6', 'owner', text) }));
  open();
  expect(await screen.findByText('Not sent')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(api.callsOf(replyToVisitor)[0]?.request).toEqual({ id: '7', text: 'Hello' }));
});

test('shows why a conversation is not available', async () => {
  api.on(getConversation, () => refuse(404));
  open();
  expect(await screen.findByText(/was deleted, or conversations are not available on this server/)).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['All conversations']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
