import { SAMPLE_REMOTES } from '../testing/sample-remotes';
import { currentOf, menuOf, sidebarOf } from './navigation';
import { readEntries } from './read-entries';

const entries = readEntries(SAMPLE_REMOTES, { disabled: [], hasCall: () => true });
const sidebar = sidebarOf(entries, '/Logout');

test.each([
  ['/admin', 'Dashboard'],
  ['/admin/', 'Dashboard'],
  ['/agent', 'My Agents'],
  ['/Agent/7/client', 'My Agents'],
  ['/NewAgent', 'My Agents'],
  ['/MyQr', 'My Qr'],
  ['/QrUrlCodeGen', 'Generate Qr Codes'],
  ['/QrResult', 'Generate Qr Codes'],
  ['/MyProfile', 'Profile'],
  ['/Chat', 'Chat'],
  ['/chat/', 'Chat'],
  ['/notifications', undefined],
  ['/admin/health', undefined],
])('at %s the sidebar marks %s', (pathname, label) => {
  expect(currentOf(sidebar, pathname)?.label).toBe(label);
});

test('prefers an entry with exactly this address to one that covers it', () => {
  const own = { label: 'Print', icon: 'puzzle', to: '/QrPrint', path: '/QrPrint' };
  expect(currentOf([...sidebar, own], '/qrprint/7')).toBe(own);
  expect(currentOf([own, ...sidebar], '/qrprint/7')).toBe(own);
});

test('keeps the spec’s order around the entries of remotes', () => {
  expect(sidebar.map(({ label, to }) => [label, to])).toEqual([
    ['Dashboard', '/admin'],
    ['My Agents', '/agent'],
    ['My Qr', '/MyQr'],
    ['Generate Qr Codes', '/GenerateQr'],
    ['Chat', '/Chat'],
    ['Status', undefined],
    ['Profile', '/myprofile'],
    ['Setting', undefined],
    ['Log Out', '/Logout'],
  ]);
});

test('puts a new remote’s entry after the others, before Status', () => {
  const team = { ...SAMPLE_REMOTES[0], name: 'team', routes: [] };
  const routes = [{ path: '/team', title: 'Team', page: 'P', access: 'signed-in' as const, navigation: {} }];
  const contributed = readEntries([...SAMPLE_REMOTES, { ...team, routes } as never], {
    disabled: [],
    hasCall: () => true,
  });
  const labels = sidebarOf(contributed, '/Logout').map(({ label }) => label);
  expect(labels.slice(4, 7)).toEqual(['Chat', 'Team', 'Status']);
});

test('shows only the spec’s own entries without remotes, and no empty group in the menu', () => {
  expect(sidebarOf([], '/Logout').map(({ label }) => label)).toEqual(['Dashboard', 'Status', 'Setting', 'Log Out']);
  expect(menuOf([], '/Logout').map(({ title }) => title)).toEqual(['Main', 'settings']);
});
