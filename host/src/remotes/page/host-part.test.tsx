import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostPart } from './host-part';

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
