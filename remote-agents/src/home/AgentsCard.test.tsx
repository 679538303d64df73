import { getBots } from '@frontdesk/shared/endpoints/bot';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgentsCard } from './AgentsCard';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

test('counts the agents and shows the newest first', async () => {
  api.on(getBots, () => [
    { id: 1, name: 'Older', enabled: true, dateCreated: '2026-01-01T10:00:00Z' },
    { id: 2, name: 'Newer', enabled: false, dateCreated: '2026-02-01T10:00:00Z' },
  ]);
  renderPage(<AgentsCard />);
  expect(await screen.findByText('1 enabled, 1 disabled')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Newer', 'Older']);
  expect(screen.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/agent/2');
  expect(screen.getByRole('link', { name: 'All agents' })).toHaveAttribute('href', '/agent');
});

test('shows why a call failed, and can retry', async () => {
  api.on(getBots, () => refuse(500, { message: 'The disk is full.' }));
  renderPage(<AgentsCard />);
  expect(await screen.findByText(/The disk is full\./)).toBeInTheDocument();
  api.on(getBots, () => []);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No agents yet.')).toBeInTheDocument();
});
