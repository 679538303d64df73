import { useRegistry } from '../remotes/registry-store';
import { isNewReleaseReady } from './check-release';
import { lookForRelease, useRelease } from './release-store';

jest.mock('./check-release', () => ({ isNewReleaseReady: jest.fn() }));

const check = jest.mocked(isNewReleaseReady);
const opened = { remotes: [], refused: [], failures: [] };
let now = 0;

beforeEach(() => {
  // Long after the test before.
  now += 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  check.mockReset().mockResolvedValue(false);
  useRelease.setState({ isNewReady: false });
  useRegistry.setState({ opened });
});
afterEach(() => jest.restoreAllMocks());

test('there is no newer release until one is found', () => {
  expect(useRelease.getInitialState()).toEqual({ isNewReady: false });
});

test('a newer release is noted, and nobody looks for another one', async () => {
  check.mockResolvedValue(true);
  await lookForRelease();
  expect(useRelease.getState().isNewReady).toBe(true);
  await lookForRelease(true);
  expect(check).toHaveBeenCalledTimes(1);
});

test('the release that this tab was opened with is not offered', async () => {
  await lookForRelease();
  expect(check).toHaveBeenCalledWith(opened.remotes);
  expect(useRelease.getState().isNewReady).toBe(false);
});

test('the server is asked at most every 15 seconds', async () => {
  await lookForRelease();
  now += 14_999;
  await lookForRelease();
  expect(check).toHaveBeenCalledTimes(1);
  now += 1;
  await lookForRelease();
  expect(check).toHaveBeenCalledTimes(2);
});

test('after a failure the server is asked at once', async () => {
  await lookForRelease();
  await lookForRelease(true);
  expect(check).toHaveBeenCalledTimes(2);
});

test('the server is not asked before this tab knows its own release', async () => {
  useRegistry.setState({ opened: null });
  await lookForRelease(true);
  expect(check).not.toHaveBeenCalled();
});

test('a development server has no releases', async () => {
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'development';
  try {
    await lookForRelease(true);
  } finally {
    process.env['NODE_ENV'] = mode;
  }
  expect(check).not.toHaveBeenCalled();
});
