import { getBot } from '@frontdesk/shared/endpoints/bot';
import { deleteDocuments, downloadDocument, updateDocumentStatus } from '@frontdesk/shared/endpoints/document';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgentDetailPage } from '../agent-detail/AgentDetailPage';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const hours = { documentId: 'd1', name: 'hours.pdf', type: 0, status: 2, size: 1_250_000, dateChanged: ago(2) };

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  api = fakeApi();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

async function open(changes: object = {}) {
  api.on(getBot, () => ({ id: 7, name: 'Front desk', documents: [{ ...hours, ...changes }] }));
  renderPage(<AgentDetailPage />, { at: '/agent/7/documents', path: '/agent/:id/:tab' });
  await screen.findByRole('table', { name: 'Documents' });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: `${name} hours.pdf` }));

test.each([
  [0, 'Marked for processing'],
  [1, 'Processing'],
  [2, 'Ready'],
  [3, 'Failed'],
  [7, 'Unknown (7)'],
])('shows status %d as %s, with its age', async (status, words) => {
  await open({ status });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('2 min')).toBeInTheDocument();
  expect(screen.getByText('1.3 MB')).toBeInTheDocument();
});

test('shows why a document failed', async () => {
  await open({ status: 3, error: 'This PDF is protected by a password.' });
  expect(screen.getByText('This PDF is protected by a password.')).toBeInTheDocument();
});

test('shows why a ready document is not indexed, until it is', async () => {
  const error = 'Found by its words only. The embedding service answered 401. The server tries again.';
  await open({ indexedShare: 0, error });
  expect(screen.getByText('Ready, 0% indexed')).toBeInTheDocument();
  expect(screen.getByText(error)).toBeInTheDocument();
});

test.each([
  [{ status: 0 }, 'Waiting for text recognition, one scan at a time.'],
  [{ status: 1, pagesRead: 3, pagesAll: 12, dateChanged: ago(30) }, 'Reading page 4 of 12'],
  [{ status: 1, pagesRead: 12, pagesAll: 12 }, 'Reading page 12 of 12'],
  [{ status: 2 }, 'Read by OCR: check its words and prices.'],
])('shows how many pages of a scan have been read: %j', async (changes, words) => {
  await open({ ...changes, readBy: 'ocr' });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
});

test('labels a document as slow when it has been in progress for a long time', async () => {
  await open({ status: 1, dateChanged: ago(30) });
  expect(screen.getByText('This is taking longer than usual.')).toBeInTheDocument();
});

test('Process queues the document for processing', async () => {
  await open({ status: 3 });
  api.on(updateDocumentStatus, () => {
    api.on(getBot, () => ({ id: 7, name: 'Front desk', documents: [{ ...hours, status: 0 }] }));
  });
  await press('Process');
  expect(await screen.findByText('Document marked for processing')).toBeInTheDocument();
  expect(await screen.findByText('Marked for processing')).toBeInTheDocument();
  expect(api.callsOf(updateDocumentStatus)[0]?.request).toEqual({ documentId: 'd1', status: 0 });
});

test('shows the indexed share of a ready document, and refreshes until indexing is complete', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open({ indexedShare: 0.409 });
  expect(screen.getByText('Ready, 40% indexed')).toBeInTheDocument();
  api.on(getBot, () => ({ id: 7, name: 'Front desk', documents: [hours] }));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(await screen.findByText('Ready')).toBeInTheDocument();
  jest.useRealTimers();
});

test('does not offer to process a document that is already being processed', async () => {
  await open({ status: 1 });
  expect(screen.queryByRole('button', { name: 'Process hours.pdf' })).not.toBeInTheDocument();
});

test('deletes a document', async () => {
  await open();
  api.on(deleteDocuments, () => {
    api.on(getBot, () => ({ id: 7, name: 'Front desk', documents: [] }));
  });
  await press('Delete');
  expect(await screen.findByText('Document deleted successfully!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('hours.pdf')).not.toBeInTheDocument());
  expect(api.callsOf(deleteDocuments)[0]?.request).toEqual({ documentIds: ['d1'] });
});

test.each([
  ['Delete', deleteDocuments, 'Document deleted successfully!'],
  ['Process', updateDocumentStatus, 'Document marked for processing'],
])('makes a single call on a double click on %s', async (action, endpoint, words) => {
  await open();
  for (const each of [deleteDocuments, updateDocumentStatus]) api.on(each, () => {});
  const button = screen.getByRole('button', { name: `${action} hours.pdf` });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(api.calls.filter(({ path }) => path === endpoint.path)).toHaveLength(1);
});

test('does not delete a document that is being processed', async () => {
  await open({ status: 1 });
  await press('Delete');
  expect(screen.getByText('Document is still processing and cannot be deleted.')).toBeInTheDocument();
  expect(api.callsOf(deleteDocuments)).toHaveLength(0);
});

test.each([
  ['Delete', 'Delete failed. Check console for details.'],
  ['Download', 'Download failed. Check console for details.'],
  ['Process', 'Processing could not be started. Check console for details.'],
])('shows and logs a failure of %s', async (action, words) => {
  await open();
  for (const endpoint of [deleteDocuments, updateDocumentStatus]) api.on(endpoint, () => refuse(500));
  api.on(downloadDocument, () => refuse(500));
  await press(action);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith(words, expect.any(Error));
});

describe('Download', () => {
  let saved: { blob: Blob; name: string }[];
  beforeEach(() => {
    saved = [];
    let blob = new Blob();
    URL.createObjectURL = (content) => {
      blob = content as Blob;
      return 'blob:test';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ blob, name: this.download });
    });
  });

  test('saves the same bytes under a safe name', async () => {
    await open();
    api.on(downloadDocument, () => ({ base64Content: 'data:application/pdf;base64,JVBERg==', name: '../hours?.pdf' }));
    await press('Download');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('hours.pdf');
    expect(saved[0]?.blob.size).toBe(4);
    expect(saved[0]?.blob.type).toBe('application/octet-stream');
    expect(api.callsOf(downloadDocument)[0]?.request).toEqual({ documentId: 'd1', botId: '7' });
  });

  test('shows that a document has no content', async () => {
    await open();
    api.on(downloadDocument, () => ({ name: 'hours.pdf' }));
    await press('Download');
    expect(await screen.findByText('No document content available for download.')).toBeInTheDocument();
    expect(saved).toHaveLength(0);
  });

  test('never saves a damaged file', async () => {
    await open();
    api.on(downloadDocument, () => ({ name: 'hours.pdf', base64Content: 'no base64!' }));
    await press('Download');
    expect(await screen.findByText('Download failed. Check console for details.')).toBeInTheDocument();
    expect(saved).toHaveLength(0);
  });
});
