import type { RegisteredRoute } from '@frontdesk/shared/contract';
import { matchEntries } from './match-entries';
import { agentEntries, LOG_OUT, qrEntries, screenEntries } from './palette-entries';

const route = (path: string, title: string, search?: readonly string[] | false): RegisteredRoute => ({
  path,
  title,
  page: 'Page',
  access: 'signed-in',
  ...(search !== undefined && { search }),
});

/** The routes that today's remotes have. */
const routes = [
  route('/MyProfile', 'My Profile', ['account', 'password']),
  route('/Logout', 'Log Out'),
  route('/agent', 'My Agent Bots'),
  route('/NewAgent', 'New Agent', ['add', 'create']),
  route('/agent/:id', 'Agent'),
  route('/notifications', 'Notifications'),
  route('/Chat', 'Chat'),
  route('/GenerateQr', 'Generate Qr Codes'),
  route('/QrUrlCodeGen', 'URL QR code'),
  route('/QrWhatsappCodeGen', 'WhatsApp QR code'),
  route('/QrWhatsapp', 'WhatsApp QR code'),
  route('/QrCalendarEventCodeGen', 'QR Calendar Event', ['code']),
  route('/QrResult', 'QR code', false),
  route('/MyQr', 'My Qr', ['codes', 'saved']),
  route('/QrBatch', 'Many QR codes at once', ['csv']),
  route('/QrPrintSheet', 'Print sheet'),
];

const entries = [
  ...screenEntries([{ name: 'all', version: '1.0.0', contract: '^1.2.0', entry: '/e.js', routes }]),
  ...agentEntries([
    { id: 1, name: 'Old support' },
    { id: 2, name: 'Support' },
    { id: 3, name: 'Übersetzer' },
  ]),
  ...qrEntries([{ id: 1, name: 'Menu on table 7' }]),
  LOG_OUT,
];
const found = (typed: string) => matchEntries(entries, typed).map(({ label }) => label);

test('without anything typed there are all screens that show something, in the sidebar’s order, Log Out last', () => {
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

test.each(['o', 'e'])('%s does not put Log Out before what fits as well', (typed) => {
  expect(found(typed)[0]).not.toBe('Log Out');
});

test('the result page, which is empty without a code, is not among them', () => {
  expect(entries.map(({ to }) => to)).not.toContain('/QrResult');
});

test('words that nothing has find nothing', () => {
  expect(found('xyzzy')).toEqual([]);
});
