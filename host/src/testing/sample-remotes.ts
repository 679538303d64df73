import type { RegisteredRemote, RegisteredRoute } from '@frontdesk/shared/contract';
import { useRegistry } from '../remotes/registry/registry-store';

const route = (path: string, title: string, more: Partial<RegisteredRoute> = {}): RegisteredRoute => ({
  path,
  title,
  page: 'Page',
  access: 'signed-in',
  ...more,
});
const remote = (name: string, more: Partial<RegisteredRemote>): RegisteredRemote => ({
  name,
  version: '1.0.0',
  contract: '^1.0.0',
  entry: `/${name}.js`,
  routes: [],
  ...more,
});

/** Remotes for tests, with the contributions that the spec's shell contains. */
export const SAMPLE_REMOTES: readonly RegisteredRemote[] = [
  remote('account', {
    routes: [
      route('/login', 'Login', { access: 'public', role: 'login' }),
      route('/MyProfile', 'My Profile', {
        search: ['account', 'password'],
        role: 'profile',
        navigation: { label: 'Profile', icon: 'person', group: 'settings', order: 10, to: '/myprofile' },
      }),
      route('/Logout', 'Log Out', { role: 'logout' }),
      route('/people', 'People', { requires: 'GET /api/people' }),
    ],
    notifications: [
      { subject: 'accounts', refreshes: ['/api/user/getLoggedUser'], to: '/MyProfile', words: ['account', 'password'] },
    ],
  }),
  remote('agents', {
    routes: [
      route('/agent', 'My Agent Bots', {
        navigation: { label: 'My Agents', icon: 'bot', order: 10, covers: ['/NewAgent'] },
      }),
      route('/NewAgent', 'New Agent', { search: ['add', 'create'] }),
      route('/agent/:id', 'Agent'),
    ],
    home: [{ name: 'AgentsCard', title: 'Agents', order: 10, intro: 'your agents' }],
    palette: { search: { name: 'searchAgents', finds: 'an agent' } },
    notifications: [
      {
        subject: 'agents',
        refreshes: ['/api/bot/getBots', '/api/bot/getBot'],
        to: '/agent',
        words: ['agent', 'secret'],
      },
      { subject: 'documents', refreshes: ['/api/bot/getBot'], to: '/agent', words: ['document'] },
    ],
  }),
  remote('notifications', {
    routes: [
      route('/notifications', 'Notifications', { role: 'inbox' }),
      route('/Chat', 'Chat', { navigation: { icon: 'chat', order: 40 } }),
    ],
    badge: {
      at: '/notifications',
      call: '/api/notification/getNotifications',
      field: 'count',
      itemsWithout: 'dateRead',
      unit: 'unread',
    },
  }),
  remote('qr', {
    routes: [
      route('/GenerateQr', 'Generate Qr Codes', {
        navigation: { icon: 'qr-scan', group: 'lists', order: 30, covers: ['/Qr'] },
      }),
      route('/QrUrlCodeGen', 'URL QR code'),
      route('/QrWhatsappCodeGen', 'WhatsApp QR code'),
      route('/QrWhatsapp', 'WhatsApp QR code'),
      route('/QrCalendarEventCodeGen', 'QR Calendar Event', { search: ['code'] }),
      route('/QrResult', 'QR code', { search: false }),
      route('/MyQr', 'My Qr', {
        search: ['codes', 'saved'],
        navigation: { icon: 'qr-code', group: 'lists', order: 20 },
      }),
      route('/QrBatch', 'Many QR codes at once', { search: ['csv'] }),
      route('/QrPrintSheet', 'Print sheet'),
    ],
    home: [{ name: 'QrCodesCard', title: 'QR codes', order: 20, intro: 'your QR codes' }],
    palette: { search: { name: 'searchCodes', finds: 'a QR code' } },
    notifications: [{ subject: 'qr', refreshes: ['/api/qr/getmyqrs'], to: '/MyQr', words: ['qr'] }],
  }),
];

/** Registers these remotes in tests. */
export function registerRemotes(remotes: readonly RegisteredRemote[] = SAMPLE_REMOTES): void {
  useRegistry.setState({ ...useRegistry.getInitialState(), registry: { remotes, refused: [], failures: [] } });
}
