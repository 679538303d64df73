import { signIn } from '@frontdesk/shared/app';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import { QueryClient, QueryClientProvider } from '@frontdesk/shared/query';
import { fakeApi, fakeChannels } from '@frontdesk/shared/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { pollDelayMs, useAgent } from './use-agent';

let api: ReturnType<typeof fakeApi>;
let restoreChannels: () => void;
let status: number;
beforeEach(() => {
  jest.useFakeTimers();
  restoreChannels = fakeChannels();
  signIn('token');
  status = 1;
  api = fakeApi().on(getBot, () => ({ id: 7, name: 'Desk', documents: [{ documentId: 1, name: 'a.pdf', status }] }));
});
afterEach(() => {
  api.restore();
  restoreChannels();
  jest.useRealTimers();
});

/** Opens a browser tab with its own cache. */
async function openTab() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useAgent('7'), { wrapper });
  await pass(0);
  return () => result.current.data?.documents[0]?.status;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('polls in one of two visible tabs while a document is in progress, and shows the same in both', async () => {
  const tabs = [await openTab(), await openTab()];
  expect(api.callsOf(getBot)).toHaveLength(2);
  await pass(15_000);
  expect(api.callsOf(getBot)).toHaveLength(2 + 5);
  status = 2;
  await pass(3_500);
  expect(tabs.map((read) => read())).toEqual([2, 2]);
  const polls = api.callsOf(getBot).length;
  await pass(60_000);
  expect(api.callsOf(getBot)).toHaveLength(polls);
});

test("does not show an answer that another user's tab received", async () => {
  const read = await openTab();
  const channel = new BroadcastChannel('frontdesk-poll/agent/7');
  const agent = { id: 7, name: 'Theirs', documents: [{ documentId: 1, name: 'a.pdf', status: 2 }] };
  act(() => channel.postMessage({ kind: 'result', result: { token: 'another', agent } }));
  await pass(0);
  expect(read()).toBe(1);
});

test('fetches statuses every 3 seconds after a change', () => {
  expect([0, 5, 10].map(pollDelayMs)).toEqual([3000, 3000, 3000]);
});

test('slows down to every 15 seconds while nothing changes', () => {
  expect([11, 15, 22, 500].map(pollDelayMs)).toEqual([4000, 8000, 15000, 15000]);
});
