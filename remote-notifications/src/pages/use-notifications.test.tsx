import { toastStore } from '@frontdesk/shared/app';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { useQuery } from '@frontdesk/shared/query';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notificationsQuery } from '../api/notifications';
import { withoutNotification } from '../model/notifications';
import { useNotifications } from './use-notifications';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi().on(getNotifications, () => [{ id: 1 }, { id: 2 }]);
});
afterEach(() => api.restore());

function Screen() {
  const { data, change } = useNotifications();
  return (
    <>
      <p>{data?.notifications.length} here</p>
      <button type="button" onClick={() => void change((current) => withoutNotification(current, '1'))}>
        Without the first
      </button>
    </>
  );
}

/** Triggers the top bar's poll. */
function Poll() {
  const { refetch } = useQuery(notificationsQuery);
  return (
    <button type="button" onClick={() => void refetch()}>
      Poll
    </button>
  );
}

const open = () =>
  renderPage(
    <>
      <Poll />
      <Screen />
    </>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Counts every toast, including repeated text. */
const reported = new Set<number>();
toastStore.subscribe(({ toasts }) => {
  for (const { id, text } of toasts) if (text === 'Unable to load notifications') reported.add(id);
});

test('reports a failing poll once, and again only after it has worked', async () => {
  open();
  await screen.findByText('2 here');
  reported.clear();
  for (const [status, times] of [
    [500, 1],
    [500, 1],
    [200, 1],
    [500, 2],
  ]) {
    api.on(getNotifications, () => (status === 200 ? [{ id: 3 }] : refuse(500)));
    const before = api.calls.length;
    await press('Poll');
    await waitFor(() => expect(api.calls.length).toBe(before + 1));
    await waitFor(() => expect(reported.size).toBe(times));
    if (status === 200) await screen.findByText('1 here');
  }
});

test('does not restore a deleted notification from a pending answer', async () => {
  open();
  await screen.findByText('2 here');
  let answer = () => {};
  api.on(getNotifications, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return [{ id: 1 }, { id: 2 }];
  });
  await press('Poll');
  await press('Without the first');
  expect(await screen.findByText('1 here')).toBeInTheDocument();
  answer();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByText('1 here')).toBeInTheDocument();
});
