import { renderHook } from '@testing-library/react';
import { useHarmlessDrops } from './SignedInArea';

/** Drops a file on `target` and returns whether the browser would open it. */
function opensFile(target: Element, types = ['Files']): boolean {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { types } });
  return target.dispatchEvent(event);
}

test('does not leave the page when a file is dropped outside every field', () => {
  expect(opensFile(document.body)).toBe(true);
  const { unmount } = renderHook(useHarmlessDrops);
  expect(opensFile(document.body)).toBe(false);
  unmount();
  expect(opensFile(document.body)).toBe(true);
});

test('still accepts a file dropped on a file field, and dropped text', () => {
  renderHook(useHarmlessDrops);
  const field = Object.assign(document.createElement('input'), { type: 'file' });
  document.body.append(field);
  expect(opensFile(field)).toBe(true);
  expect(opensFile(document.body, ['text/plain'])).toBe(true);
});
