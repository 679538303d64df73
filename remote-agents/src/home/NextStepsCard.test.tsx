import { getBots } from '@frontdesk/shared/endpoints/bot';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { NextStepsCard } from './NextStepsCard';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi()
    .on(getBots, () => [])
    .on(getMyQrs, () => []);
});
afterEach(() => api.restore());

test('a new owner sees the three next steps', async () => {
  renderPage(<NextStepsCard hasAddress={() => true} />);
  expect(await screen.findByRole('link', { name: 'Add New Agent' })).toHaveAttribute('href', '/NewAgent');
  expect(screen.getByText('Give it your documents')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Generate Qr Codes' })).toHaveAttribute('href', '/GenerateQr');
});

test('an owner with an agent and a code sees no steps', async () => {
  api.on(getBots, () => [{ id: 1, name: 'Rosa', enabled: true }]);
  api.on(getMyQrs, () => [{ id: 1, name: 'Menu', type: 'Url', payload: '{}' }]);
  renderPage(<NextStepsCard hasAddress={() => true} />);
  await waitFor(() => expect(api.callsOf(getMyQrs)).toHaveLength(1));
  expect(screen.queryByText('Give it your documents')).not.toBeInTheDocument();
});

test('a site without the page for codes offers two steps, and asks for no codes', async () => {
  renderPage(<NextStepsCard hasAddress={(path) => path !== '/GenerateQr'} />);
  expect(await screen.findByText('Two steps to your front desk')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Generate Qr Codes' })).not.toBeInTheDocument();
  expect(api.callsOf(getMyQrs)).toHaveLength(0);
});
