import { getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextStepsCard } from './NextStepsCard';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi()
    .on(getBots, () => [])
    .on(getMyQrs, () => []);
});
afterEach(() => api.restore());

test('shows a new owner the three next steps', async () => {
  renderPage(<NextStepsCard hasAddress={() => true} />);
  expect(await screen.findByRole('link', { name: 'Add New Agent' })).toHaveAttribute('href', '/NewAgent');
  expect(screen.getByText('Give it your documents')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Generate Qr Codes' })).toHaveAttribute('href', '/GenerateQr');
});

test('asks a new owner for her site, and opens the page that reads it', async () => {
  renderPage(<NextStepsCard hasAddress={() => true} />);
  await userEvent.type(await screen.findByLabelText('What is your site?'), 'garden.example');
  await userEvent.click(screen.getByRole('button', { name: 'Read my site' }));
  expect(await screen.findByText('Went to /start')).toBeInTheDocument();
});

test('shows no steps to an owner with an agent and a code', async () => {
  api.on(getBots, () => [{ id: 1, name: 'Rosa', enabled: true }]);
  api.on(getMyQrs, () => [{ id: 1, name: 'Menu', type: 'Url', payload: '{}' }]);
  renderPage(<NextStepsCard hasAddress={() => true} />);
  await waitFor(() => expect(api.callsOf(getMyQrs)).toHaveLength(1));
  expect(screen.queryByText('Give it your documents')).not.toBeInTheDocument();
});

test('offers two steps on a site without the page for codes, and fetches no codes', async () => {
  renderPage(<NextStepsCard hasAddress={(path) => path !== '/GenerateQr'} />);
  expect(await screen.findByText('Two steps to your front desk')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Generate Qr Codes' })).not.toBeInTheDocument();
  expect(api.callsOf(getMyQrs)).toHaveLength(0);
});

test('shows which steps are done, and links the others', async () => {
  api.on(getBots, () => [{ id: 7, name: 'Rosa', enabled: true }]);
  api.on(getBot, () => ({ id: 7, name: 'Rosa', enabled: true, documents: [] }));
  renderPage(<NextStepsCard hasAddress={() => true} />);
  const steps = within(await screen.findByRole('region', { name: 'Next steps' }));
  await waitFor(() => expect(steps.getAllByText('Done')).toHaveLength(1));
  expect(steps.getByText('1 of 3 done')).toBeInTheDocument();
  const items = steps.getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(/Create an agent.*Done/);
  expect(steps.queryByRole('link', { name: 'Add New Agent' })).not.toBeInTheDocument();
  expect(steps.getByRole('link', { name: 'My Agents' })).toHaveAttribute('href', '/agent/7/documents');
  expect(steps.getByRole('link', { name: 'Print a QR code' })).toHaveAttribute('href', '/GenerateQr');
});

test('marks the step as done when the agent has documents', async () => {
  api.on(getBots, () => [{ id: 7, name: 'Rosa', enabled: true }]);
  const document = { documentId: 'd', name: 'menu.pdf', type: 0, status: 2 };
  api.on(getBot, () => ({ id: 7, name: 'Rosa', enabled: true, documents: [document] }));
  renderPage(<NextStepsCard hasAddress={() => true} />);
  expect(await screen.findAllByText('Done')).toHaveLength(1);
  await waitFor(() => expect(screen.getAllByText('Done')).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Generate Qr Codes' })).toBeInTheDocument();
});

test('counts the documents of older agents, and stops at the first agent that has some', async () => {
  api.on(getBots, () => [
    { id: 7, name: 'Rosa', enabled: true },
    { id: 8, name: 'Max', enabled: true },
    { id: 9, name: 'Ada', enabled: true },
  ]);
  const document = { documentId: 'd', name: 'menu.pdf', type: 0, status: 2 };
  api.on(getBot, ({ botId }) => ({ id: botId, name: 'A', enabled: true, documents: botId === '8' ? [document] : [] }));
  renderPage(<NextStepsCard hasAddress={() => true} />);
  await waitFor(() => expect(screen.getAllByText('Done')).toHaveLength(2));
  expect(api.callsOf(getBot).map(({ request }) => request)).toEqual([{ botId: '7' }, { botId: '8' }]);
});
