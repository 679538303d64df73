import { getBot } from '@frontdesk/shared/endpoints/bot';
import { uploadDocuments } from '@frontdesk/shared/endpoints/document';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgentDetailPage } from '../agent-detail/AgentDetailPage';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on(getBot, () => ({ id: 7, name: 'Front desk', organizationId: 4, documents: [] }));
});
afterEach(() => api.restore());

async function choose(...names: string[]) {
  renderPage(<AgentDetailPage />, { at: '/agent/7/documents', path: '/agent/:id/:tab' });
  const input = await screen.findByLabelText('Choose documents');
  await userEvent.upload(
    input,
    names.map((name) => new File(['%PDF-1.7 hello'], name)),
  );
}

test('a cancelled upload is not stored, and the next upload starts', async () => {
  api.on(uploadDocuments, ({ documents }) => (documents[0]?.name === 'slow.pdf' ? new Promise(() => {}) : null));
  await choose('slow.pdf', 'next.pdf');
  await waitFor(() => expect(api.callsOf(uploadDocuments)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel slow.pdf' }));
  expect(await screen.findByText('Document uploaded!')).toBeInTheDocument();
  expect(screen.queryByText('slow.pdf')).not.toBeInTheDocument();
  expect(screen.queryByText('Upload failed. Check console for details.')).not.toBeInTheDocument();
});

test('cancels a waiting file before it is sent', async () => {
  let arrive: (value: unknown) => void = () => {};
  api.on(uploadDocuments, () => new Promise((resolve) => (arrive = resolve)));
  await choose('first.pdf', 'second.pdf');
  await waitFor(() => expect(api.callsOf(uploadDocuments)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel second.pdf' }));
  arrive(null);
  expect(await screen.findByText('Document uploaded!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('first.pdf')).not.toBeInTheDocument());
  expect(api.callsOf(uploadDocuments)).toHaveLength(1);
});

test('shows several files as one line, reports them once, and sends our server the id of their batch', async () => {
  const options = { starterQuestions: [], offersPerson: false, showsSources: true, privacyUrl: null };
  api.on(getBot, () => ({ id: 7, name: 'Front desk', organizationId: 4, documents: [], chatOptions: options }));
  const arrivals: ((value: unknown) => void)[] = [];
  api.on(uploadDocuments, () => new Promise((resolve) => void arrivals.push(resolve)));
  await choose('a.pdf', 'b.pdf', 'c.pdf');
  await waitFor(() => expect(arrivals).toHaveLength(1));
  expect(screen.getByText('Uploading 3 files')).toBeInTheDocument();
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel b.pdf' }));
  arrivals[0]?.(null);
  await waitFor(() => expect(arrivals).toHaveLength(2));
  expect(screen.queryByText('Document uploaded!')).toBeNull();
  arrivals[1]?.(null);
  expect(await screen.findAllByText('Document uploaded!')).toHaveLength(1);
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const batches = api.callsOf(uploadDocuments).map(({ request }) => (request as { batch?: object }).batch);
  expect(batches).toEqual([
    { id, files: 3 },
    { id, files: 2 },
  ]);
});

test('keeps the keyboard focus among the documents when a file is cancelled', async () => {
  api.on(uploadDocuments, () => new Promise(() => {}));
  await choose('slow.pdf');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel slow.pdf' }));
  await waitFor(() => expect(screen.queryByText('slow.pdf')).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
  expect(screen.getByRole('tabpanel')).toContainElement(document.activeElement as HTMLElement);
});
