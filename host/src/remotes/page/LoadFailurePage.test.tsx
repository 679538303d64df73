// @alone: the module stores that a part of the page was loaded.
import { signIn, signOut, storeDraft } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadFailure } from '../failure/load-failure';
import { LoadFailureBanner, LoadFailurePage } from './LoadFailurePage';

const FAILURE: LoadFailure = {
  kind: 'invalid',
  step: 'manifest',
  remote: 'qr',
  version: '1.4.0',
  message: 'Its manifest cannot be read.',
};
const onRetry = jest.fn();
const show = (more: Partial<LoadFailure> = {}) =>
  renderPage(<LoadFailurePage failure={{ ...FAILURE, ...more }} onRetry={onRetry} />);

beforeEach(() => onRetry.mockReset());
afterEach(() => {
  jest.restoreAllMocks();
  storeDraft('a', undefined);
});

test('shows which part is not available and why, and that the rest works', () => {
  show();
  expect(screen.getByRole('heading', { name: 'This part is not available' })).toBeInTheDocument();
  expect(screen.getByText('A part of this site could not be loaded.')).toBeInTheDocument();
  expect(screen.getByText('Its manifest cannot be read. Everything else keeps working.')).toBeInTheDocument();
  expect(screen.getByText('chunk load failure (invalid): qr 1.4.0')).toBeInTheDocument();
});

test('explains what to do after a time-out', () => {
  show({ kind: 'timeout', step: 'entry', message: 'It took too long to load.' });
  expect(screen.getByText(/^It took too long to load\. Everything else/)).toBeInTheDocument();
});

test('reports that the page crashed when it threw while rendering', () => {
  show({ kind: 'other', step: 'render' });
  expect(screen.getByRole('heading', { name: 'This page crashed' })).toBeInTheDocument();
  expect(screen.getByText('An error stopped this part of the site.')).toBeInTheDocument();
  expect(screen.getByText('crashed: qr 1.4.0')).toBeInTheDocument();
});

test('reports without a registry that the whole site could not be loaded', () => {
  show({ remote: 'registry', version: '-' });
  expect(screen.getByText('This site could not be loaded.')).toBeInTheDocument();
});

test("'Try again' calls onRetry", async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('links signed-in users to the health page', () => {
  signIn('token');
  show();
  expect(screen.getByRole('link', { name: 'View system health' })).toHaveAttribute('href', '/admin/health');
});

test('shows visitors no link to the health page', () => {
  show();
  act(signOut);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  [{ remote: 'host', kind: 'missing' }, 1],
  [{ remote: 'host', kind: 'other' }, 0],
  [{ remote: 'qr', kind: 'missing' }, 0],
] as const)("%j shows 'Reload page' %i times", (more, count) => {
  show(more);
  expect(screen.queryAllByRole('button', { name: 'Reload page' })).toHaveLength(count);
});

test('refuses to reload while there is unsaved work', async () => {
  show({ remote: 'host', kind: 'missing' });
  storeDraft('a', 'typed');
  await userEvent.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(screen.getByText('First save or clear what you typed, then reload.')).toBeInTheDocument();
});

test('waits for the network while offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ kind: 'missing' });
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
  expect(screen.getByText('This page will load once you are back online.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('shows the failure in a box above a page that works', () => {
  renderPage(<LoadFailureBanner failure={FAILURE} onRetry={onRetry} />);
  expect(screen.getByText('A part of this site could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).toBeNull();
});
