// @alone: a part of the host loads once.
import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerRemotes } from '../../testing/sample-remotes';
import { onLoadFailure } from '../failure/load-failure';
import { hostPart, loadPart } from './host-part';

afterEach(() => jest.restoreAllMocks());

test('shows a message when a part of the host fails to load, and loads it on a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = Object.assign(new Error('Loading chunk home failed.'), { name: 'ChunkLoadError' });
  const load = jest
    .fn()
    .mockRejectedValueOnce(error)
    .mockResolvedValue(({ who }: { who: string }) => <p>Hello {who}</p>);
  const Part = hostPart<{ who: string }>('The dashboard', load, <p>Coming</p>);
  renderPage(<Part who="Ada" />);
  expect(screen.getByText('Coming')).toBeInTheDocument();
  expect(await screen.findByText(/chunk load failure \(missing\): host \d/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
});

test('fetches a failed part again when it is shown the next time', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk home failed.'))
    .mockResolvedValue(() => <p>There</p>);
  const Part = hostPart('The dashboard', load);
  const { unmount } = renderPage(<Part />);
  await screen.findByText(/chunk load failure/);
  unmount();
  renderPage(<Part />);
  expect(await screen.findByText('There')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

const FAILURE = { kind: 'missing', remote: 'qr', version: '1.4.0', message: 'One of its files is missing.' };
const notThere = (request: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });

let log: jest.SpyInstance;
let report: jest.Mock;
let stopListening: () => void;
beforeEach(() => {
  // Simulates a browser that finds no file at the address.
  jest.spyOn(document.head, 'append').mockImplementation((link) => {
    queueMicrotask(() => (link as HTMLLinkElement).dispatchEvent(new Event('error')));
  });
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  report = jest.fn();
  stopListening = onLoadFailure(report);
  registerRemotes([
    { name: 'qr', version: '1.4.0', contract: '^1.0.0', entry: 'https://cdn.example/qr/entry.js', routes: [] },
  ]);
});
afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
});

test('reports a failed part as a failure of the remote that owns the file, and can retry', async () => {
  const cause = notThere('https://cdn.example/qr/daily-scans.js');
  const load = jest.fn().mockRejectedValueOnce(cause).mockResolvedValue('there');
  await expect(loadPart(load)).rejects.toMatchObject({ message: FAILURE.message, failure: FAILURE });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('chunk load failure (missing): qr 1.4.0'), cause);
  expect(report).toHaveBeenCalledWith(expect.objectContaining(FAILURE));
  await expect(loadPart(load)).resolves.toBe('there');
  expect(report).toHaveBeenCalledTimes(1);
});
