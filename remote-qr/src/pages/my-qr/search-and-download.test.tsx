import { useLocation, useNavigate } from '@frontdesk/shared/app';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLAIN_STYLE } from '../../model/qr-style';
import { downloadCard } from './download-card';
import { MyQrPage } from './MyQrPage';

jest.mock('./download-card');

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi().on(getMyQrs, () => [
    { id: 1, name: 'Menu', type: 'Url', payload: '{"Url":"https://example.com/menu"}' },
    { id: 2, name: 'Door & bell', type: 'Whatsapp', payload: '{"number":"491512345678","message":"Hi"}' },
    { id: 3, name: 'Broken', type: 'Url', payload: '{' },
  ]);
});
afterEach(() => api.restore());

function Surroundings() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{search}</output>
      <button type="button" onClick={() => navigate('/MyQr?search=menu')}>
        Palette
      </button>
      <MyQrPage />
    </>
  );
}
const open = (search = '') => renderPage(<Surroundings />, { at: { pathname: '/MyQr', search } });
const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const address = () => document.querySelector('output')?.textContent;

test('opens with the search from its address', async () => {
  open('?search=Door%20%26%20bell');
  expect(await screen.findByLabelText('Search')).toHaveValue('Door & bell');
  expect(names()).toEqual(['Door & bell']);
});

test('writes the search to the address after a pause in typing, and removes it with the search', async () => {
  open('?tab=x');
  fireEvent.change(await screen.findByLabelText('Search'), { target: { value: 'door' } });
  expect(address()).toBe('?tab=x');
  await waitFor(() => expect(address()).toBe('?tab=x&search=door'));
  await userEvent.type(screen.getByLabelText('Search'), 'zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(screen.getByLabelText('Search')).toHaveFocus();
  await waitFor(() => expect(address()).toBe('?tab=x'));
});

test('follows a search that changes in the address while the page is open', async () => {
  open('?search=door');
  await screen.findByLabelText('Search');
  await userEvent.click(screen.getByRole('button', { name: 'Palette' }));
  expect(screen.getByLabelText('Search')).toHaveValue('menu');
  expect(names()).toEqual(['Menu']);
});

test('downloads a code from its card; a broken code has no download', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download Door & bell' }));
  await waitFor(() =>
    expect(downloadCard).toHaveBeenCalledWith('Door & bell', 'https://wa.me/491512345678?text=Hi', PLAIN_STYLE, 'png'),
  );
  expect(screen.queryByRole('button', { name: 'Download Broken' })).not.toBeInTheDocument();
});

test('shows which download failed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(downloadCard).mockRejectedValue(new Error('no canvas'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download Menu' }));
  expect(await screen.findByText('“Menu” could not be drawn. Try again.')).toBeInTheDocument();
  logged.mockRestore();
});
