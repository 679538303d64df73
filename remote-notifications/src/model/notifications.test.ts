import { newestFirst, withoutNotification, withRead } from './notifications';

const entry = (id: string, dateCreated: string | null, dateRead: string | null = null) => ({
  id,
  title: `Title ${id}`,
  message: '',
  dateCreated,
  dateRead,
  subject: null,
  link: null,
});

const LIST = { count: 2, notifications: [entry('a', '2026-01-01'), entry('b', '2026-01-03', '2026-01-04')] };

test("sorts the newest first, and notifications without a date last in the server's order", () => {
  const sorted = newestFirst([
    entry('x', null),
    entry('old', '2026-01-01T10:00:00Z'),
    entry('y', 'soon'),
    entry('new', '2026-02-01T10:00:00+02:00'),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['new', 'old', 'x', 'y']);
});

test('lowers the count when an unread notification is deleted, but not for a read one', () => {
  expect(withoutNotification(LIST, 'a')).toMatchObject({ count: 1, notifications: [{ id: 'b' }] });
  expect(withoutNotification(LIST, 'b')).toMatchObject({ count: 2, notifications: [{ id: 'a' }] });
});

test('never lowers the count below zero', () => {
  expect(withoutNotification({ ...LIST, count: 0 }, 'a').count).toBe(0);
  expect(withRead({ ...LIST, count: 0 }, 'a', '2026-01-05').count).toBe(0);
});

test('marks a notification as read only once', () => {
  const read = withRead(LIST, 'a', '2026-01-05');
  expect(read).toMatchObject({ count: 1, notifications: [{ id: 'a', dateRead: '2026-01-05' }, { id: 'b' }] });
  expect(withRead(read, 'a', '2026-01-06')).toEqual(read);
  expect(withRead(LIST, 'unknown', '2026-01-06')).toEqual(LIST);
});
