import { dismissToast, showToast, TOAST_MS, toastStore } from './toast-store';

const texts = () => toastStore.getState().toasts.map(({ text }) => text);
beforeEach(() => toastStore.setState({ toasts: [] }));

test('toasts stand in the order in which they came', () => {
  showToast('success', 'One');
  showToast('error', 'Two');
  expect(texts()).toEqual(['One', 'Two']);
});

test('the same words again are one toast, the newest', () => {
  showToast('success', 'Document uploaded!');
  showToast('info', 'Other');
  showToast('success', 'Document uploaded!');
  expect(texts()).toEqual(['Other', 'Document uploaded!']);
});

test('more than four push out the oldest', () => {
  for (const text of ['1', '2', '3', '4', '5']) showToast('info', text);
  expect(texts()).toEqual(['2', '3', '4', '5']);
});

test('one that is sent away is gone, and what went wrong stays longest', () => {
  showToast('error', 'One');
  dismissToast(toastStore.getState().toasts[0]?.id ?? -1);
  expect(texts()).toEqual([]);
  expect(TOAST_MS.error).toBeGreaterThan(TOAST_MS.success);
});
