import { hasUnsavedWork, storeDraft } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverrideForm } from './OverrideForm';

afterEach(() => storeDraft('override/qr', undefined));

const field = () => screen.getByLabelText('Load qr from');

test('restores a typed address after a visit to another page', async () => {
  renderPage(<OverrideForm name="qr" address="http://localhost:1" />);
  expect(hasUnsavedWork()).toBe(false);
  await userEvent.type(field(), '234');
  cleanup();
  expect(hasUnsavedWork()).toBe(true);
  renderPage(<OverrideForm name="qr" address="http://localhost:1" />);
  expect(field()).toHaveValue('http://localhost:1234');
  await userEvent.type(field(), '{Backspace}{Backspace}{Backspace}');
  expect(hasUnsavedWork()).toBe(false);
});

test.each(['Load from this address', 'Clear'])('%s leaves no draft, so the reload asks no question', async (name) => {
  // jsdom logs an error because it cannot reload.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(<OverrideForm name="qr" address="http://localhost:1" />);
  await userEvent.type(field(), '234');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(hasUnsavedWork()).toBe(false);
  reported.mockRestore();
});
