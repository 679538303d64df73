import { realtimeStore } from '@frontdesk/shared/app';
import { getDemonstration } from '@frontdesk/shared/endpoints/demonstration';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { DemoMark, DemonstrationNotice } from './demonstration';

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

const TEXT = 'Some of these agents belong to the demo hotel, which you can remove on the home page.';
const show = () => renderPage(<DemonstrationNotice of="agents" />);

test('shows the notice on a list with entries of the demonstration', async () => {
  api.on(getDemonstration, () => ({ state: 'ready' }));
  show();
  expect(await screen.findByText(TEXT)).toBeInTheDocument();
  expect(screen.getByText('Demo')).toBeInTheDocument();
});

test('marks what the demonstration created, and nothing else', async () => {
  api.on(getDemonstration, () => ({ state: 'ready', ids: ['made-up', '7'] }));
  renderPage(
    <ul>
      {['made-up', 'own', 7, 8].map((id) => (
        <li key={id}>
          {id} <DemoMark id={id} />
        </li>
      ))}
    </ul>,
  );
  await screen.findAllByText('Demo');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['made-up Demo', 'own ', '7 Demo', '8 ']);
  expect(api.calls).toHaveLength(1);
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
