import { renderHook } from '@testing-library/react';
import { useHarmlessDrops } from './SignedInArea';

/** Drops on `target` and returns whether the browser would open the file. */
function opensFile(target: Element, types = ['Files']): boolean {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { types } });
  return target.dispatchEvent(event);
}

test('a file dropped outside every field does not leave the page', () => {
  expect(opensFile(document.body)).toBe(true);
  const { unmount } = renderHook(useHarmlessDrops);
  expect(opensFile(document.body)).toBe(false);
  unmount();
  expect(opensFile(document.body)).toBe(true);
});

test('a file field still accepts a dropped file, and dropped text still works', () => {
  renderHook(useHarmlessDrops);
  const field = Object.assign(document.createElement('input'), { type: 'file' });
  document.body.append(field);
  expect(opensFile(field)).toBe(true);
  expect(opensFile(document.body, ['text/plain'])).toBe(true);
});
