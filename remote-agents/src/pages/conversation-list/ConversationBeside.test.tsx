import { realtimeStore } from '@frontdesk/shared/app';
import {
  getConversation,
  getConversations,
  getRetention,
  markConversationDone,
  replyToVisitor,
} from '@frontdesk/shared/endpoints/conversation';
import { countConversations } from '@frontdesk/shared/endpoints/conversation-work';
import { stayInConversation, takeOverConversation } from '@frontdesk/shared/endpoints/live';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    // The previous one is shown until the next one is loaded.
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

  /** Answers with a conversation whose visitor left an address or is waiting. */
  function serveOne(conversation: object, opened: object = {}) {
    const stored = sampleConversation('3', { visitor: 'Grace', ...conversation });
    const messages = [{ id: 'a', from: 'visitor', text: 'Words of 3' }];
    api.on(getConversations, () => ({ conversations: [stored], next: null, first: { id: '3', messages } }));
    api.on(getConversation, () => ({ conversation: stored, messages, ...opened }));
  }
  /** Presses before hovering has loaded anything. */
  const press = (pane: HTMLElement, name: string) => act(() => within(pane).getByRole('button', { name }).click());
  const contact = { name: 'Grace', email: 'grace@example.com', message: '', sentAt: '2026-11-20T10:00:00Z' };

  test('the owner replies beside the list, which loads the conversation only when she begins', async () => {
    serveOne({ outcome: 'person' }, { contact, canReply: true });
    api.on(replyToVisitor, () => ({ sentAt: '2026-11-20T10:00:00Z' }));
    renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
    const pane = await screen.findByRole('region', { name: 'Selected conversation' });
    expect(peeked()).toEqual([]);
    press(pane, 'Reply');
    const field = await within(pane).findByLabelText('Your reply');
    await waitFor(() => expect(field).toHaveFocus());
    expect(peeked()).toEqual([{ id: '3', peek: 'true' }]);
    await userEvent.type(field, 'We call you.');
    await userEvent.click(within(pane).getByRole('button', { name: 'Send reply' }));
    await waitFor(() =>
      expect(api.callsOf(replyToVisitor)).toMatchObject([{ request: { id: '3', text: 'We call you.' } }]),
    );
  });

  test('r opens the field beside the list, and e marks the conversation as done', async () => {
    serveOne({ outcome: 'person' }, { contact, canReply: true });
    api.on(markConversationDone, () => ({}));
    renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
    const pane = await screen.findByRole('region', { name: 'Selected conversation' });
    await userEvent.keyboard('e');
    await waitFor(() =>
      expect(api.callsOf(markConversationDone)).toMatchObject([{ request: { id: '3', isDone: true } }]),
    );
    await userEvent.keyboard('r');
    expect(await within(pane).findByLabelText('Your reply')).toHaveFocus();
  });

  test('the owner takes a conversation over beside the list, and writes there', async () => {
    let isMine = false;
    serveOne({ outcome: 'person' });
    api.on(getConversation, () => ({
      conversation: sampleConversation('3', isMine ? { speaker: 'person', person: 'Ada' } : {}),
      messages: [],
      isMine,
    }));
    api
      .on(stayInConversation, () => ({}))
      .on(takeOverConversation, () => {
        isMine = true;
        return { speaker: 'person', person: 'Ada' };
      });
    renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
    const pane = await screen.findByRole('region', { name: /conversation$/ });
    press(pane, 'Take over');
    const field = await within(pane).findByLabelText('Your message');
    await waitFor(() => expect(field).toHaveFocus());
    expect(api.callsOf(takeOverConversation)).toMatchObject([{ request: { id: '3' } }]);
  });

  test('keys still change the selection beside a conversation that the owner has taken over', async () => {
    const messages = [{ id: 'a', from: 'visitor', text: 'Words' }];
    const stored = ['3', '2'].map((id) => sampleConversation(id, { speaker: 'person', person: 'Ada' }));
    api.on(getConversations, () => ({ conversations: stored, next: null, first: { id: '3', messages } }));
    api.on(getConversation, ({ id }) => ({
      conversation: stored.find((one) => one.id === id),
      messages,
      isMine: true,
    }));
    api.on(stayInConversation, () => ({}));
    renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
    const pane = await screen.findByRole('region', { name: 'Newest conversation' });
    await userEvent.hover(pane);
    await within(pane).findByLabelText('Your message');
    await userEvent.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Question 2' })).toHaveFocus();
    await screen.findByRole('region', { name: 'Selected conversation' });
    await screen.findByLabelText('Your message');
    expect(screen.getByRole('link', { name: 'Question 2' })).toHaveFocus();
  });

  test('lets the owner try again when the field beside the list cannot be loaded', async () => {
    serveOne({ outcome: 'person' }, { contact, canReply: true });
    let isDown = true;
    api.on(getConversation, () =>
      isDown
        ? refuse(500, { message: 'The disk is full.' })
        : { conversation: sampleConversation('3'), messages: [], contact, canReply: true },
    );
    renderPage(<ConversationListPage />, { at: { pathname: '/conversations' } });
    const pane = await screen.findByRole('region', { name: 'Selected conversation' });
    press(pane, 'Reply');
    await within(pane).findByText(/The disk is full\./);
    isDown = false;
    await userEvent.click(within(pane).getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect(await within(pane).findByLabelText('Your reply')).toBeInTheDocument();
  });

  test('the list cancels the load of a conversation that j passes over', async () => {
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
    // A cancelled load is not in the cache.
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

test('links from an unanswered question to the tab that lists them', async () => {
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
