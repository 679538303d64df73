import { getBots } from '@frontdesk/shared/endpoints/bot';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomePage } from './HomePage';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi()
    .on(getBots, () => [])
    .on(getMyQrs, () => [])
    .on(getNotifications, () => ({ count: 0, notifications: [] }));
});
afterEach(() => api.restore());

const card = (name: string) => within(screen.getByRole('region', { name }));

test('a new owner sees the three next steps', async () => {
  renderPage(<HomePage />);
  expect(await screen.findByRole('link', { name: 'Add New Agent' })).toHaveAttribute('href', '/NewAgent');
  expect(screen.getByText('Give it your documents')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Generate Qr Codes' })).toHaveAttribute('href', '/GenerateQr');
});

test('each card counts and names the newest', async () => {
  api
    .on(getBots, () => [
      { id: 1, name: 'Older', enabled: true, dateCreated: '2026-01-01T10:00:00Z' },
      { id: 2, name: 'Newer', enabled: false, dateCreated: '2026-02-01T10:00:00Z' },
    ])
    .on(getMyQrs, () => [{ id: 1, name: 'Menu', type: 'Url', payload: '{}' }])
    .on(getNotifications, () => ({ count: 7, notifications: [{ id: 'n', title: 'Document ready' }] }));
  renderPage(<HomePage />);
  expect(await card('Agents').findByText('1 enabled, 1 disabled')).toBeInTheDocument();
  expect(card('Agents').getAllByRole('listitem')[0]).toHaveTextContent('Newer');
  expect(card('QR codes').getByText('Menu')).toBeInTheDocument();
  expect(await card('Notifications').findByText('7')).toBeInTheDocument();
  expect(screen.queryByText('Give it your documents')).not.toBeInTheDocument();
});

test('a call that fails costs its own card only, and can be tried again', async () => {
  api.on(getMyQrs, () => refuse(500, { message: 'The disk is full.' }));
  renderPage(<HomePage />);
  expect(await card('QR codes').findByText(/The disk is full\./)).toBeInTheDocument();
  expect(await card('Agents').findByText('No agent yet.')).toBeInTheDocument();
  api.on(getMyQrs, () => []);
  await userEvent.click(card('QR codes').getByRole('button', { name: 'Try again' }));
  expect(await card('QR codes').findByText('No QR code yet.')).toBeInTheDocument();
});
