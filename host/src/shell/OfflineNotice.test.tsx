import { renderPage } from '@frontdesk/shared/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { LoadFailure } from '../remotes/failure/load-failure';
import { LoadFailurePage } from '../remotes/page/LoadFailurePage';
import { OfflineNotice } from './OfflineNotice';

const network = jest.spyOn(navigator, 'onLine', 'get');
function setOnline(isOnline: boolean) {
  network.mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
beforeEach(() => network.mockReturnValue(true));

const failureOf = (kind: LoadFailure['kind']): LoadFailure => ({
  kind,
  step: 'page',
  remote: 'qr',
  version: '1.0.0',
  message: 'One of its files is missing.',
});

test('shows the notice under the bar while there is no network', () => {
  renderPage(<OfflineNotice />);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  setOnline(false);
  expect(screen.getByText(/You are offline\. Missing data loads by itself/)).toBeInTheDocument();
  setOnline(true);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

test.each(['missing', 'timeout'] as const)(
  'a page that fails with %s while offline says that there is no network, and loads when the network returns',
  (kind) => {
    const onRetry = jest.fn();
    network.mockReturnValue(false);
    renderPage(<LoadFailurePage failure={failureOf(kind)} onRetry={onRetry} />);
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeInTheDocument();
    expect(screen.queryByText(/chunk load failure/)).not.toBeInTheDocument();
    expect(onRetry).not.toHaveBeenCalled();
    setOnline(true);
    expect(onRetry).toHaveBeenCalledTimes(1);
    // Until the attempt ends, the page does not claim that a file is missing.
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeInTheDocument();
  },
);

test('retries for ten seconds after the network returns, then shows what is missing', async () => {
  jest.useFakeTimers();
  const onRetry = jest.fn();
  function Page() {
    const [failure, setFailure] = useState(failureOf('missing'));
    const retry = () => {
      onRetry();
      setFailure(failureOf('missing'));
    };
    return <LoadFailurePage failure={failure} onRetry={retry} />;
  }
  network.mockReturnValue(false);
  renderPage(<Page />);
  setOnline(true);
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  };
  await pass(9);
  expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeInTheDocument();
  expect(onRetry.mock.calls.length).toBeGreaterThan(5);
  await pass(3);
  expect(screen.getByText('chunk load failure (missing): qr 1.0.0')).toBeInTheDocument();
  const tries = onRetry.mock.calls.length;
  await pass(60);
  expect(onRetry).toHaveBeenCalledTimes(tries);
  jest.useRealTimers();
});

test.each(['incompatible', 'invalid', 'other'] as const)(
  'a page that fails with %s shows that kind even while offline',
  (kind) => {
    network.mockReturnValue(false);
    renderPage(<LoadFailurePage failure={failureOf(kind)} onRetry={jest.fn()} />);
    expect(screen.getByText(`chunk load failure (${kind}): qr 1.0.0`)).toBeInTheDocument();
  },
);

test('shows no notice when the page itself says that it is offline', () => {
  network.mockReturnValue(false);
  renderPage(
    <>
      <OfflineNotice />
      <LoadFailurePage failure={failureOf('missing')} onRetry={jest.fn()} />
    </>,
  );
  expect(screen.getAllByText(/You are offline/)).toHaveLength(1);
});
