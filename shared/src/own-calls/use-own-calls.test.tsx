// @alone: the module stores that the hub has answered.
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

test('is false before the hub has answered and while its first connection fails', () => {
  turn('Connecting');
  const { result } = renderHook(useOwnCalls);
  expect(result.current).toBe(false);
  turn('Reconnecting');
  expect(result.current).toBe(false);
  turn('Unavailable');
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(false);
});

test('is true before the hub has answered on a server that identifies itself as ours, and false once it has no hub', () => {
  shellFinds(null);
  turn('Connecting');
  act(() => realtimeStore.setState({ isOwnServer: true }));
  const { result } = renderHook(useOwnCalls);
  expect(result.current).toBe(true);
  turn('Unavailable');
  expect(result.current).toBe(false);
  act(() => realtimeStore.setState({ isOwnServer: false }));
});

test('remains undecided when the hub takes a long time to answer', () => {
  turn('Connecting');
  const { result } = renderHook(useOwnCalls);
  act(() => jest.advanceTimersByTime(10_000));
  expect(result.current).toBe(true);
});

test('remains true after a connection is lost, also on other pages', () => {
  turn('Connected');
  expect(renderHook(useOwnCalls).result.current).toBe(true);
  turn('Reconnecting');
  expect(renderHook(useOwnCalls).result.current).toBe(true);
});

test('is false on a server that has a hub but none of our calls', () => {
  shellFinds(null);
  turn('Connected');
  const { result } = renderHook(useOwnCalls);
  expect(result.current).toBe(false);
  shellFinds(false);
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(false);
});

test('is true as soon as the shell has found one of our calls', () => {
  shellFinds(null);
  turn('Connected');
  const { result } = renderHook(useOwnCalls);
  shellFinds(true);
  act(() => jest.advanceTimersByTime(250));
  expect(result.current).toBe(true);
});

test('expects our calls before the hub has answered if the shell has found them', () => {
  turn('Connecting');
  expect(renderHook(useExpectsOwnCalls).result.current).toBe(true);
  turn('Unavailable');
  expect(renderHook(useExpectsOwnCalls).result.current).toBe(false);
  turn('Connecting');
  shellFinds(null);
  expect(renderHook(useExpectsOwnCalls).result.current).toBe(false);
});
