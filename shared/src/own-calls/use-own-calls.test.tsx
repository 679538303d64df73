import type { HubStatus } from '@frontdesk/shared/app';
import { act, renderHook } from '@testing-library/react';
import { realtimeStore } from '../realtime/realtime-store';
import { storage } from '../storage/local-storage';
import { useExpectsOwnCalls, useOwnCalls } from './use-own-calls';

beforeEach(() => {
  jest.useFakeTimers();
  shellFinds(true);
});
afterEach(() => jest.useRealTimers());

const shellFinds = (has: boolean | null) =>
  storage.write('SERVER_CALLS', has === null ? null : JSON.stringify({ 'GET /api/people': { has, at: 1 } }));

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

test('a hub that does not answer for long does not decide about the server', () => {
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

test('no call of ours is made to a server that has a hub and none of our calls', () => {
  shellFinds(null);
  turn('Connected');
  const { result } = renderHook(useOwnCalls);
  expect(result.current).toBe(false);
  shellFinds(false);
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(false);
});

test('calls are made as soon as the shell has found one of ours', () => {
  shellFinds(null);
  turn('Connected');
  const { result } = renderHook(useOwnCalls);
  shellFinds(true);
  act(() => jest.advanceTimersByTime(250));
  expect(result.current).toBe(true);
});

test('calls are expected before the hub has answered, on a server where the shell found them', () => {
  turn('Connecting');
  expect(renderHook(useExpectsOwnCalls).result.current).toBe(true);
  turn('Unavailable');
  expect(renderHook(useExpectsOwnCalls).result.current).toBe(false);
  turn('Connecting');
  shellFinds(null);
  expect(renderHook(useExpectsOwnCalls).result.current).toBe(false);
});
