import { useRegistry } from '../remotes/registry/registry-store';
import { isNewReleaseReady } from './check-release';
import { lookForRelease, useRelease } from './release-store';

jest.mock('./check-release', () => ({ isNewReleaseReady: jest.fn() }));

const check = jest.mocked(isNewReleaseReady);
const opened = { remotes: [], refused: [], failures: [] };
let now = 0;

beforeEach(() => {
  // A time long after the previous test.
  now += 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  check.mockReset().mockResolvedValue(false);
  useRelease.setState({ isNewReady: false });
  useRegistry.setState({ opened });
});
afterEach(() => jest.restoreAllMocks());

test('has no newer release until one is found', () => {
  expect(useRelease.getInitialState()).toEqual({ isNewReady: false });
});

test('stores that a newer release is ready, and stops looking for others', async () => {
  check.mockResolvedValue(true);
  await lookForRelease();
  expect(useRelease.getState().isNewReady).toBe(true);
  await lookForRelease(true);
  expect(check).toHaveBeenCalledTimes(1);
});

test('does not offer the release that this tab was opened with', async () => {
  await lookForRelease();
  expect(check).toHaveBeenCalledWith(opened.remotes);
  expect(useRelease.getState().isNewReady).toBe(false);
});

test('checks the server at most every 15 seconds', async () => {
  await lookForRelease();
  now += 14_999;
  await lookForRelease();
  expect(check).toHaveBeenCalledTimes(1);
  now += 1;
  await lookForRelease();
  expect(check).toHaveBeenCalledTimes(2);
});

test('checks the server immediately after a failure', async () => {
  await lookForRelease();
  await lookForRelease(true);
  expect(check).toHaveBeenCalledTimes(2);
});

test('does not check the server before this tab knows its own release', async () => {
  useRegistry.setState({ opened: null });
  await lookForRelease(true);
  expect(check).not.toHaveBeenCalled();
});

test('does not check a development server', async () => {
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'development';
  try {
    await lookForRelease(true);
  } finally {
    process.env['NODE_ENV'] = mode;
  }
  expect(check).not.toHaveBeenCalled();
});
