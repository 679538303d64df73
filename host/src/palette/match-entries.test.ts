import type { ShownBy } from '../contributions/read-generously';
import { sidebarOf } from '../navigation/navigation';
import { readEntries } from '../navigation/read-entries';
import { SAMPLE_REMOTES } from '../testing/sample-remotes';
import { matchEntries } from './match-entries';
import { readPalette, screenEntries, toEntry } from './palette-entries';

const shownBy: ShownBy = { disabled: [], hasCall: (call) => call === undefined };
const sidebar = sidebarOf(readEntries(SAMPLE_REMOTES, shownBy), '/Logout');
const screens = screenEntries(readPalette(SAMPLE_REMOTES, shownBy), sidebar, '/Logout');
const entries = [
  ...screens.slice(0, -1),
  ...['Old support', 'Support', 'Übersetzer'].map((label) => toEntry({ label, to: `/agent/${label}`, kind: 'Agent' })),
  toEntry({ label: 'Menu on table 7', to: '/MyQr', kind: 'QR code' }),
  ...screens.slice(-1),
];
const found = (typed: string) => matchEntries(entries, typed).map(({ label }) => label);

test('lists every screen with content in the sidebar’s order before anything is typed, with Log Out last', () => {
  expect(found(' ')).toEqual([
    'Dashboard',
    'My Agent Bots',
    'New Agent',
    'My Qr',
    'Generate Qr Codes',
    'URL QR code',
    'WhatsApp QR code',
    'QR Calendar Event',
    'Many QR codes at once',
    'Print sheet',
    'Chat',
    'My Profile',
    'Notifications',
    'Health',
    'Log Out',
  ]);
});

test.each([
  ['qr code', 'Generate Qr Codes'],
  ['qr codes', 'Generate Qr Codes'],
  ['url', 'URL QR code'],
  ['whats', 'WhatsApp QR code'],
  ['event', 'QR Calendar Event'],
  ['calender', 'QR Calendar Event'],
  ['csv', 'Many QR codes at once'],
  ['my qr', 'My Qr'],
  ['myqr', 'My Qr'],
  ['saved', 'My Qr'],
  ['agents', 'My Agent Bots'],
  ['my agents', 'My Agent Bots'],
  ['new', 'New Agent'],
  ['add agent', 'New Agent'],
  ['home', 'Dashboard'],
  ['password', 'My Profile'],
  ['profile', 'My Profile'],
  ['notif', 'Notifications'],
  ['chat', 'Chat'],
  ['log', 'Log Out'],
  ['logout', 'Log Out'],
  ['sign out', 'Log Out'],
  ['support', 'Support'],
  ['old', 'Old support'],
  ['ubersetzer', 'Übersetzer'],
  ['table menu', 'Menu on table 7'],
  ['7', 'Menu on table 7'],
])('%s finds %s first', (typed, label) => {
  expect(found(typed)[0]).toBe(label);
});

test.each(['o', 'e'])('%s does not put Log Out before entries that match equally well', (typed) => {
  expect(found(typed)[0]).not.toBe('Log Out');
});

test('omits the result page, which is empty without a code', () => {
  expect(entries.map(({ to }) => to)).not.toContain('/QrResult');
});

test('finds nothing for words that no entry contains', () => {
  expect(found('xyzzy')).toEqual([]);
});

test('lists all entries with the same label, but a page with two addresses only once', () => {
  const route = { access: 'signed-in' as const, title: 'Settings' };
  const remote = { version: '1.0.0', contract: '^1.0.0', entry: '/x.js' };
  const remotes = [
    {
      ...remote,
      name: 'team',
      routes: [
        { ...route, path: '/team', page: 'SettingsPage' },
        { ...route, path: '/TeamSettings', page: 'SettingsPage' },
      ],
      palette: {
        entries: [
          { label: 'New', to: '/team?new=person' },
          { label: 'New', to: '/team?new=room' },
          { label: 'New', to: '/team?new=room' },
        ],
      },
    },
    { ...remote, name: 'shop', routes: [{ ...route, path: '/shop', page: 'SettingsPage' }] },
  ];
  const listed = screenEntries(readPalette(remotes, shownBy), [], '/Logout').map(({ to }) => to);
  expect(listed).toEqual([
    '/admin',
    '/team',
    '/shop',
    '/team?new=person',
    '/team?new=room',
    '/admin/health',
    '/Logout',
  ]);
});
