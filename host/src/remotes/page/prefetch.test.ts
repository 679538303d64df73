import { registerRemotes } from '../../testing/sample-remotes';
import { remoteLoader } from '../loader/loader';
import { useRegistry } from '../registry/registry-store';
import { prefetchPage } from './prefetch';

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
