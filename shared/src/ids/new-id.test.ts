import { newId } from './new-id';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('returns a new UUID each time, even on a page without https, which has no randomUUID', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const ids = new Set(Array.from({ length: 1_000 }, newId));
  expect(ids.size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(UUID);
});
