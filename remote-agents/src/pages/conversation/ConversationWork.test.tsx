import { realtimeStore } from '@frontdesk/shared/app';
import { getConversation, getConversations, markConversationDone } from '@frontdesk/shared/endpoints/conversation';
import { addNote, assignConversation } from '@frontdesk/shared/endpoints/conversation-work';
import { stayInConversation, typeInConversation } from '@frontdesk/shared/endpoints/live';
import { getPeople } from '@frontdesk/shared/endpoints/people';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleConversation, sampleMessage } from '../../testing/sample-conversations';
import { ConversationPage } from './ConversationPage';

const PEOPLE = [
  { id: 'g', firstName: 'Grace', lastName: 'Member', isYou: false },
  { id: 'a', firstName: 'Ada', lastName: 'Owner', isYou: true },
  { id: 'x', firstName: '', lastName: '', email: 'new@example.com', isYou: false },
];
let api: ReturnType<typeof fakeApi>;
let conversation: object;
let messages: object[];
const open = () =>
  renderPage(<ConversationPage />, { at: { pathname: '/conversations/7' }, path: '/conversations/:id' });
const change = (changes: object) => {
  conversation = { ...conversation, ...changes };
};

beforeEach(() => {
  window.scrollBy = jest.fn();
  realtimeStore.setState({ status: 'Connected', problem: null });
  conversation = sampleConversation('7', { assignee: null });
  messages = [sampleMessage('1', 'visitor', 'When do you open?')];
  api = fakeApi()
    .on(getConversations, () => ({ conversations: [] }))
    .on(getConversation, () => ({ conversation, messages }) as never)
    .on(getPeople, () => ({ people: PEOPLE, invitations: [] }))
    .on(assignConversation, ({ personId }) => {
      const name = PEOPLE.find(({ id }) => id === personId)?.firstName;
      change({ assignee: personId === null ? null : { id: personId, name } });
    })
    .on(markConversationDone, ({ isDone }) => change({ isDone }));
});
afterEach(() => api.restore());

test('assigns a conversation to a person, and to nobody, with me as the first choice', async () => {
  api.on(getConversation, () => {
    const { assignee } = conversation as { assignee: { name: string } | null };
    return { conversation, messages: [sampleMessage('1', 'visitor', `Fetched for ${assignee?.name}`)] } as never;
  });
  open();
  const field = await screen.findByLabelText('Assign to');
  await within(field).findByRole('option', { name: 'Ada Owner (you)' });
  const names = within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Nobody', 'Ada Owner (you)', 'Grace Member', 'new@example.com']);
  await userEvent.selectOptions(field, 'Grace Member');
  expect(await screen.findByText('Assigned to Grace.')).toBeInTheDocument();
  expect(field).toHaveValue('g');
  // The page ignores the next change until it shows this one.
  await screen.findByText('Fetched for Grace');
  await userEvent.selectOptions(field, 'Nobody');
  expect(await screen.findByText('Unassigned.')).toBeInTheDocument();
  expect(api.callsOf(assignConversation).map(({ request }) => request)).toEqual([
    { id: '7', personId: 'g' },
    { id: '7', personId: null },
  ]);
});

test('assigns a conversation to me with the key a, and begins a note with n', async () => {
  open();
  const field = await screen.findByLabelText('Assign to');
  await within(field).findByRole('option', { name: 'Ada Owner (you)' });
  await userEvent.keyboard('a');
  await waitFor(() => expect(field).toHaveValue('a'));
  await userEvent.keyboard('n');
  expect(screen.getByLabelText('Internal note')).toHaveFocus();
  await userEvent.keyboard('a');
  expect(screen.getByLabelText('Internal note')).toHaveValue('a');
  expect(api.callsOf(assignConversation)).toHaveLength(1);
});

test('says that a conversation was not assigned, and shows who still has it', async () => {
  change({ assignee: { id: 'g', name: 'Grace' } });
  api.on(assignConversation, () => refuse(404, { message: 'This person does not exist.' }));
  open();
  const field = await screen.findByLabelText('Assign to');
  await within(field).findByRole('option', { name: 'new@example.com' });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.selectOptions(field, 'new@example.com');
  expect(await screen.findByText('The conversation could not be assigned.')).toBeInTheDocument();
  expect(field).toHaveValue('g');
});

test('has room for a long name', async () => {
  open();
  expect(await screen.findByLabelText('Assign to')).toHaveStyle({
    maxWidth: 'min(240px, 50vw)',
    textOverflow: 'ellipsis',
  });
});

test('changes the status with the list and with the button', async () => {
  open();
  const field = await screen.findByLabelText('Status');
  expect(field).toHaveDisplayValue('Open');
  await userEvent.selectOptions(field, 'Done');
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(field).toHaveDisplayValue('Open'));
  expect(api.callsOf(markConversationDone).map(({ request }) => request)).toEqual([
    { id: '7', isDone: true },
    { id: '7', isDone: false },
  ]);
});

test('adds a note that names its author, keeps its text after a failure, and sends it again as the same note', async () => {
  const turns: string[] = [];
  api.on(addNote, ({ turnId }) => {
    turns.push(turnId);
    return refuse(503, { message: 'The database is away.' });
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Note' }));
  const field = screen.getByLabelText('Internal note');
  await userEvent.type(field, 'A regular guest.');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText(/The note could not be added\. The database is away\./)).toBeInTheDocument();
  expect(field).toHaveValue('A regular guest.');
  api.on(addNote, ({ text, turnId }) => {
    turns.push(turnId);
    const message = sampleMessage('2', 'note', text, { person: 'Ada' });
    messages = [...messages, message];
    return { message };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  const note = (await screen.findByText('A regular guest.', { selector: 'li *' })).closest('li');
  expect(note).toHaveTextContent(/^.*Internal note · Ada/);
  expect(field).toHaveValue('');
  expect(turns[0]).toBe(turns[1]);
});

test('hides assignment and notes on a server without them', async () => {
  conversation = sampleConversation('7');
  open();
  await screen.findByLabelText('Status');
  expect(screen.queryByLabelText('Assign to')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Note' })).not.toBeInTheDocument();
});

test('puts the take-over button above the transcript while the visitor is waiting, and otherwise below it', async () => {
  change({ speaker: 'waiting' });
  open();
  const isAbove = async () => {
    const takeOver = await screen.findByRole('button', { name: 'Take over' });
    const transcript = screen.getByRole('region', { name: 'Transcript' });
    return Boolean(takeOver.compareDocumentPosition(transcript) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  expect(await isAbove()).toBe(true);
  // If the person cannot write yet, the key focuses the button that she has to press first.
  await userEvent.keyboard('r');
  expect(screen.getByRole('button', { name: 'Take over' })).toHaveFocus();
  cleanup();
  change({ speaker: 'assistant' });
  open();
  expect(await isAbove()).toBe(false);
});

test('offers reply, mail and note in one place, and keeps what is typed in each', async () => {
  change({ speaker: 'person', person: 'Ada' });
  const contact = { name: 'Vera', email: 'vera@example.com', message: '', sentAt: '2026-11-24T10:00:00Z' };
  api
    .on(getConversation, () => ({ conversation, messages, contact, isMine: true, canReply: true }) as never)
    .on(stayInConversation, () => ({ isLive: true }))
    .on(typeInConversation, () => undefined);
  open();
  const reply = await screen.findByLabelText('Your message');
  const choices = within(screen.getByRole('group', { name: 'Write' }));
  expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reply', 'Email', 'Note']);
  await userEvent.type(reply, 'In the chat');
  await userEvent.click(choices.getByRole('button', { name: 'Email' }));
  expect(screen.getByLabelText('Your reply')).toHaveFocus();
  await userEvent.keyboard('By mail');
  expect(reply).not.toBeVisible();
  await userEvent.click(choices.getByRole('button', { name: 'Note' }));
  expect(screen.getByLabelText('Internal note')).toHaveFocus();
  expect(screen.getByLabelText('Your reply')).not.toBeVisible();
  expect(choices.getByRole('button', { name: 'Note', pressed: true })).toBeInTheDocument();
  choices.getByRole('button', { name: 'Note' }).focus();
  await userEvent.keyboard('r');
  expect(reply).toHaveFocus();
  expect(reply).toHaveValue('In the chat');
  expect(screen.getByLabelText('Your reply')).toHaveValue('By mail');
});
