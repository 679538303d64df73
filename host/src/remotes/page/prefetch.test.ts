import { registerRemotes } from '../../testing/sample-remotes';
import { remoteLoader } from '../loader/loader';
import { lazyGroups } from '../loader/shared-groups';
import { useRegistry } from '../registry/registry-store';
import { prefetchGroupsWhenIdle, prefetchPage } from './prefetch';

jest.mock('../loader/shared-groups', () => ({
  ...jest.requireActual('../loader/shared-groups'),
  lazyGroups: { query: jest.fn(), form: jest.fn(), overlay: jest.fn(), data: jest.fn() },
}));

const team = {
  name: 'team',
  version: '1.0.0',
  contract: '^1.0.0',
  entry: '/team.js',
  routes: [{ path: '/Team', page: 'TeamPage', access: 'signed-in' as const, title: 'Team' }],
};

let prefetch: jest.SpyInstance;
beforeEach(() => {
  registerRemotes([team]);
  prefetch = jest.spyOn(remoteLoader, 'prefetch').mockResolvedValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  useRegistry.setState({ disabled: [] });
});

test('prefetches the page of an address in any letter case', () => {
  prefetchPage('/team');
  expect(prefetch.mock.calls).toEqual([[team, 'TeamPage']]);
});

test('prefetches nothing for an unknown page or a remote that is turned off', () => {
  prefetchPage('/nowhere');
  useRegistry.setState({ disabled: ['team'] });
  prefetchPage('/team');
  useRegistry.setState({ registry: null });
  prefetchPage('/team');
  expect(prefetch).not.toHaveBeenCalled();
});

const GROUPS = [lazyGroups.query, lazyGroups.form, lazyGroups.overlay, lazyGroups.data].map((group) =>
  jest.mocked<() => Promise<unknown>>(group),
);
const fetched = () => GROUPS.map(({ mock }) => mock.calls.length);

test('prefetches the common shared groups once the page is idle, and ignores one that fails', async () => {
  for (const group of GROUPS) group.mockReset().mockRejectedValue(new Error('Loading chunk failed.'));
  const whenIdle = jest.fn();
  Object.assign(globalThis, { requestIdleCallback: whenIdle });
  prefetchGroupsWhenIdle();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  expect(fetched()).toEqual([0, 0, 0, 0]);
  whenIdle.mock.calls[0][0]();
  await null;
  expect(fetched()).toEqual([1, 1, 1, 1]);
});

test('prefetches the groups after a second in a browser without idle callbacks', () => {
  for (const group of GROUPS) group.mockReset().mockResolvedValue({});
  jest.useFakeTimers();
  prefetchGroupsWhenIdle();
  jest.advanceTimersByTime(999);
  expect(fetched()).toEqual([0, 0, 0, 0]);
  jest.advanceTimersByTime(1);
  expect(fetched()).toEqual([1, 1, 1, 1]);
  jest.useRealTimers();
});
