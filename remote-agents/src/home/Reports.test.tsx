import { renderPage } from '@frontdesk/shared/testing';
import { screen, within } from '@testing-library/react';
import { QuickActions } from './Reports';

const agents = [
  { id: 1, dateCreated: '2026-01-01T10:00:00Z' },
  { id: 2, dateCreated: '2026-02-01T10:00:00Z' },
];
const actions = () =>
  within(screen.getByRole('navigation', { name: 'Quick actions' }))
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);

test('links to the newest agent and to pages of other remotes', () => {
  renderPage(<QuickActions agents={agents} hasAddress={() => true} />);
  expect(actions()).toEqual([
    ['New agent', '/NewAgent'],
    ['Add documents', '/agent/2/documents'],
    ['New QR code', '/GenerateQr'],
    ['Invite people', '/people'],
  ]);
});

test('leaves out pages that the site does not have', () => {
  renderPage(<QuickActions agents={agents} hasAddress={() => false} />);
  expect(actions().map(([label]) => label)).toEqual(['New agent', 'Add documents']);
});
