import { readPushedNotification } from '@frontdesk/shared/endpoints/pushed-notification';
import { SAMPLE_REMOTES } from '../testing/sample-remotes';
import { readNotifications } from './read-notifications';
import { meaningOf } from './refreshed-calls';

const notifications = readNotifications(SAMPLE_REMOTES, { disabled: [], hasCall: () => true });

function meaning(pushed: unknown) {
  const subjects = notifications.map(({ subject }) => subject);
  const notification = readPushedNotification([pushed], subjects);
  if (!notification) throw new Error('Not a notification.');
  return meaningOf(notification, notifications);
}

test.each([
  ['accounts', ['/api/user/getLoggedUser'], '/MyProfile'],
  ['agents', ['/api/bot/getBots', '/api/bot/getBot'], '/agent'],
  ['documents', ['/api/bot/getBot'], '/agent'],
  ['qr', ['/api/qr/getmyqrs'], '/MyQr'],
])(
  'a notification with the subject %s refreshes the calls of that subject, whatever its words',
  (subject, refreshes, to) => {
    expect(meaning({ title: 'Agent, document, QR code', message: '', subject })).toEqual({ refreshes, to });
  },
);

test.each([
  [{ title: 'New client secret', message: '' }, ['/api/bot/getBots', '/api/bot/getBot']],
  [{ title: 'Document ready', message: 'menu.pdf' }, ['/api/bot/getBot']],
  [{ title: 'Ready', message: 'Two documents' }, ['/api/bot/getBot']],
  ['A QR code was saved', ['/api/qr/getmyqrs']],
  ['Your password was changed', ['/api/user/getLoggedUser']],
  ['Your invoice', []],
  ['A secretary called', []],
  [{ title: 'Document of an agent', subject: 'invoices' }, ['/api/bot/getBots', '/api/bot/getBot']],
])('without a known subject, the words of %j select the calls', (pushed, refreshes) => {
  expect(meaning(pushed).refreshes).toEqual(refreshes);
});

test('a subject that no remote declares has no link', () => {
  expect(meaning({ title: 'Invoice', subject: 'invoices' }).to).toBeUndefined();
});
