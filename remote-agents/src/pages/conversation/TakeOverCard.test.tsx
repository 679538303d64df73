import { realtimeStore } from '@frontdesk/shared/app';
import { getAnswers } from '@frontdesk/shared/endpoints/answer';
import { conversationReader } from '@frontdesk/shared/endpoints/conversation';
import * as live from '@frontdesk/shared/endpoints/live';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import type { TranscriptMessage } from '../../model/conversations';
import { sampleConversation, sampleMessage } from '../../testing/sample-conversations';
import { TakeOverCard } from './TakeOverCard';

const source = { documentId: 'd', name: 'hours.pdf', excerpt: 'We open at nine.', isDeleted: false };
const none = { person: null, nearest: [], passages: [], feedback: null, delivery: null };
const messages = [
  { ...none, ...sampleMessage('1', 'visitor', 'When?'), outcome: null, sources: [] },
  { ...none, ...sampleMessage('2', 'agent', 'At nine.'), outcome: 'answered', sources: [source] },
] satisfies TranscriptMessage[];

let api: ReturnType<typeof fakeApi>;
const changed = jest.fn(async () => {});
beforeEach(() => {
  changed.mockClear();
  realtimeStore.setState({ status: 'Connected', problem: null });
  api = fakeApi()
    .on(live.takeOverConversation, () => ({ speaker: 'person', person: 'Ada' }))
    .on(live.stayInConversation, () => ({ isLive: true }))
    .on(live.typeInConversation, () => undefined)
    .on(live.returnToAssistant, () => undefined)
    .on(live.sayInConversation, ({ turnId }) => ({ id: turnId, sentAt: '2026-11-24T10:00:00Z' }));
});
afterEach(() => api.restore());

function open(changes: object = {}, isMine = false, id = '7') {
  const conversation = v.parse(conversationReader, sampleConversation(id, { isLive: true, ...changes }));
  return renderPage(
    <TakeOverCard conversation={conversation} isMine={isMine} messages={messages} onChanged={changed} />,
  );
}
const mine = { speaker: 'person', person: 'Ada' };
const card = () => screen.getByRole('region', { name: 'Chat' });
const field = () => screen.getByLabelText('Your message');
const said = () =>
  api.callsOf(live.sayInConversation).map(({ request }) => request as { text: string; turnId: string });

test('takes over a conversation whose visitor is still there', async () => {
  open();
  expect(card()).toHaveTextContent('The assistant is answering this visitor. The visitor is here now.');
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(api.callsOf(live.takeOverConversation)).toMatchObject([{ request: { id: '7' } }]);
});

test('shows who took over the conversation first', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  api.on(live.takeOverConversation, () => refuse(409, { message: 'Grace has taken over this conversation.' }));
  open({ speaker: 'waiting' });
  expect(card()).toHaveTextContent('The visitor is waiting for a person.');
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  expect(await screen.findByText('The conversation could not be taken over.')).toBeInTheDocument();
  // The page then shows who has the conversation.
  expect(changed).toHaveBeenCalled();
  logged.mockRestore();
});

test('offers nothing for a conversation that somebody else has taken over', () => {
  open({ speaker: 'person', person: 'Grace' });
  expect(card()).toHaveTextContent('Grace has taken over this conversation.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('sends with Enter, shows the message immediately, and repeats a failed one under the same id', async () => {
  api.on(live.sayInConversation, () => refuse(503));
  open(mine, true, '8');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('Doors open{Shift>}{Enter}{/Shift}at nine.{Enter}');
  expect(field()).toHaveValue('');
  expect(await screen.findByText('Not sent.')).toBeInTheDocument();
  expect(screen.getByText(/^Doors/)).toHaveTextContent('Doors open at nine.');
  api.on(live.sayInConversation, ({ turnId }) => ({ id: turnId, sentAt: '' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/^Doors/)).not.toBeInTheDocument());
  const [first, again] = said();
  expect(first?.text).toBe('Doors open\nat nine.');
  expect(again).toEqual(first);
});

test('keeps unsent text when somebody else has taken over the conversation', async () => {
  const conversation = (changes: object) => v.parse(conversationReader, sampleConversation('14', changes));
  function Page() {
    const [isMine, setMine] = useState(true);
    const shown = conversation(isMine ? mine : { speaker: 'person', person: 'Grace' });
    const onChanged = async () => setMine(false);
    return <TakeOverCard conversation={shown} isMine={isMine} messages={messages} onChanged={onChanged} />;
  }
  let refuseNow = () => {};
  api.on(live.sayInConversation, async () => {
    await new Promise<void>((resolve) => (refuseNow = resolve));
    return refuse(409, { message: 'Grace has taken over this conversation.' });
  });
  renderPage(<Page />);
  await userEvent.keyboard('Doors open at nine.{Enter}And close at ten.');
  refuseNow();
  await waitFor(() =>
    expect(card()).toHaveTextContent('Not sent to the visitor: Doors open at nine. And close at ten.'),
  );
});

test('shows unsent messages while the visitor is waiting again', async () => {
  function Page() {
    const [isMine, setMine] = useState(true);
    const shown = v.parse(conversationReader, sampleConversation('15', isMine ? mine : { speaker: 'waiting' }));
    const lose = async () => setMine(false);
    return <TakeOverCard conversation={shown} isMine={isMine} messages={messages} onChanged={lose} />;
  }
  renderPage(<Page />);
  await userEvent.keyboard('The doors');
  await userEvent.click(screen.getByRole('button', { name: 'Return to assistant' }));
  expect(await screen.findByText('Not sent to the visitor: The doors')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take over' })).toBeInTheDocument();
});

test('shows the visitor that the person is typing, at most every three seconds', async () => {
  open(mine, true, '9');
  await userEvent.type(field(), 'Hello');
  expect(api.callsOf(live.typeInConversation)).toHaveLength(1);
});

test('shows for six seconds that the visitor is typing', () => {
  jest.useFakeTimers();
  open(mine, true, '10');
  act(() => realtimeStore.setState({ typing: { conversationId: '10', at: Date.now() } }));
  expect(screen.getByText('The visitor is typing…')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(6_000));
  expect(screen.queryByText('The visitor is typing…')).not.toBeInTheDocument();
  act(() => realtimeStore.setState({ typing: { conversationId: 'other', at: Date.now() } }));
  expect(screen.queryByText('The visitor is typing…')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('extends the take-over every 20 seconds, and shows when the assistant has the conversation again', async () => {
  jest.useFakeTimers();
  open(mine, true, '11');
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  expect(api.callsOf(live.stayInConversation)).toHaveLength(3);
  api.on(live.stayInConversation, () => refuse(409, { message: 'The assistant is answering this conversation.' }));
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  expect(api.callsOf(live.stayInConversation)).toHaveLength(4);
  expect(screen.getByText('You no longer have this conversation.')).toBeInTheDocument();
  expect(changed).toHaveBeenCalled();
  jest.useRealTimers();
});

test('shows the sources of the last reply, and puts one of the owner’s answers into the message', async () => {
  const answers = [
    { id: 'a', question: 'Is there parking?', answer: 'Yes, behind the house.', wordings: [] },
    { id: 'b', question: 'Are dogs welcome?', answer: 'Yes, for 12 EUR.', wordings: [] },
  ];
  api.on(getAnswers, () => ({ answers }));
  open(mine, true, '12');
  expect(screen.getByText('hours.pdf')).toBeInTheDocument();
  fireEvent.change(field(), { target: { value: 'Hello!' } });
  await userEvent.click(screen.getByRole('button', { name: 'Use one of your answers' }));
  await userEvent.type(await screen.findByLabelText('Search answers'), 'x{Escape}');
  const opener = screen.getByRole('button', { name: 'Use one of your answers', expanded: false });
  expect(opener).toHaveFocus();
  await userEvent.click(opener);
  await userEvent.clear(screen.getByLabelText('Search answers'));
  await userEvent.type(screen.getByLabelText('Search answers'), 'dogs');
  expect(screen.queryByRole('button', { name: 'Is there parking?' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Are dogs welcome?' }));
  expect(field()).toHaveValue('Hello!\nYes, for 12 EUR.');
  expect(field()).toHaveFocus();
});

test('moves the focus to the take-over button when the conversation is returned', async () => {
  function Page() {
    const [isMine, setMine] = useState(true);
    const person = isMine ? mine : {};
    const conversation = v.parse(conversationReader, sampleConversation('14', { isLive: true, ...person }));
    const leave = async () => setMine(false);
    const choices = <button type="button">Note</button>;
    const props = { conversation, isMine, messages, choices };
    return <TakeOverCard {...props} onChanged={leave} />;
  }
  renderPage(<Page />);
  screen.getByRole('button', { name: 'Return to assistant' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Take over' })).toHaveFocus();
});

test('returns the conversation to the assistant', async () => {
  open(mine, true, '13');
  await userEvent.click(screen.getByRole('button', { name: 'Return to assistant' }));
  await waitFor(() => expect(api.callsOf(live.returnToAssistant)).toMatchObject([{ request: { id: '13' } }]));
  expect(changed).toHaveBeenCalled();
});
