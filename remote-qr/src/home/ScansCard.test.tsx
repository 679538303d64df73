import { realtimeStore } from '@frontdesk/shared/app';
import { getMyQrs as endpoint } from '@frontdesk/shared/endpoints/qr';
import { getDailyScans } from '@frontdesk/shared/endpoints/scans';
import { useQuery } from '@frontdesk/shared/query';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { getMyQrs } from '../api/codes';
import { ScansCard } from './ScansCard';

const answer = {
  days: [
    { day: '2026-11-21', visits: 1_200 },
    { day: '2026-11-22', visits: 34 },
  ],
  codes: [
    { qrId: 'a', name: 'Menu', visits: 1_233 },
    { qrId: 'b', name: '', visits: 1 },
  ],
  hasLinks: true,
};

/** Fetches the codes as another card does. */
function Home() {
  useQuery(getMyQrs());
  return <ScansCard />;
}

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.setItem('SERVER_CALLS', JSON.stringify({ 'GET /api/people': { has: true, at: 1 } }));
  realtimeStore.setState({ status: 'Connected', problem: null });
  api = fakeApi()
    .on(endpoint, () => [{ id: 'a', name: 'Menu', type: 'Url', payload: '{}' }])
    .on(getDailyScans, () => answer);
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

test('shows the scans of two weeks by day, with the most scanned codes', async () => {
  renderPage(<Home />);
  const card = within(await screen.findByRole('region', { name: 'Scans' }));
  expect(card.getByText('Scans per day (1,234 in all)')).toBeInTheDocument();
  const rows = within(card.getByRole('table', { name: 'Scans' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayScans',
    expect.stringMatching(/21.*1200$/),
    expect.stringMatching(/22.*34$/),
  ]);
  expect(card.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/MyQr/a');
  expect(card.getByText('1,233 scans')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Code without a name' })).toBeInTheDocument();
});

test('shows that there were no scans in two weeks', async () => {
  api.on(getDailyScans, () => ({ days: [{ day: '2026-11-22', visits: 0 }], codes: [], hasLinks: true }));
  renderPage(<Home />);
  expect(await screen.findByText('No scans in the last two weeks.')).toBeInTheDocument();
});

test.each([
  ['without a code that counts scans', () => ({ ...answer, hasLinks: false })],
  ['on a server without the call', () => refuse(404)],
])('shows nothing %s', async (_, reply) => {
  api.on(getDailyScans, reply);
  renderPage(<Home />);
  await waitFor(() => expect(api.callsOf(getDailyScans)).toHaveLength(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test("makes no call to another team's server", async () => {
  realtimeStore.setState({ status: 'Unavailable', problem: null });
  renderPage(<Home />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(api.callsOf(getDailyScans)).toHaveLength(0);
});
