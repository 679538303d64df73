import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { fakeChannels } from '../testing';
import { useTabPoll } from './use-tab-poll';

const QUERY_KEY = ['/list'];
let fetches: number;
let interval: number | false;
let restoreChannels = () => {};

function Rows({ name }: { readonly name: string }) {
  const { data = 0 } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: async () => ++fetches,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useTabPoll<number>({ queryKey: QUERY_KEY, intervalMs: () => interval });
  return <p>{`${name}: ${data}`}</p>;
}
/** Opens the list as in a separate tab, which has its own cache. */
const openTab = (name: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Rows name={name} />
    </QueryClientProvider>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  restoreChannels = fakeChannels();
  fetches = 0;
  interval = 15_000;
});
afterEach(() => {
  restoreChannels();
  jest.useRealTimers();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('fetches a list again in one of two open tabs, and both show the answer', async () => {
  const [first, second] = [openTab('one'), openTab('two')];
  await pass(100);
  expect(fetches).toBe(2);
  await pass(15_000);
  expect(fetches).toBe(3);
  expect(first.container).toHaveTextContent('one: 3');
  expect(second.container).toHaveTextContent('two: 3');
});

test('pauses while no further change is expected', async () => {
  const tab = openTab('one');
  await pass(15_100);
  expect(fetches).toBe(2);
  interval = false;
  await pass(60_000);
  expect(fetches).toBe(2);
  tab.unmount();
});
