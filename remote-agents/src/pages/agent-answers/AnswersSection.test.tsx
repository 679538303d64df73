import { realtimeStore } from '@frontdesk/shared/app';
import {
  createAnswer,
  deleteAnswer,
  getAnswers,
  importAnswers,
  updateAnswer,
} from '@frontdesk/shared/endpoints/answer';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { readAgent } from '../../api/agents';
import { AnswersSection } from './AnswersSection';

const agent = readAgent(v.parse(getBot.response, { id: 7, name: 'Rosa', enabled: true }));
const PARKING = { id: '1', question: 'Where can I park?', answer: 'Behind the house.', wordings: ['Parking?'] };

let api: ReturnType<typeof fakeApi>;
let answers: object[];
const open = () => renderPage(<AnswersSection agent={agent} />);
/** Fakes a file, because jsdom's files cannot be read as bytes. */
const csvFile = (text: string) =>
  Object.assign(new File([text], 'answers.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  realtimeStore.setState({ status: 'Connected', problem: null });
  answers = [PARKING];
  api = fakeApi().on(getAnswers, () => ({ answers }));
});
afterEach(() => api.restore());

test('lists the agent’s answers with their questions', async () => {
  open();
  expect(await screen.findByText('Where can I park?')).toBeInTheDocument();
  expect(screen.getByText('Behind the house.')).toBeInTheDocument();
  expect(screen.getByText('1 other wording')).toBeInTheDocument();
  expect(api.callsOf(getAnswers)[0]?.request).toEqual({ agentId: '7' });
});

test('adds and edits an answer, and deletes it after a confirmation', async () => {
  api.on(createAnswer, ({ question, answer }) => {
    answers = [{ id: '2', question, answer }, ...answers];
    return { id: '2' };
  });
  api.on(updateAnswer, ({ id, question, answer }) => {
    answers = answers.map((known) => ((known as { id: string }).id === id ? { id, question, answer } : known));
  });
  api.on(deleteAnswer, () => {
    answers = [];
  });
  open();
  await press('Add answer');
  await userEvent.type(screen.getByLabelText('Question'), 'Do you deliver?');
  await userEvent.type(screen.getByLabelText('Answer'), 'No.');
  await press('Save');
  await screen.findByText('Do you deliver?');
  await press('Edit Do you deliver?');
  await userEvent.type(screen.getByLabelText('Answer'), ' Only on Fridays.');
  await press('Save');
  expect(await screen.findByText('No. Only on Fridays.')).toBeInTheDocument();
  await press('Delete Do you deliver?');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const none = (await screen.findByText(/No answers yet\./)).parentElement as HTMLElement;
  expect(within(none).getByRole('button', { name: 'Add answer' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Add answer' })).toHaveLength(1);
});

/** Presses 'Import CSV' and chooses a file, as in the browser's own dialog. */
async function importFile(file: File): Promise<void> {
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function choose(
    this: HTMLInputElement,
  ) {
    Object.defineProperty(this, 'files', { value: [file] });
    this.dispatchEvent(new Event('change'));
  });
  await press('Import CSV');
  opened.mockRestore();
}

test('imports a file after showing its content', async () => {
  api.on(importAnswers, ({ answers: imported }) => {
    answers = imported.map((texts, index) => ({ id: `i${index}`, ...texts }));
    return { added: imported.length, changed: 0 };
  });
  open();
  await screen.findByText('Where can I park?');
  const csv = 'Question;Answer\nDo you deliver?;On Fridays.\nNothing;\n';
  await importFile(csvFile(csv));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/1 answer in this file\./)).toBeInTheDocument();
  expect(dialog.getByText(/^Skipped line 3:/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Do you deliver?')).toBeInTheDocument();
  expect(screen.getByText('1 added, 0 changed.')).toBeInTheDocument();
});

test('explains why a file cannot be used', async () => {
  open();
  await screen.findByText('Where can I park?');
  await importFile(csvFile('a,b\nc,d'));
  expect(await screen.findByText('The first line must name the columns Question and Answer.')).toBeInTheDocument();
});

test('exports every answer, and no cell that can become a formula', async () => {
  answers = [{ ...PARKING, answer: '=1+1' }];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => String(blobs.push(blob as Blob));
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  open();
  await press('Export CSV');
  const reader = new FileReader();
  const text = await new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blobs[0] as Blob);
  });
  expect(text).toContain(`Where can I park?,"'=1+1"`);
});

test('shows nothing on a server that stores no answers', async () => {
  api.on(getAnswers, () => refuse(404));
  const { container } = open();
  await waitFor(() => expect(api.callsOf(getAnswers)).toHaveLength(1));
  await waitFor(() => expect(within(container).queryByText('Answers')).not.toBeInTheDocument());
});

test("makes no call to another team's server", async () => {
  realtimeStore.setState({ status: 'Unavailable', problem: null });
  open();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(api.calls).toHaveLength(0);
});
