import { registerRemotes } from '../../testing/sample-remotes';
import { remoteLoader } from '../loader/loader';
import { useRegistry } from '../registry/registry-store';
import { openWhenLoaded, prefetchPage } from './prefetch';

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

describe('a click on a link', () => {
  const open = jest.fn();
  const click = (fields: object = {}) => {
    const event = { preventDefault: jest.fn(), ...fields };
    openWhenLoaded(event as never, '/team', open);
    return event;
  };
  const arrives = () => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    open.mockClear();
    history.replaceState(null, '', '/');
  });

  test('opens the page as soon as it has loaded', async () => {
    let load = () => {};
    prefetch.mockReturnValue(
      new Promise<void>((resolve) => {
        load = resolve;
      }),
    );
    expect(click().preventDefault).toHaveBeenCalled();
    await arrives();
    expect(open).not.toHaveBeenCalled();
    load();
    await arrives();
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('opens a page that takes longer after 100 ms, with its placeholder', () => {
    jest.useFakeTimers();
    prefetch.mockReturnValue(new Promise(() => {}));
    click();
    return jest
      .advanceTimersByTimeAsync(100)
      .then(() => expect(open).toHaveBeenCalledTimes(1))
      .finally(() => jest.useRealTimers());
  });

  test('opens only the page that was clicked last', async () => {
    click();
    click();
    await arrives();
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('is left to the link if the page was opened before, or opens in another tab', () => {
    expect(click({ ctrlKey: true }).preventDefault).not.toHaveBeenCalled();
    jest.spyOn(remoteLoader, 'statusOf').mockReturnValue({ is: 'ready', Page: () => null });
    expect(click().preventDefault).not.toHaveBeenCalled();
  });

  test('is left to the link on the page itself, whose release may have changed', () => {
    history.replaceState(null, '', '/team');
    expect(click().preventDefault).not.toHaveBeenCalled();
  });

  test('opens nothing after the user has gone elsewhere, and is not replaced by a click for another tab', async () => {
    click();
    click({ ctrlKey: true });
    await arrives();
    expect(open).toHaveBeenCalledTimes(1);
    click();
    history.replaceState(null, '', '/elsewhere');
    await arrives();
    expect(open).toHaveBeenCalledTimes(1);
  });
});
