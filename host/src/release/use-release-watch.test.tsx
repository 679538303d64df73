import { act, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { remoteLoader } from '../remotes/loader/loader';
import { useRegistry } from '../remotes/registry/registry-store';
import { isNewReleaseReady } from './check-release';
import { useReleaseWatch } from './use-release-watch';

jest.mock('@module-federation/runtime', () => jest.requireActual('../testing/fake-federation'));
jest.mock('./check-release', () => ({ isNewReleaseReady: jest.fn(async () => false) }));

const check = jest.mocked(isNewReleaseReady);
const MINUTE_MS = 60_000;
let navigate: NavigateFunction;

function Watching() {
  navigate = useNavigate();
  useReleaseWatch();
  return null;
}

/** Opens the page a minute after the last check. */
function open() {
  const rendered = render(
    <MemoryRouter initialEntries={['/']}>
      <Watching />
    </MemoryRouter>,
  );
  act(() => jest.advanceTimersByTime(MINUTE_MS));
  check.mockClear();
  return rendered;
}
const show = (visibility: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};
const setState = (state: 'ready' | 'failed') =>
  remoteLoader.useStatus.setState({
    agents: { state: 'ready', version: '1.0.0', pages: {} },
    qr: { state, version: '1.0.0', pages: {} },
  });

// One clock for all tests, because the store remembers the time of the last check.
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  useRegistry.setState({ opened: { remotes: [], refused: [], failures: [] } });
});
afterEach(() => jest.restoreAllMocks());

test('looks for a new release when another page is opened, but not for the first page', () => {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Watching />
    </MemoryRouter>,
  );
  expect(check).not.toHaveBeenCalled();
  act(() => navigate('/MyQr'));
  expect(check).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(MINUTE_MS));
  act(() => navigate('/'));
  expect(check).toHaveBeenCalledTimes(2);
});

test('looks for a new release every five minutes', () => {
  open();
  jest.advanceTimersByTime(4 * MINUTE_MS - 1);
  expect(check).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(check).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5 * MINUTE_MS);
  expect(check).toHaveBeenCalledTimes(2);
});

test('looks for a new release when the tab becomes visible, but not while it is in the background', () => {
  open();
  show('hidden');
  jest.advanceTimersByTime(10 * MINUTE_MS);
  expect(check).not.toHaveBeenCalled();
  show('visible');
  expect(check).toHaveBeenCalledTimes(1);
});

test('looks for a new release immediately when a part fails, even right after a check', () => {
  open();
  show('visible');
  setState('ready');
  expect(check).toHaveBeenCalledTimes(1);
  setState('failed');
  expect(check).toHaveBeenCalledTimes(2);
});

test('stops looking when the user signs out', () => {
  open().unmount();
  show('visible');
  setState('failed');
  jest.advanceTimersByTime(10 * MINUTE_MS);
  expect(check).not.toHaveBeenCalled();
});
