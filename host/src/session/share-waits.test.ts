import { call, signIn } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { fakeChannels } from '@frontdesk/shared/testing';
import { onWait, waitMs } from '@frontdesk/shared/waits';
import { shareWaits } from './share-waits';

let restoreChannels: () => void;
let end: () => void;
const requests: string[] = [];
beforeEach(() => {
  // The clocks are frozen, so that a wait has the same length on a slow machine.
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 22));
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  restoreChannels = fakeChannels();
  // Clears the waits from an earlier test.
  signIn('token');
  requests.length = 0;
  globalThis.fetch = async (url) => {
    requests.push(String(url));
    return new Response('{"message":"Too many."}', { status: 429, headers: { 'Retry-After': '7200' } });
  };
  end = shareWaits();
});
afterEach(() => {
  end();
  restoreChannels();
  jest.restoreAllMocks();
});

test('tells the other tabs to wait for the same time when the server requires a wait', async () => {
  const other = new BroadcastChannel('frontdesk-waits');
  const received: { path: string; until: number; message: string }[] = [];
  other.addEventListener('message', ({ data }) => void received.push(data));
  await expect(call(getBots, {})).rejects.toMatchObject({ status: 429 });
  expect(received).toMatchObject([{ path: getBots.path, message: 'Too many.', status: 429 }]);
  expect(received[0]?.until).toBe(Date.now() + 7_200_000);
});

test('waits without a request when another tab reports a wait', async () => {
  const other = new BroadcastChannel('frontdesk-waits');
  const wait = { kind: 'status', message: 'Too many.', status: 429, messages: ['Too many.'] };
  other.postMessage({ ...wait, path: getBots.path, until: Date.now() + 60_000 });
  await expect(call(getBots, {})).rejects.toMatchObject({ name: 'ApiError', status: 429, message: 'Too many.' });
  expect(requests).toEqual([]);
  expect(waitMs(getBots.path)).toBe(60_000);
});

test('shares nothing after it was stopped', async () => {
  end();
  const told = jest.fn();
  onWait(told);
  end();
  await expect(call(getBots, {})).rejects.toMatchObject({ status: 429 });
  expect(told).not.toHaveBeenCalled();
});
