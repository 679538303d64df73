import { newId } from './new-id';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('every id is new', () => {
  expect(newId()).toMatch(UUID);
  expect(newId()).not.toBe(newId());
});

test('ids are made on an insecure page too', () => {
  const original = crypto.randomUUID;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(newId()).toMatch(UUID);
  Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true });
});
