import { realtimeStore } from '@frontdesk/shared/app';
import { getConversation, getConversations, getRetention } from '@frontdesk/shared/endpoints/conversation';
import { countConversations } from '@frontdesk/shared/endpoints/conversation-work';
import { takeOverConversation } from '@frontdesk/shared/endpoints/live';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeOver } from '../../messages/take-over';
import { sampleConversation } from '../../testing/sample-conversations';
import { ConversationListPage } from './ConversationListPage';

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  realtimeStore.setState({ status: 'Connected', problem: null });
  api = fakeApi()
    .on(countConversations, () => refuse(404))
    .on(getRetention, () => refuse(404));
});
afterEach(() => api.restore());

/** Answers with three conversations, and with the messages of the first. */
function serveThree() {
  const stored = ['3', '2', '1'].map((id) => sampleConversation(id));
  const messages = [{ id: 'a', from: 'visitor', text: 'Words of 3' }];
  api.on(getConversations, () => ({ conversations: stored, next: null, first: { id: '3', messages } }));
  const answers = new Map<string, (isFound?: boolean) => void>();
  api.on(getConversation, ({ id }) => {
    const answer = (isFound = true) =>
      isFound
        ? {
            conversation: stored.find((one) => one.id === id),
            messages: [{ id: 'b', from: 'visitor', text: `Words of ${id}` }],
          }
        : refuse(500, { message: 'The disk is full.' });
    return new Promise((resolve) => answers.set(id, (isFound) => resolve(answer(isFound))));
  });
  return (id: string, isFound?: boolean) => act(async () => answers.get(id)?.(isFound));
}
const peeked = () =>
  api
    .callsOf(getConversation)
    .map(({ request }) => request)
    .filter((request) => Object.hasOwn(request as object, 'peek'));

describe('in a wide window', () => {
  beforeEach(() => {
    window.matchMedia = (() => ({ matches: true })) as never;
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  test('the list shows the conversation that j and k select, without marking it as read', async () => {
    const answer = serveThree();
    renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
    await screen.findByRole('region', { name: 'Newest conversation' });
    await userEvent.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Question 2' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Question 2' }).closest('tr')).toHaveAttribute('data-shown');
    // The previous one stays until the next one is loaded.
    const pane = screen.getByRole('region', { name: 'Newest conversation' });
    expect(pane).toHaveTextContent('Words of 3');
    expect(pane).toHaveAttribute('aria-busy', 'true');
    await answer('2');
    const selected = await screen.findByRole('region', { name: 'Selected conversation' });
    expect(selected).toHaveTextContent('Words of 2');
    expect(selected).not.toHaveAttribute('aria-busy');
    expect(within(selected).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/conversations/2');
    expect(peeked()).toEqual([{ id: '2', peek: 'true' }]);
    await userEvent.keyboard('k');
    expect(await screen.findByRole('region', { name: 'Newest conversation' })).toHaveTextContent('Words of 3');
  });

  test('an unsure reply names the passages that it offered', async () => {
    const passages = [{ documentId: 'd', name: 'guide.md', heading: 'Guide > Hiking trails', text: 'Long.' }];
    const reply = { id: 'r', from: 'agent', text: 'I am not sure. This may help:', outcome: 'unsure', passages };
    const first = { id: '1', messages: [reply] };
    api.on(getConversations, () => ({ conversations: [sampleConversation('1')], next: null, first }));
    renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
    const pane = await screen.findByRole('region', { name: 'Newest conversation' });
    expect(pane).toHaveTextContent('I am not sure. This may help: · Hiking trails');
  });

  test('the owner takes a conversation over from the list, which opens it', async () => {
    serveThree();
    api.on(takeOverConversation, () => ({ speaker: 'person', person: 'Ada' }));
    renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
    const pane = await screen.findByRole('region', { name: 'Newest conversation' });
    await userEvent.click(within(pane).getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(api.callsOf(takeOverConversation)).toMatchObject([{ request: { id: '3' } }]));
    expect(await screen.findByText('Went to /conversations/3')).toBeInTheDocument();
  });

  test('the owner is told that somebody else was faster, and sees the conversation', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    serveThree();
    api.on(takeOverConversation, () => refuse(409, { message: 'Bo has taken this conversation over.' }));
    renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
    const pane = await screen.findByRole('region', { name: 'Newest conversation' });
    await userEvent.click(within(pane).getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText('Went to /conversations/3')).toBeInTheDocument();
    expect(screen.getByText(takeOver.startFailed)).toBeInTheDocument();
    logged.mockRestore();
  });

  test('the owner sees the conversation, too, when taking it over cannot be loaded', async () => {
    jest.doMock('../conversation/TakeOverCard', () => {
      throw new Error('Loading chunk 7 failed.');
    });
    serveThree();
    renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
    const pane = await screen.findByRole('region', { name: 'Newest conversation' });
    await userEvent.click(within(pane).getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText('Went to /conversations/3')).toBeInTheDocument();
    expect(api.callsOf(takeOverConversation)).toEqual([]);
    jest.dontMock('../conversation/TakeOverCard');
  });

  test('the list cancels the load of a conversation that j passes by', async () => {
    const answer = serveThree();
    renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
    await screen.findByRole('region', { name: 'Newest conversation' });
    await userEvent.keyboard('jj');
    await waitFor(() => expect(peeked()).toEqual([{ id: '2', peek: 'true' }]));
    await userEvent.keyboard('j');
    await waitFor(() => expect(peeked()).toHaveLength(2));
    await answer('1');
    await answer('2');
    expect(await screen.findByRole('region', { name: 'Selected conversation' })).toHaveTextContent('Words of 1');
    // What was cancelled is not in the cache.
    await userEvent.keyboard('k');
    await waitFor(() => expect(peeked()).toHaveLength(3));
  });

  test('the list shows why the messages of the selected conversation could not be loaded, and can retry', async () => {
    const answer = serveThree();
    renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
    await screen.findByRole('region', { name: 'Newest conversation' });
    await userEvent.keyboard('jj');
    await waitFor(() => expect(peeked()).toHaveLength(1));
    await answer('2', false);
    const selected = await screen.findByRole('region', { name: 'Selected conversation' });
    expect(selected).toHaveTextContent('The messages could not be loaded. The disk is full.');
    await userEvent.click(within(selected).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(peeked()).toHaveLength(2));
    await answer('2');
    await waitFor(() => expect(selected).toHaveTextContent('Words of 2'));
  });
});

test('leads to the questions without an answer from one of them', async () => {
  api.on(getConversations, () => ({
    conversations: [sampleConversation('3', { outcome: 'not-found' })],
    next: null,
    first: { id: '3', messages: [] },
  }));
  renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
  expect(await screen.findByRole('link', { name: 'Add answer' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=unanswered'),
  );
});

test('the list loads no messages for j in a window without room for them', async () => {
  serveThree();
  renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
  await screen.findByRole('link', { name: 'Question 2' });
  await userEvent.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Question 2' })).toHaveFocus();
  expect(api.calls.map(({ path }) => path).filter((path) => /\/(2|3|)$/.test(path))).toEqual([]);
});
