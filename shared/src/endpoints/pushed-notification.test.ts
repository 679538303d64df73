import { readPushedNotification } from './pushed-notification';

const SUBJECTS = ['agents', 'documents'];

test('reads our own push with its id and subject', () => {
  const texts = { title: 'Document ready', message: 'menu.pdf', link: '/agent/7' };
  const pushed = { ...texts, id: 7, dateRead: null, subject: 'documents' };
  expect(readPushedNotification([{ ...pushed, dateCreated: '2026-05-01T10:00:00Z' }], SUBJECTS)).toEqual({
    ...pushed,
    id: '7',
    dateCreated: '2026-05-01T10:00:00Z',
  });
});

test.each([
  [[{ title: 'New order', message: 'Table 7' }], 'New order', 'Table 7'],
  [['Something happened'], 'Something happened', ''],
  [['New order', 'Table 7'], 'New order', 'Table 7'],
  [['{"title":"New order","body":"Table 7"}'], 'New order', 'Table 7'],
  [['{not JSON'], '{not JSON', ''],
  [[{ title: 'New order', text: 'Table 7' }], 'New order', 'Table 7'],
  [[{ title: 'New order', body: 'Table 7' }], 'New order', 'Table 7'],
  [[{ subject: 'New order', content: 'Table 7' }], 'New order', 'Table 7'],
  [[{ message: 'Table 7' }], 'Table 7', ''],
  [[[{ title: 'New order' }]], 'New order', ''],
  [[{ title: null, text: 'Table 7' }], 'Table 7', ''],
  [[{ kind: 3 }], 'New notification', ''],
])('reads %j without an id', (payload, title, message) => {
  expect(readPushedNotification(payload, SUBJECTS)).toMatchObject({ id: '', title, message, subject: null });
});

test('never shows our own subject as a title', () => {
  expect(readPushedNotification([{ subject: 'agents', message: 'x' }], SUBJECTS)).toMatchObject({
    title: 'x',
    subject: 'agents',
  });
});

test('removes characters that change the reading direction from a file name in a push', () => {
  const pushed = { title: 'Ready', message: 'invoice\u202efdp.exe' };
  expect(readPushedNotification([pushed], SUBJECTS)?.message).toBe('invoicefdp.exe');
});

test.each([[null], [5], [{}], [[]], [''], ['\u200b'], [undefined]])('finds nothing to show in %j', (payload) => {
  expect(readPushedNotification([payload], SUBJECTS)).toBeNull();
});

test.each([
  ['capitals', { Title: 'Saved', Message: 'Done' }],
  ['a wrapper', { data: { title: 'Saved', message: 'Done' } }],
])('reads a push with %s', (_, pushed) => {
  expect(readPushedNotification([pushed], [])).toMatchObject({ title: 'Saved', message: 'Done' });
});
