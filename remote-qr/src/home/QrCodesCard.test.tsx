import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { QrCodesCard } from './QrCodesCard';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

test.each([
  ['numbered ids grow', [1, 2, 3, 4], ['Code 4', 'Code 3', 'Code 2']],
  ['others come newest first', ['x', 'a', 'k', 'b'], ['Code x', 'Code a', 'Code k']],
])('the card counts the saved codes and names the newest: %s', async (_, ids, names) => {
  api.on(getMyQrs, () => ids.map((id) => ({ id, name: `Code ${id}`, type: 'Url', payload: '{}' })));
  renderPage(<QrCodesCard />);
  expect(await screen.findByText('4')).toBeInTheDocument();
  expect(screen.getAllByText(/^Code /).map((name) => name.textContent)).toEqual(names);
  expect(screen.getByRole('link', { name: 'My Qr' })).toHaveAttribute('href', '/MyQr');
});

test('without a code the card says so', async () => {
  api.on(getMyQrs, () => []);
  renderPage(<QrCodesCard />);
  expect(await screen.findByText('No QR code yet.')).toBeInTheDocument();
});
