import { deleteQr, getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyQrPage } from './MyQrPage';

const url = (id: number, name: string) => ({ id, name, type: 'Url', payload: `{"Url":"https://example.com/${id}"}` });

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  api = fakeApi().on(getMyQrs, () => [url(1, 'Menu'), url(2, 'Wine MENU'), url(3, 'Door')]);
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

const open = () => renderPage(<MyQrPage />, { at: '/MyQr' });
const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('shows each saved code as a card with its name, its type and its content', async () => {
  open();
  const card = await screen.findByRole('article', { name: 'Menu' });
  expect(within(card).getByText('URL')).toBeInTheDocument();
  expect(within(card).getByText('https://example.com/1')).toBeInTheDocument();
  await waitFor(() => expect(card.querySelector('path')).toBeInTheDocument());
  expect(screen.getByText('3 of 3 codes')).toBeInTheDocument();
});

test('searches by name in any letter case, and can clear the search', async () => {
  open();
  await screen.findByRole('article', { name: 'Menu' });
  await userEvent.type(screen.getByLabelText('Search'), 'menu');
  expect(names()).toEqual(['Menu', 'Wine MENU']);
  await userEvent.type(screen.getByLabelText('Search'), 'x');
  expect(screen.getByText('No QR code has “menux” in its name.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(names()).toHaveLength(3);
});

test('a button counts the filters that are set, and opens them on phones', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Filters' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'URL');
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBe(button);
  expect(screen.getByLabelText('Search')).toBeInTheDocument();
});

test('Edit opens the form for the type of the code', async () => {
  api.on(getMyQrs, () => [{ id: 'a', name: 'Chat', type: 'Whatsapp', payload: '{"number":"491","message":"Hi"}' }]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Chat' }));
  expect(screen.getByText('Went to /QrWhatsappCodeGen')).toBeInTheDocument();
});

test('Delete asks first, then removes the card', async () => {
  api.on(deleteQr, () => null);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Menu' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Menu' });
  expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this QR code?');
  expect(api.callsOf(deleteQr)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual(['Wine MENU', 'Door']));
  expect(api.callsOf(deleteQr)[0]?.request).toEqual({ Id: 1 });
  await waitFor(() => expect(screen.getByText('2 of 2 codes')).toHaveFocus());
});

test('moves the focus to the page title when the last code is deleted', async () => {
  api.on(getMyQrs, () => [url(1, 'Menu')]).on(deleteQr, () => null);
  renderPage(
    <main>
      <MyQrPage />
    </main>,
    { at: '/MyQr' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('You have not saved any QR codes yet.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('deletes once on a double click on Delete', async () => {
  api.on(deleteQr, () => null);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Menu' }));
  const button = screen.getByRole('button', { name: 'Delete' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(names()).toEqual(['Wine MENU', 'Door']));
  expect(api.callsOf(deleteQr)).toHaveLength(1);
});

test('Cancel deletes nothing', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(api.callsOf(deleteQr)).toHaveLength(0);
  expect(names()).toHaveLength(3);
});

test('shows which deletion failed and why, and can retry', async () => {
  api.on(deleteQr, () => refuse(500));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Door' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('“Door” could not be deleted.');
  expect(names()).toHaveLength(3);
  api.on(deleteQr, () => null);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['Menu', 'Wine MENU']));
});

test('invites the owner to create a code when there is none', async () => {
  api.on(getMyQrs, () => null);
  open();
  expect(await screen.findByText('You have not saved any QR codes yet.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Generate Qr Codes' })[1]).toHaveAttribute('href', '/GenerateQr');
});

test('shows and logs that a list could not be loaded, and loads it on a retry', async () => {
  api.on(getMyQrs, () => refuse(500));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your QR codes could not be loaded.');
  expect(logged.mock.calls[0]?.[0]).toBe('Error:');
  api.on(getMyQrs, () => [url(1, 'Menu')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Menu' })).toBeInTheDocument();
});

test('shows that a broken code cannot be read, and can delete it', async () => {
  api.on(getMyQrs, () => [
    { id: 1, name: 'Old', type: 'Poster', payload: '{}' },
    { id: 2, name: null, type: null, payload: null },
    url(3, 'Door'),
  ]);
  open();
  const broken = await screen.findByRole('article', { name: 'Old' });
  expect(within(broken).getByText('This code cannot be read.')).toBeInTheDocument();
  expect(within(broken).queryByRole('button', { name: /Edit/ })).not.toBeInTheDocument();
  expect(within(broken).getByRole('button', { name: 'Delete Old' })).toBeInTheDocument();
  expect(names()).toEqual(['Old', 'Unnamed', 'Door']);
});

test('shows markup in a name as text', async () => {
  api.on(getMyQrs, () => [url(1, '<img src=x onerror=alert(1)>')]);
  open();
  expect(await screen.findByRole('article', { name: '<img src=x onerror=alert(1)>' })).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

test('renders ten thousand codes in pages of 24', async () => {
  api.on(getMyQrs, () => Array.from({ length: 10_000 }, (_, index) => url(index + 1, `Code ${index + 1}`)));
  open();
  expect(await screen.findByText('1–24 of 10,000 codes')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('25–48 of 10,000 codes')).toHaveFocus();
  expect(names()).toHaveLength(24);
  expect(names()[0]).toBe('Code 25');
  await userEvent.type(screen.getByLabelText('Search'), 'Code 999');
  expect(screen.getByText('11 of 10,000 codes')).toBeInTheDocument();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('moves two pages on two quick clicks, even before the cards of the first are rendered', async () => {
  api.on(getMyQrs, () => Array.from({ length: 100 }, (_, index) => url(index + 1, `Code ${index + 1}`)));
  open();
  const next = await screen.findByRole('button', { name: 'Next page' });
  act(() => {
    next.click();
    next.click();
  });
  expect(screen.getByText('49–72 of 100 codes')).toHaveFocus();
  expect(names()[0]).toBe('Code 49');
});
