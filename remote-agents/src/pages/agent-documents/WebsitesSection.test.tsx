import { getBot } from '@frontdesk/shared/endpoints/bot';
import { addWebsite, getWebsites, refreshWebsite, removeWebsite } from '@frontdesk/shared/endpoints/website';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgentDetailPage } from '../agent-detail/AgentDetailPage';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const shop = {
  id: 'w1',
  address: 'https://www.shop.example/',
  isFetching: false,
  pages: 12,
  isCut: false,
  lastFetched: ago(5),
  lastTried: ago(5),
  error: null as string | null,
  changes: { added: 1, changed: 2, removed: 1 },
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open(websites: readonly object[] | null, documents: readonly object[] = []) {
  api.on(getBot, () => ({ id: 7, name: 'Front desk', documents }));
  if (websites) api.on(getWebsites, () => ({ websites }));
  renderPage(<AgentDetailPage />, { at: '/agent/7/documents', path: '/agent/:id/:tab' });
  await screen.findByRole('button', { name: 'Upload' });
}

test('shows how many pages a website has, when it was fetched, and what changed', async () => {
  await open([shop]);
  const row = await screen.findByRole('listitem');
  // The full date appears after the first paint.
  await within(row).findByText(/^ \(.+\)$/, { trim: false });
  expect(row).toHaveTextContent(/12 pages · Fetched 5 min ago \([^)]+\) · 2 changed, 1 new, 1 removed/);
  expect(within(row).getByRole('link', { name: 'shop.example/' })).toHaveAttribute('href', shop.address);
});

test('shows that a website is down, and when it was last fetched', async () => {
  const changes = { added: 0, changed: 0, removed: 0 };
  await open([{ ...shop, changes, error: 'The website could not be reached.', isCut: true }]);
  const row = await screen.findByRole('listitem');
  await within(row).findByText(/^ \(.+\)$/, { trim: false });
  expect(row).toHaveTextContent(
    /12 pages · Last fetched 5 min ago \([^)]+\) · Only the first pages of this site were fetched\./,
  );
  expect(row).toHaveTextContent('The website could not be reached.');
});

test('adds an address, and shows its pages while it is fetched', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open([]);
  api.on(addWebsite, () => {
    api.on(getWebsites, () => ({
      websites: [{ ...shop, isFetching: true, pages: 1, lastFetched: null, lastTried: null }],
    }));
    return { id: 'w1' };
  });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(await screen.findByLabelText('Website'), 'shop.example');
  await user.click(screen.getByRole('button', { name: 'Add website' }));
  expect(await screen.findByText('Fetching… 1 page so far')).toBeInTheDocument();
  expect(screen.getByLabelText('Website')).toHaveValue('');
  expect(api.callsOf(addWebsite)[0]?.request).toEqual({ botId: 7, address: 'shop.example' });
  api.on(getWebsites, () => ({ websites: [shop] }));
  api.on(getBot, () => ({
    id: 7,
    name: 'Front desk',
    documents: [
      { documentId: 'd1', name: 'Opening hours', type: 0, status: 2, sourceAddress: 'https://www.shop.example/hours' },
    ],
  }));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  const document = await screen.findByRole('row', { name: /Opening hours/ });
  expect(within(document).getByRole('link', { name: 'shop.example/hours' })).toBeInTheDocument();
});

test('keeps a refused address in the field, with the reason', async () => {
  await open([]);
  api.on(addWebsite, () => refuse(409, { message: 'This website was already added.' }));
  await userEvent.type(await screen.findByLabelText('Website'), 'shop.example');
  await userEvent.click(screen.getByRole('button', { name: 'Add website' }));
  expect(await screen.findByText(/This website was already added\./)).toBeInTheDocument();
  expect(screen.getByLabelText('Website')).toHaveValue('shop.example');
});

test('Refresh fetches the website again', async () => {
  await open([shop]);
  api.on(refreshWebsite, () => {
    api.on(getWebsites, () => ({ websites: [{ ...shop, isFetching: true }] }));
  });
  await userEvent.click(await screen.findByRole('button', { name: `Refresh ${shop.address}` }));
  expect(await screen.findByText('Fetching… 12 pages so far')).toBeInTheDocument();
  expect(api.callsOf(refreshWebsite)[0]?.request).toEqual({ id: 'w1' });
});

test('removes a website with its pages after a confirmation', async () => {
  await open([shop]);
  api.on(removeWebsite, () => {
    api.on(getWebsites, () => ({ websites: [] }));
  });
  await userEvent.click(await screen.findByRole('button', { name: `Remove website ${shop.address}` }));
  const dialog = await screen.findByRole('alertdialog', { name: shop.address });
  expect(dialog).toHaveAccessibleDescription(`Remove ${shop.address} and its 12 pages from the documents?`);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove website' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
  expect(api.callsOf(removeWebsite)[0]?.request).toEqual({ id: 'w1' });
  await waitFor(() => expect(screen.getByRole('region', { name: 'Websites' })).toHaveFocus());
});

test('shows nothing on a server without websites', async () => {
  await open(null);
  expect(screen.queryByLabelText('Website')).not.toBeInTheDocument();
});

test('does not link a source that is not a web address', async () => {
  await open([], [{ documentId: 'd', name: 'x', type: 0, status: 2, sourceAddress: 'javascript:alert(1)' }]);
  await screen.findByRole('row', { name: /x/ });
  expect(screen.queryByRole('link', { name: /alert/ })).not.toBeInTheDocument();
});
