import { realtimeStore } from '@frontdesk/shared/app';
import type { HomeNews } from '@frontdesk/shared/contract';
import { getAttention } from '@frontdesk/shared/endpoints/attention';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { getDailyScans } from '@frontdesk/shared/endpoints/scans';
import { setShortLinkPaused } from '@frontdesk/shared/endpoints/short-link';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeNews } from './CodeNews';

let api: ReturnType<typeof fakeApi>;
let news: HomeNews | null;

/** Shows the actions of entries that need attention, as the dashboard does. */
function Home() {
  const [shown, setShown] = useState<HomeNews | null>(null);
  news = shown;
  return (
    <>
      <CodeNews hasAddress={() => true} onNews={setShown} />
      {shown?.needs?.map(({ id, Action }) => Action && <Action key={id} />)}
    </>
  );
}
const codes = (...ids: readonly (string | number)[]) =>
  ids.map((id) => ({ id, name: `Code ${id}`, type: 'Url', payload: '{}' }));

beforeEach(() => {
  news = null;
  localStorage.setItem('SERVER_CALLS', JSON.stringify({ 'GET /api/people': { has: true, at: 1 } }));
  realtimeStore.setState({ status: 'Connected', problem: null });
  api = fakeApi()
    .on(getMyQrs, () => codes(1))
    .on(getDailyScans, () => ({
      days: [
        { day: '2026-11-21', visits: 1_200 },
        { day: '2026-11-22', visits: 34 },
      ],
      codes: [],
      hasLinks: true,
    }))
    .on(getAttention, () => ({ codes: [] }));
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

test.each([
  ['numbered ids grow', [1, 2, 3, 4], ['Code 4', 'Code 3', 'Code 2']],
  ['others come newest first', ['x', 'a', 'k', 'b'], ['Code x', 'Code a', 'Code k']],
])('counts the saved codes and lists the newest: %s', async (_, ids, names) => {
  api.on(getMyQrs, () => codes(...ids));
  renderPage(<Home />);
  await waitFor(() => expect(news?.lists?.[0]).toMatchObject({ title: 'QR codes', count: 4 }));
  expect(news?.lists?.[0]?.items.map(({ text }) => text)).toEqual(names);
  expect(news?.lists?.[0]?.items[0]?.to).toBe(`/MyQr/${ids.length === 4 && ids[0] === 1 ? 4 : 'x'}`);
});

test('adds up the scans of all codes by day', async () => {
  renderPage(<Home />);
  await waitFor(() => expect(news?.numbers).toHaveLength(1));
  expect(news?.numbers?.[0]).toMatchObject({ label: 'Scans', total: '1,234' });
  expect(news?.numbers?.[0]?.days.map(({ value }) => value)).toEqual([1_200, 34]);
});

test('reads the scans from the answer about what needs attention, if that answer has them', async () => {
  const days = [{ day: '2026-11-22', visits: 56 }];
  const scanned = [{ qrId: '1', name: 'Code 1', visits: 56 }];
  api.on(getAttention, () => ({ codes: [], scans: { days, codes: scanned, hasLinks: true } }));
  renderPage(<Home />);
  await waitFor(() => expect(news?.numbers?.[0]).toMatchObject({ label: 'Scans', total: '56' }));
  expect(news?.lists?.[0]?.items[0]?.detail).toBe('URL · 56 scans in 14 days');
  expect(api.callsOf(getDailyScans)).toHaveLength(0);
});

test('resumes a paused code in place, and links to one that has ended', async () => {
  api
    .on(getAttention, () => ({
      codes: [
        { qrId: '7', name: 'Menu', reason: 'paused' },
        { qrId: '8', name: '', reason: 'ended', at: '2026-11-01T10:00:00Z' },
      ],
    }))
    .on(setShortLinkPaused, () => ({}));
  renderPage(<Home />);
  await waitFor(() =>
    expect(news?.needs?.map(({ label, text }) => [label, text])).toEqual([
      ['Codes that lead nowhere', 'Menu'],
      ['Codes that lead nowhere', 'Unnamed code'],
    ]),
  );
  expect(screen.getByRole('link', { name: 'Change Unnamed code' })).toHaveAttribute('href', '/MyQr/8');
  api.on(getAttention, () => ({ codes: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Resume Menu' }));
  await waitFor(() => expect(news?.needs).toEqual([]));
  expect(api.callsOf(setShortLinkPaused)).toMatchObject([{ request: { qrId: '7', isPaused: false } }]);
});

test('says why a code could not be resumed', async () => {
  api
    .on(getAttention, () => ({ codes: [{ qrId: '7', name: 'Menu', reason: 'paused' }] }))
    .on(setShortLinkPaused, () => refuse(500, { message: 'The disk is full.' }));
  renderPage(<Home />);
  await userEvent.click(await screen.findByRole('button', { name: 'Resume Menu' }));
  expect(await screen.findByText(/The code could not be resumed\. The disk is full\./)).toBeInTheDocument();
});

test('has no news without codes, and says why codes could not be loaded', async () => {
  api.on(getMyQrs, () => []);
  const { unmount } = renderPage(<Home />);
  await waitFor(() => expect(news).toEqual({}));
  unmount();
  api.on(getMyQrs, () => refuse(500));
  renderPage(<Home />);
  await waitFor(() => expect(news?.failure?.text).toBe('The QR codes could not be loaded.'));
});
