import { realtimeStore } from '@frontdesk/shared/app';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import * as endpoints from '@frontdesk/shared/endpoints/test-questions';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { readAgent } from '../../api/agents';
import { TestQuestions } from './TestQuestions';

const agent = readAgent(v.parse(getBot.response, { id: 7, name: 'Rosa', enabled: true }));
const BREAKFAST = {
  id: '1',
  question: 'When is breakfast?',
  words: '7:15',
  document: 'rules.md',
  passed: true,
  change: 'better',
  since: '2026-11-22T10:00:00Z',
  reply: 'From 7:15.',
  outcome: 'answered',
  names: ['rules.md'],
};
const POOL = { ...BREAKFAST, id: '2', question: 'Is there a pool?', words: '', passed: false, change: 'worse' };

let api: ReturnType<typeof fakeApi>;
let answer: { questions: object[]; isRunning: boolean; ranAt: string | null; ranBeforeAt: string | null };
const open = () => renderPage(<TestQuestions agent={agent} />);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const csvFile = (text: string) =>
  Object.assign(new File([text], 'tests.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });

beforeEach(() => {
  realtimeStore.setState({ status: 'Connected', problem: null });
  answer = {
    questions: [BREAKFAST, POOL],
    isRunning: false,
    ranAt: '2026-11-23T10:00:00Z',
    ranBeforeAt: '2026-11-22T10:00:00Z',
  };
  api = fakeApi().on(endpoints.getTestQuestions, () => answer);
});
afterEach(() => api.restore());

test('shows each test question with its result and reply, and what got better or worse', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: 'Test questions' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveTextContent(
    /When is breakfast\?.*Expected: 7:15 · rules\.md.*Passed.*better.*since.*From 7:15\./,
  );
  expect(within(rows[2] as HTMLElement).getByText('Failed')).toBeInTheDocument();
  expect(screen.getByText(/^1 got worse and 1 got better since .*2026: “Is there a pool\?”$/)).toBeInTheDocument();
  expect(screen.getByText(/^1 of 2 passed\. Last run: /)).toBeInTheDocument();
  await press('Only failed');
  expect(screen.queryByText('When is breakfast?')).toBeNull();
});

test('adds, edits and deletes a test question', async () => {
  answer.questions = [];
  api.on(endpoints.createTestQuestion, (input) => {
    answer.questions = [{ ...input, id: '3' }];
    return { id: '3' };
  });
  api.on(endpoints.updateTestQuestion, ({ id, ...fields }) => {
    answer.questions = [{ id, ...fields }];
  });
  api.on(endpoints.deleteTestQuestion, () => {
    answer.questions = [];
  });
  open();
  await press('Add test question');
  await press('Save');
  expect(api.callsOf(endpoints.createTestQuestion)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Question'), 'Do you take dogs?');
  await userEvent.type(screen.getByLabelText('Expected words'), 'yes');
  await press('Save');
  expect(await screen.findByText('Do you take dogs?')).toBeInTheDocument();
  expect(screen.getByText('Not run yet')).toBeInTheDocument();
  expect(api.callsOf(endpoints.createTestQuestion)[0]?.request).toEqual({
    agentId: 7,
    question: 'Do you take dogs?',
    words: 'yes',
    document: '',
  });
  await press('Edit Do you take dogs?');
  await userEvent.type(screen.getByLabelText('Document'), 'rules.md');
  await press('Save');
  expect(await screen.findByText('Expected: yes · rules.md')).toBeInTheDocument();
  await press('Delete Do you take dogs?');
  await press('Delete');
  expect(await screen.findByText(/^No test questions yet/)).toBeInTheDocument();
});

test('runs the tests, and shows that they are running', async () => {
  api.on(endpoints.runTestQuestions, () => {
    answer = { ...answer, isRunning: true };
  });
  open();
  await press('Run tests');
  expect(await screen.findByText(/The tests are running\.$/)).toBeInTheDocument();
  expect(api.callsOf(endpoints.runTestQuestions)[0]?.request).toEqual({ agentId: 7 });
});

test('imports a file after showing which lines are wrong', async () => {
  const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [csvFile('Question,Expected words\nWhen?,nine\n,ten')] });
    this.dispatchEvent(new Event('change'));
  });
  api.on(endpoints.importTestQuestions, () => ({ added: 1, changed: 0 }));
  open();
  await press('Import CSV');
  expect(await screen.findByText('Line 3: the question is missing.')).toBeInTheDocument();
  await press('Import');
  await waitFor(() => expect(api.callsOf(endpoints.importTestQuestions)).toHaveLength(1));
  expect(api.callsOf(endpoints.importTestQuestions)[0]?.request).toEqual({
    agentId: 7,
    questions: [{ question: 'When?', words: 'nine', document: '' }],
  });
  click.mockRestore();
});

test('is hidden on a server without test questions, and says when they fail to load', async () => {
  api.on(endpoints.getTestQuestions, () => refuse(404));
  const { unmount } = open();
  await waitFor(() => expect(api.callsOf(endpoints.getTestQuestions)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Test questions')).toBeNull());
  unmount();
  api.on(endpoints.getTestQuestions, () => refuse(500, 'Broken.'));
  open();
  expect(await screen.findByText('The test questions could not be loaded.')).toBeInTheDocument();
});
