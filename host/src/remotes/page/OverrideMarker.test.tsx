import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasOverrides } from '../overrides/has-overrides';
import { setRemoteOverride } from '../overrides/remote-choices';
import { OverrideMarker } from './OverrideMarker';

// jsdom logs an error because it cannot load another page.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('names where overridden remotes load from, and clears the overrides in one click', async () => {
  setRemoteOverride('qr', 'http://localhost:8084');
  setRemoteOverride('agents', 'http://localhost:8085');
  renderPage(<OverrideMarker />);
  expect(screen.getByRole('note', { name: 'Active overrides' })).toHaveTextContent(
    'qr from http://localhost:8084, agents from http://localhost:8085',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(hasOverrides()).toBe(false);
});

test('names the release of a preview, and ends the preview', async () => {
  sessionStorage.setItem('PREVIEW', 'qr@0123456789abcdef');
  setRemoteOverride('agents', 'http://localhost:8085');
  renderPage(<OverrideMarker />);
  expect(screen.getByRole('note')).toHaveTextContent('agents from http://localhost:8085, Preview of qr 01234567');
  await userEvent.click(screen.getByRole('button', { name: 'End preview' }));
  expect(hasOverrides()).toBe(false);
});
