import { getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { getPeople } from '@frontdesk/shared/endpoints/people';
import { readPushedNotification } from '@frontdesk/shared/endpoints/pushed-notification';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { getSessions } from '@frontdesk/shared/endpoints/session';
import { getLoggedUser } from '@frontdesk/shared/endpoints/user';
import { refreshedBy } from './refreshed-queries';

function refreshed(pushed: unknown) {
  const notification = readPushedNotification(pushed);
  if (!notification) throw new Error('Not a notification.');
  return refreshedBy(notification);
}

test.each([
  ['accounts', [getLoggedUser, getPeople, getSessions]],
  ['agents', [getBots, getBot]],
  ['chat', []],
  ['documents', [getBot]],
  ['qr', [getMyQrs]],
])('the subject %s decides, whatever the words', (subject, endpoints) => {
  expect(refreshed({ title: 'Agent, document, QR code', message: '', subject })).toEqual(endpoints);
});

test.each([
  [{ title: 'New client secret', message: '' }, [getBots, getBot]],
  [{ title: 'Document ready', message: 'menu.pdf' }, [getBot]],
  [{ title: 'Ready', message: 'The document menu.pdf' }, [getBot]],
  ['A QR code was saved', [getMyQrs]],
  ['Your password was changed', [getLoggedUser, getPeople, getSessions]],
  ['Your invoice', []],
  [{ title: 'Document of an agent', subject: 'invoices' }, [getBots, getBot]],
])('without a subject of ours the words of %j decide', (pushed, endpoints) => {
  expect(refreshed(pushed)).toEqual(endpoints);
});
