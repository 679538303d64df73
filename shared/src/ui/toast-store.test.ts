import { dismissToast, showToast, TOAST_MS, toastStore } from './toast-store';

const texts = () => toastStore.getState().toasts.map(({ text }) => text);
beforeEach(() => toastStore.setState({ toasts: [] }));

test('shows toasts in the order of their calls', () => {
  showToast('success', 'One');
  showToast('error', 'Two');
  expect(texts()).toEqual(['One', 'Two']);
});

test('shows a repeated text as a single toast, the newest', () => {
  showToast('success', 'Document uploaded!');
  showToast('info', 'Other');
  showToast('success', 'Document uploaded!');
  expect(texts()).toEqual(['Other', 'Document uploaded!']);
});

test('shows the same text with a different link as a separate toast', () => {
  showToast('info', 'A visitor waits', '/conversations/1');
  showToast('info', 'A visitor waits', '/conversations/2');
  expect(texts()).toEqual(['A visitor waits', 'A visitor waits']);
});

test('removes the oldest toast when there are more than four', () => {
  for (const text of ['1', '2', '3', '4', '5']) showToast('info', text);
  expect(texts()).toEqual(['2', '3', '4', '5']);
});

test('removes errors last', () => {
  for (const text of ['1', '2', '3', '4', '5']) showToast(text === '1' ? 'error' : 'info', text);
  expect(texts()).toEqual(['1', '3', '4', '5']);
  for (const text of ['6', '7', '8', '9', '10']) showToast('error', text);
  expect(texts()).toEqual(['7', '8', '9', '10']);
});

test('does not remove an error to make room for a success', () => {
  for (const text of ['1', '2', '3', '4']) showToast('error', text);
  showToast('success', '5');
  expect(texts()).toEqual(['1', '2', '3', '4', '5']);
  showToast('success', '6');
  expect(texts()).toEqual(['1', '2', '3', '4', '6']);
  showToast('error', '7');
  expect(texts()).toEqual(['2', '3', '4', '7']);
});

test('keeps an error until it is dismissed', () => {
  showToast('error', 'One');
  expect(TOAST_MS.error).toBe(Number.POSITIVE_INFINITY);
  dismissToast(toastStore.getState().toasts[0]?.id ?? -1);
  expect(texts()).toEqual([]);
});

test('removes only the error of an earlier attempt when its form or control succeeds', () => {
  document.body.innerHTML = '<form><input id="name" /><button id="save"></button></form><button id="other"></button>';
  const use = (id: string) => document.getElementById(id)?.focus();
  showToast('error', 'Of nothing in use');
  use('name');
  showToast('error', 'Saving failed.');
  use('other');
  showToast('success', 'Other');
  expect(texts()).toEqual(['Of nothing in use', 'Saving failed.', 'Other']);
  use('save');
  showToast('info', 'News');
  showToast('success', 'Saved.');
  expect(texts()).toEqual(['Of nothing in use', 'Other', 'News', 'Saved.']);
});
