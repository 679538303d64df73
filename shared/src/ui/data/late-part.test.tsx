import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing';
import { latePart } from './late-part';

const missing = Object.assign(new Error('One of its files is missing.'), {
  failure: { kind: 'missing', remote: 'qr', version: '1.4.0', message: 'One of its files is missing.' },
});
const Chart = ({ title }: { title: string }) => <p>Chart of {title}</p>;
let load: jest.Mock;
beforeEach(() => {
  load = jest.fn().mockRejectedValueOnce(missing).mockResolvedValue(Chart);
});

test('shows a placeholder, then the part', async () => {
  const Late = latePart<{ title: string }>({
    load: async () => Chart,
    failed: 'The chart could not be loaded.',
    whileLoading: ({ title }) => <p>Loading {title}</p>,
  });
  renderPage(<Late title="scans" />);
  expect(screen.getByText('Loading scans')).toBeInTheDocument();
  expect(await screen.findByText('Chart of scans')).toBeInTheDocument();
});

test('shows what failed to load and why, and loads it again', async () => {
  const Late = latePart<{ title: string }>({ load, failed: 'The chart could not be loaded.' });
  renderPage(<Late title="scans" />);
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('The chart could not be loaded. One of its files is missing.');
  expect(failure).toHaveTextContent('chunk load failure (missing): qr 1.4.0');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chart of scans')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('loads a failed part again when the network returns', async () => {
  const Late = latePart<{ title: string }>({ load, failed: 'The chart could not be loaded.' });
  renderPage(<Late title="scans" />);
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Chart of scans')).toBeInTheDocument();
});

test('loads a failed part again when it is next shown, and a loaded part only once', async () => {
  const Late = latePart<{ title: string }>({ load, failed: 'The chart could not be loaded.' });
  const first = renderPage(<Late title="scans" />);
  await screen.findByRole('alert');
  first.unmount();
  const second = renderPage(<Late title="scans" />);
  expect(await screen.findByText('Chart of scans')).toBeInTheDocument();
  second.unmount();
  renderPage(<Late title="visits" />);
  expect(screen.getByText('Chart of visits')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
