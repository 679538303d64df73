import { realtimeStore } from '@frontdesk/shared/app';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { getShortLinks } from '@frontdesk/shared/endpoints/short-link';
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
])('counts the saved codes and shows the newest: %s', async (_, ids, names) => {
  api.on(getMyQrs, () => ids.map((id) => ({ id, name: `Code ${id}`, type: 'Url', payload: '{}' })));
  renderPage(<QrCodesCard />);
  expect(await screen.findByText('4')).toBeInTheDocument();
  expect(screen.getAllByText(/^Code /).map((name) => name.textContent)).toEqual(names);
  expect(screen.getByRole('link', { name: 'My Qr' })).toHaveAttribute('href', '/MyQr');
});

test('links each code to its page', async () => {
  api.on(getMyQrs, () => [{ id: 'a/1', name: 'Menu', type: 'Url', payload: '{}' }]);
  renderPage(<QrCodesCard />);
  expect(await screen.findByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/MyQr/a%2F1');
});

test('adds up the scans of all changeable codes', async () => {
  realtimeStore.setState({ status: 'Connected', problem: null });
  const link = { slug: 'abcdefg', url: 'https://short.example/r/abcdefg', state: 'active' };
  api
    .on(getMyQrs, () => [{ id: 1, name: 'Menu', type: 'Url', payload: '{}' }])
    .on(getShortLinks, () => [
      { ...link, qrId: '1', visits: 1_200 },
      { ...link, qrId: '2', visits: 34 },
    ]);
  renderPage(<QrCodesCard />);
  expect(await screen.findByText('saved · 1,234 scans')).toBeInTheDocument();
});

test('shows that there is no code', async () => {
  api.on(getMyQrs, () => []);
  renderPage(<QrCodesCard />);
  expect(await screen.findByText('No QR code yet.')).toBeInTheDocument();
});
