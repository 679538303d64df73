import type { HubStatus } from '@frontdesk/shared/app';
import { act, renderHook } from '@testing-library/react';
import { realtimeStore } from '../realtime/realtime-store';
import { useOwnCalls } from './use-own-calls';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const turn = (status: HubStatus) => act(() => realtimeStore.setState({ status, problem: null }));

test('no call of ours is made before the hub has answered, nor while its first connection fails', () => {
  turn('Connecting');
  const { result } = renderHook(useOwnCalls);
  expect(result.current).toBe(false);
  turn('Reconnecting');
  expect(result.current).toBe(false);
  turn('Unavailable');
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(false);
});

test('a hub that does not answer for long says nothing about the server', () => {
  turn('Connecting');
  const { result } = renderHook(useOwnCalls);
  act(() => jest.advanceTimersByTime(10_000));
  expect(result.current).toBe(true);
});

test('calls go on after a connection is lost, on other pages too', () => {
  turn('Connected');
  expect(renderHook(useOwnCalls).result.current).toBe(true);
  turn('Reconnecting');
  expect(renderHook(useOwnCalls).result.current).toBe(true);
});
