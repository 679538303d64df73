import { hasUnsavedWork } from '@frontdesk/shared/app';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import { uploadDocuments } from '@frontdesk/shared/endpoints/document';
import { getLimits } from '@frontdesk/shared/endpoints/limits';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgentDetailPage } from '../agent-detail/AgentDetailPage';

const bot = (documents: readonly object[]) => ({ id: 7, name: 'Front desk', organizationId: 4, documents });
const pdf = (name: string, content = '%PDF-1.7 hello') => new File([content], name);
const entry = (name: string, more = {}) => ({ documentId: name, name, type: 0, status: 0, ...more });

/** Limits as our server reports them. Without this handler the fake API answers like a server without the call. */
const limits = { documentKinds: ['.pdf', '.txt'], documentBytes: 25_000_000, chatCharacters: 4000 };

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  api = fakeApi();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  api.restore();
  logged.mockRestore();
});

async function open(documents: readonly object[] = []) {
  api.on(getBot, () => bot(documents));
  const page = renderPage(<AgentDetailPage />, { at: '/agent/7/documents', path: '/agent/:id/:tab' });
  await screen.findByRole('button', { name: 'Upload' });
  return page;
}
/** Stores uploads as a server does. */
function storeUploads() {
  const stored: object[] = [];
  api.on(uploadDocuments, ({ documents }) => {
    stored.push(...documents.map(({ documentId, name, status }) => ({ documentId, name, status })));
    api.on(getBot, () => bot(stored));
  });
}
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Choose documents'), files, { applyAccept: false });
const uploads = () => within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem');

test('explains what documents are for when an agent has none', async () => {
  await open();
  expect(screen.getByText('No documents yet. The agent answers from what you upload here.')).toBeInTheDocument();
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await screen.findByLabelText('Choose documents');
  await userEvent.click(screen.getByRole('button', { name: 'Choose files' }));
  expect(opened.mock.contexts).toEqual([screen.getByLabelText('Choose documents')]);
  opened.mockRestore();
});

test('sends each chosen file as base64 in a separate call, and then lists it', async () => {
  await open();
  storeUploads();
  await choose(pdf('hours.pdf'), pdf('menu.pdf'));
  expect(await screen.findByRole('cell', { name: /^menu\.pdf/ })).toBeInTheDocument();
  expect(await screen.findByText('Document uploaded!')).toBeInTheDocument();
  expect(api.callsOf(uploadDocuments)).toHaveLength(2);
  expect(api.callsOf(uploadDocuments)[0]?.request).toEqual({
    organizationId: 4,
    botId: 7,
    documents: [
      {
        documentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'hours.pdf',
        type: 0,
        status: 0,
        base64Content: btoa('%PDF-1.7 hello'),
      },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument());
});

test('uploads a dropped file', async () => {
  await open();
  storeUploads();
  const items = [{ kind: 'file', getAsFile: () => pdf('dropped.pdf') }];
  fireEvent.drop(screen.getByText(/or drop files here/), { dataTransfer: { items, types: ['Files'] } });
  expect(await screen.findByRole('cell', { name: /^dropped\.pdf/ })).toBeInTheDocument();
});

test("does not send a file that the server's limits refuse, and uploads the others", async () => {
  api.on(getLimits, () => limits);
  await open();
  storeUploads();
  expect(await screen.findByText('or drop files here. PDF and text, up to 25 MB each.')).toBeInTheDocument();
  await choose(pdf('empty.txt', ''), pdf('setup.pdf', 'MZ'), pdf('setup.exe'), pdf('menu.pdf'));
  expect(await screen.findByText('Document uploaded!')).toBeInTheDocument();
  expect(screen.getByText('This file is empty.')).toBeInTheDocument();
  expect(screen.getByText('This is not a real PDF file.')).toBeInTheDocument();
  expect(screen.getByText('This kind of file cannot be read. Choose PDF and text files.')).toBeInTheDocument();
  expect(api.callsOf(uploadDocuments)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss empty.txt' }));
  expect(screen.queryByText('This file is empty.')).not.toBeInTheDocument();
});

test('sends every kind of file to a server without limits', async () => {
  await open();
  storeUploads();
  expect(screen.getByText('or drop files here.')).toBeInTheDocument();
  await choose(pdf('setup.exe', 'MZ'), pdf('picture.png', '\u0089PNG'));
  expect(await screen.findByRole('cell', { name: /^picture\.png/ })).toBeInTheDocument();
  expect(api.callsOf(uploadDocuments)).toHaveLength(2);
});

test.each([
  ['in the list', [entry('HOURS.pdf', { status: 2 })], [pdf('hours.pdf')]],
  ['just sent', [], [pdf('hours.pdf'), pdf('hours.pdf', '%PDF-2')]],
])('sends a second document with the same name, %s, and shows a warning', async (_, listed, files) => {
  await open(listed);
  api.on(uploadDocuments, () => null);
  await choose(...files);
  await waitFor(() => expect(api.callsOf(uploadDocuments)).toHaveLength(files.length));
  expect(screen.getByText(/^A document named "hours\.pdf" already exists/)).toBeInTheDocument();
});

test('cleans a name that changes the reading direction before showing it', async () => {
  await open([entry('invoice\u202efdp.exe', { status: 2 })]);
  expect(screen.getByRole('cell', { name: /^invoicefdp\.exe/ })).toBeInTheDocument();
  api.on(uploadDocuments, () => refuse(500));
  await choose(pdf('second\u202efdp.exe'));
  await waitFor(() => expect(uploads()[0]).toHaveTextContent('secondfdp.exe'));
  expect(document.body.textContent).not.toContain('\u202e');
});

const LOWER = 'The server itself accepts files up to 25 MB, but something between you and the server accepts less.';
test.each([
  [null, `This is too large for the server. ${LOWER}`],
  ['<html>413 Request Entity Too Large</html>', `This is too large for the server. ${LOWER}`],
  [{ message: 'Request entity too large' }, `Request entity too large. ${LOWER}`],
  [{ message: '"a.pdf" is too large: at most 25 MB per file.' }, '"a.pdf" is too large: at most 25 MB per file.'],
])(
  "explains a 413 with the body %j without claiming that the file exceeds the server's own limit",
  async (body, reason) => {
    api.on(getLimits, () => limits).on(uploadDocuments, () => refuse(413, body));
    await open();
    await choose(pdf('hours.pdf'));
    await waitFor(() => expect(uploads()[0]).toHaveTextContent(reason));
    expect(uploads()[0]).not.toHaveTextContent('The limit is');
    if (reason.includes('at most')) expect(uploads()[0]).not.toHaveTextContent(LOWER);
  },
);

test('shows no limit for a 413 from a server without its own limit', async () => {
  api.on(uploadDocuments, () => refuse(413, { message: 'Request entity too large' }));
  await open();
  await choose(pdf('hours.pdf'));
  await waitFor(() => expect(uploads()[0]).toHaveTextContent('Request entity too large'));
  expect(uploads()[0]).not.toHaveTextContent('MB');
});

test.each([429, 500, 503])('fetches the limits again for the next file after a failure with %i', async (status) => {
  api.on(getLimits, () => refuse(status));
  await open();
  storeUploads();
  await waitFor(() => expect(api.callsOf(getLimits)).toHaveLength(1));
  api.on(getLimits, () => limits);
  await choose(pdf('setup.exe', 'MZ'));
  expect(await screen.findByText('This kind of file cannot be read. Choose PDF and text files.')).toBeInTheDocument();
  expect(api.callsOf(uploadDocuments)).toHaveLength(0);
});

test.each([404, 405, 501])('fetches the limits only once from a server that answers with %i', async (status) => {
  api.on(getLimits, () => refuse(status));
  await open();
  storeUploads();
  await choose(pdf('setup.exe', 'MZ'));
  expect(await screen.findByRole('cell', { name: /^setup\.exe/ })).toBeInTheDocument();
  expect(api.callsOf(getLimits)).toHaveLength(1);
});

test('sanitizes a name that tries to leave its folder before sending it', async () => {
  await open();
  storeUploads();
  await choose(pdf('a|b?.pdf'));
  expect(await screen.findByRole('cell', { name: /^a b\.pdf/ })).toBeInTheDocument();
});

test('shows and logs why an upload failed, and offers a retry', async () => {
  await open();
  api.on(uploadDocuments, () => refuse(413));
  await choose(pdf('hours.pdf'));
  expect(await screen.findByText('Upload failed. Check console for details.')).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('Upload failed. Check console for details.', expect.any(Error));
  expect(uploads()[0]).toHaveTextContent('This is too large for the server.');
  storeUploads();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('cell', { name: /^hours\.pdf/ })).toBeInTheDocument();
});

test('continues an upload while the owner is on another page, and shows it on return', async () => {
  const page = await open();
  let arrive: (value: unknown) => void = () => {};
  api.on(uploadDocuments, () => new Promise((resolve) => (arrive = resolve)));
  await choose(pdf('hours.pdf'));
  await waitFor(() => expect(api.callsOf(uploadDocuments)).toHaveLength(1));
  expect(uploads()[0]).toHaveTextContent('Uploading · 50% of 14 bytes');
  expect(screen.getByRole('progressbar', { name: 'Upload of hours.pdf' })).toHaveAttribute('value', '50');
  page.unmount();
  expect(hasUnsavedWork()).toBe(true);
  await open();
  expect(uploads()[0]).toHaveTextContent('Uploading · 50% of 14 bytes');
  arrive(null);
  await screen.findByText('Document uploaded!');
});

test('refreshes statuses every 3 seconds, and stops once all are final', async () => {
  jest.useFakeTimers();
  api.on(getBot, () => bot([entry('hours.pdf')]));
  renderPage(<AgentDetailPage />, { at: '/agent/7/documents', path: '/agent/:id/:tab' });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Marked for processing')).toBeInTheDocument();
  api.on(getBot, () => bot([entry('hours.pdf', { status: 1 })]));
  await act(() => jest.advanceTimersByTimeAsync(3100));
  expect(screen.getByText('Processing')).toBeInTheDocument();
  api.on(getBot, () => bot([entry('hours.pdf', { status: 2 })]));
  await act(() => jest.advanceTimersByTimeAsync(3100));
  expect(screen.getByText('Ready')).toBeInTheDocument();
  const asked = api.callsOf(getBot).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(api.callsOf(getBot)).toHaveLength(asked);
});

test('keeps the documents on the screen when a poll fails', async () => {
  jest.useFakeTimers();
  api.on(getBot, () => bot([entry('hours.pdf')]));
  renderPage(<AgentDetailPage />, { at: '/agent/7/documents', path: '/agent/:id/:tab' });
  await act(() => jest.advanceTimersByTimeAsync(100));
  api.on(getBot, () => refuse(500));
  await act(() => jest.advanceTimersByTimeAsync(3100));
  expect(screen.getByRole('cell', { name: /^hours\.pdf/ })).toBeInTheDocument();
  api.on(getBot, () => bot([entry('hours.pdf', { status: 2 })]));
  await act(() => jest.advanceTimersByTimeAsync(3100));
  expect(screen.getByText('Ready')).toBeInTheDocument();
});
