import { countIn } from './count-in';

const badge = { at: '/a', call: '/c', field: 'count', itemsWithout: 'dateRead', unit: 'unread' } as const;
const list = [{ id: 1 }, { id: 2, dateRead: '2026-01-01' }, { id: 3, dateRead: null }];

test.each([
  [{ count: 7, notifications: [] }, 7],
  [{ count: 0, notifications: list }, 0],
  [{ notifications: list }, 2],
  [{ total: 3, data: list }, 2],
  [list, 2],
  [{ data: { count: 7, items: list } }, 7],
  [{ success: true, errors: [], data: { notifications: list } }, 2],
  [{ count: -1 }, 0],
  [{ count: 2.5 }, 0],
  [null, 0],
  ['text', 0],
  [undefined, 0],
])('counts in %j: %i', (answer, count) => {
  expect(countIn(answer, badge)).toBe(count);
});

test('uses only the number when the badge names no field of the list', () => {
  expect(countIn(list, { ...badge, itemsWithout: undefined } as never)).toBe(0);
});
