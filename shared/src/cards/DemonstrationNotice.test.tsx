import { realtimeStore } from '@frontdesk/shared/app';
import { getDemonstration } from '@frontdesk/shared/endpoints/demonstration';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { DemonstrationNotice } from './DemonstrationNotice';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.setItem('SERVER_CALLS', JSON.stringify({ 'GET /api/people': { has: true, at: 1 } }));
  realtimeStore.setState({ status: 'Connected', problem: null });
  api = fakeApi();
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const TEXT = 'Some of these agents belong to the demo hotel.';
const show = () => renderPage(<DemonstrationNotice>{TEXT}</DemonstrationNotice>);

test('shows the notice on a list with entries of the demonstration', async () => {
  api.on(getDemonstration, () => ({ state: 'ready' }));
  show();
  expect(await screen.findByText(TEXT)).toBeInTheDocument();
  expect(screen.getByText('Demo')).toBeInTheDocument();
});

test('shows no notice without a demonstration', async () => {
  let answered = false;
  api.on(getDemonstration, () => {
    answered = true;
    return { state: 'none' };
  });
  show();
  await waitFor(() => expect(answered).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText('Demo')).not.toBeInTheDocument();
});

test("makes no call to another team's server", async () => {
  realtimeStore.setState({ status: 'Unavailable', problem: null });
  show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(api.calls).toHaveLength(0);
});
