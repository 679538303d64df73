import { createAnswer } from '@frontdesk/shared/endpoints/answer';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { dismissUnanswered, getUnanswered } from '@frontdesk/shared/endpoints/conversation';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnansweredTab } from './UnansweredTab';

const group = (id: string, changes: object = {}) => ({
  id,
  agentId: 'a',
  agentName: 'Reception',
  question: `Do you have ${id}?`,
  count: 12,
  lastAsked: '2026-11-20T10:00:00Z',
  wordings: [`Is there ${id}?`],
  nearest: { documentId: 'd', name: 'hours.pdf', excerpt: 'We open at nine.' },
  conversationId: '7',
  ...changes,
});

let api: ReturnType<typeof fakeApi>;
const onAgent = jest.fn();
const open = (agentId = '') => renderPage(<UnansweredTab agentId={agentId} onAgent={onAgent} />);

beforeEach(() => {
  api = fakeApi()
    .on(getBots, () => [{ id: 'a', name: 'Reception', enabled: true }])
    .on(getUnanswered, () => ({ groups: [group('parking'), group('cake', { count: 1 })], next: null }));
});
afterEach(() => api.restore());

test('shows each question as an article with its count, its wordings and the nearest passage', async () => {
  open();
  const article = within(await screen.findByRole('article', { name: 'Do you have parking?' }));
  expect(article.getByRole('heading', { name: 'Do you have parking?' })).toBeInTheDocument();
  expect(article.getByText('12')).toBeInTheDocument();
  expect(article.getByText('“Is there parking?”')).toBeInTheDocument();
  expect(article.getByText('hours.pdf')).toBeInTheDocument();
  expect(article.getByRole('link', { name: 'Open conversation' })).toHaveAttribute('href', '/conversations/7');
});

test('removes a group from the list once an answer covers it', async () => {
  api.on(createAnswer, () => ({ id: 'x' }));
  open();
  const article = within(await screen.findByRole('article', { name: 'Do you have parking?' }));
  await userEvent.click(article.getByRole('button', { name: 'Add answer' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Question')).toHaveValue('Do you have parking?');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Answer is required.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Answer'), 'Behind the house.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Do you have parking?')).not.toBeInTheDocument());
  expect(screen.getByText('Do you have cake?')).toBeInTheDocument();
  expect(api.callsOf(createAnswer)[0]?.request).toEqual({
    agentId: 'a',
    groupId: 'parking',
    question: 'Do you have parking?',
    answer: 'Behind the house.',
  });
});

test('keeps an answer that cannot be saved in the form, with the reason', async () => {
  api.on(createAnswer, () => refuse(500, { message: 'The disk is full.' }));
  open();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add answer' }))[0] as HTMLElement);
  await userEvent.type(screen.getByLabelText('Answer'), 'Behind the house.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/The disk is full\./)).toBeInTheDocument();
  expect(screen.getByLabelText('Answer')).toHaveValue('Behind the house.');
});

test('removes a dismissed question from the list', async () => {
  api.on(dismissUnanswered, () => undefined);
  open();
  const article = within(await screen.findByRole('article', { name: 'Do you have cake?' }));
  await userEvent.click(article.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Do you have cake?')).not.toBeInTheDocument());
  expect(api.callsOf(dismissUnanswered)[0]?.request).toEqual({ id: 'cake' });
});

test('shows the questions of a single agent', async () => {
  open('a');
  await screen.findByText('Do you have cake?');
  expect(api.callsOf(getUnanswered)[0]?.request).toEqual({ agentId: 'a' });
  await userEvent.selectOptions(screen.getByLabelText('Agent'), 'All agents');
  expect(onAgent).toHaveBeenCalledWith('');
});

test('shows that the server lacks the call', async () => {
  api.on(getUnanswered, () => refuse(404));
  open();
  expect(await screen.findByText('Unanswered questions are not available on this server.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to My Agents' })).toHaveAttribute('href', '/agent');
});

test('shows that there is nothing to answer', async () => {
  api.on(getUnanswered, () => ({ groups: [] }));
  open();
  expect(await screen.findByText(/Every question was answered\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show conversations' })).toHaveAttribute('href', '/conversations');
});
