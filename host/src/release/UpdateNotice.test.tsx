import { useUnsavedWork } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRelease } from './release-store';
import { UpdateNotice } from './UpdateNotice';

function Typing() {
  useUnsavedWork(true);
  return null;
}

afterEach(() => useRelease.setState({ isNewReady: false }));

test('without a newer release there is no notice', () => {
  renderPage(<UpdateNotice />);
  expect(screen.queryByText('Update available')).toBeNull();
});

test('a newer release is offered; over unsaved work it is not loaded', async () => {
  useRelease.setState({ isNewReady: true });
  renderPage(
    <>
      <Typing />
      <UpdateNotice />
    </>,
  );
  expect(screen.getByText('Update available')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(screen.getByText('Save or clear what you typed first, then reload.')).toBeInTheDocument();
});
