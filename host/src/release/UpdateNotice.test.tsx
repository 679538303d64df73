import { useDraftText, useUnsavedWork } from '@frontdesk/shared/app';
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

test('shows no notice without a newer release', () => {
  renderPage(<UpdateNotice />);
  expect(screen.queryByText('Update available')).toBeNull();
});

test('offers a newer release, and does not load it while there is unsaved work', async () => {
  useRelease.setState({ isNewReady: true });
  renderPage(
    <>
      <Typing />
      <UpdateNotice />
    </>,
  );
  expect(screen.getByText('Update available')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(screen.getByText('First save or clear what you typed, then reload.')).toBeInTheDocument();
});

test('reloads immediately without unsaved work', async () => {
  useRelease.setState({ isNewReady: true });
  renderPage(<UpdateNotice />);
  expect(screen.getByText('A new version of this site is ready.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(screen.queryByText('First save or clear what you typed, then reload.')).toBeNull();
});

function TypingMessage() {
  const [, setText] = useDraftText('agent/7/message');
  return <input aria-label="Message" onChange={(event) => setText(event.currentTarget.value)} />;
}

test('names unsaved work on another page with a link to it', async () => {
  useRelease.setState({ isNewReady: true });
  document.title = 'Chat Test - Frontdesk';
  window.history.replaceState(null, '', '/agent/7/chat');
  renderPage(
    <>
      <TypingMessage />
      <UpdateNotice />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Message'), 'Hi');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(screen.getByRole('link', { name: 'Chat Test' })).toHaveAttribute('href', '/agent/7/chat');
});
