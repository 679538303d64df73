import { createAnswer } from '@frontdesk/shared/endpoints/answer';
import { getAttention } from '@frontdesk/shared/endpoints/attention';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AttentionPanels } from './AttentionPanels';

const question = {
  id: 'g1',
  agentId: 'a',
  agentName: 'Reception',
  question: 'Is there a gym?',
  count: 3,
  lastAsked: null,
};
const failed = {
  kind: 'document',
  name: 'scan.pdf',
  reason: 'It holds no text.',
  at: '2026-11-20T10:00:00Z',
  agentId: 'a',
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi().on(getAttention, () => ({ questions: [question], failures: [failed] }));
});
afterEach(() => api.restore());

/** Renders the panels and waits for their data. */
async function renderAnswered(panels: ReactNode) {
  function Arrival() {
    const { isFetched } = useQuery(endpointQuery(getAttention, {}));
    return isFetched && <p>Arrived</p>;
  }
  renderPage(
    <>
      {panels}
      <Arrival />
    </>,
  );
  await screen.findByText('Arrived');
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('answers an unanswered question in place', async () => {
  api.on(createAnswer, () => ({ id: 'x' }));
  renderPage(<AttentionPanels hasNumbers />);
  const questions = await card('Unanswered questions');
  expect(questions.getByText(/Reception · Asked 3 times/)).toBeInTheDocument();
  expect(questions.getByRole('link', { name: 'All unanswered' })).toHaveAttribute(
    'href',
    '/conversations?tab=unanswered',
  );
  await userEvent.click(questions.getByRole('button', { name: 'Add answer to “Is there a gym?”' }));
  expect(await screen.findByLabelText('Question')).toHaveValue('Is there a gym?');
  await userEvent.type(screen.getByLabelText('Answer'), 'No, but there is a pool.');
  api.on(getAttention, () => ({ questions: [], failures: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Every question was answered.')).toBeInTheDocument();
  expect(api.callsOf(createAnswer)).toMatchObject([
    { request: { agentId: 'a', groupId: 'g1', answer: 'No, but there is a pool.' } },
  ]);
});

test('lists failures with their reasons and links to where they can be fixed', async () => {
  const mail = { ...failed, kind: 'mail', name: 'v@example.com', reason: null, conversationId: 'c 1' };
  const website = { ...failed, kind: 'website', name: 'https://a.example/', reason: 'It did not answer.' };
  api.on(getAttention, () => ({ questions: [], failures: [failed, website, mail] }));
  renderPage(<AttentionPanels hasNumbers />);
  const failures = await card('What failed');
  const items = failures.getAllByRole('listitem').map((item) => item.textContent);
  expect(items[0]).toMatch(/^scan\.pdfDocument not readIt holds no text\. · /);
  expect(items[1]).toMatch(/^https:\/\/a\.example\/Website not fetchedIt did not answer\. · /);
  expect(items[2]).toMatch(/^v@example\.comReply not sentThe mail server did not accept the reply\. · /);
  expect(failures.getByRole('link', { name: 'scan.pdf' })).toHaveAttribute('href', '/agent/a/documents');
  expect(failures.getByRole('link', { name: 'v@example.com' })).toHaveAttribute('href', '/conversations/c%201');
});

test('shows no questions before the first conversation', async () => {
  api.on(getAttention, () => ({ questions: [], failures: [] }));
  await renderAnswered(<AttentionPanels hasNumbers={false} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('shows why a call failed and can retry; shows nothing on a server without the call', async () => {
  api.on(getAttention, () => refuse(500, { message: 'The disk is full.' }));
  const { unmount } = renderPage(<AttentionPanels hasNumbers />);
  expect(await screen.findByText(/The disk is full\./)).toBeInTheDocument();
  api.on(getAttention, () => ({ questions: [question], failures: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Is there a gym?')).toBeInTheDocument();
  expect(screen.getByText('Nothing failed in the last 30 days.')).toBeInTheDocument();
  unmount();
  api.on(getAttention, () => refuse(404));
  await renderAnswered(<AttentionPanels hasNumbers />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
