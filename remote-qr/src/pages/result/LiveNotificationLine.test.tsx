import { announceNotification } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { act, screen } from '@testing-library/react';
import { LiveNotificationLine } from './LiveNotificationLine';

test('shows the latest notification that arrives while the page is open', () => {
  renderPage(<LiveNotificationLine />);
  expect(screen.queryByText(/Document/)).not.toBeInTheDocument();
  act(() => announceNotification({ id: '1', title: 'Document ready', message: 'menu.pdf' }));
  expect(screen.getByText('Document ready: menu.pdf')).toBeInTheDocument();
  act(() => announceNotification({ id: '', title: 'Something happened', message: '' }));
  expect(screen.getByText('Something happened')).toBeInTheDocument();
});
