import { onBlockedStorage, storage } from './local-storage';

test('reads blocked storage as empty, stores nothing, and reports the problem once', () => {
  const report = jest.fn();
  onBlockedStorage(report);
  expect(storage.write('key', 'value')).toBe(true);
  expect(report).not.toHaveBeenCalled();
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const blocked = [jest.spyOn(Storage.prototype, 'getItem'), jest.spyOn(Storage.prototype, 'setItem')];
  for (const method of blocked) method.mockImplementation(refuse);
  expect(storage.read('key')).toBeNull();
  expect(storage.write('key', 'value')).toBe(false);
  expect(storage.write('key', 'value')).toBe(false);
  for (const method of blocked) method.mockRestore();
  expect(report).toHaveBeenCalledTimes(1);
});
