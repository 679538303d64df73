import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderState } from '../../gallery/render-state';

/** The text that `execCommand` would copy, which jsdom does not have. */
let selected: string | undefined;
function allowSelection(isAllowed: boolean) {
  selected = undefined;
  document.execCommand = () => {
    const area = document.activeElement as HTMLTextAreaElement;
    selected = area.value.slice(area.selectionStart, area.selectionEnd);
    return isAllowed;
  };
}
function setClipboard(clipboard: Partial<Clipboard> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}
function open() {
  renderState('CopyButton', 'ready');
  return userEvent.setup();
}
const button = () => screen.getByRole('button', { name: 'Copy client id' });

test('copies to the browser’s clipboard and confirms it', async () => {
  const user = open();
  const writeText = jest.fn().mockResolvedValue(undefined);
  setClipboard({ writeText });
  await user.click(button());
  expect(writeText).toHaveBeenCalledWith('abc-123');
  expect(screen.getByRole('button', { name: 'Copied client id' })).toHaveFocus();
});

test.each([
  ['has no clipboard, as without https', undefined],
  ['refuses its clipboard', { writeText: () => Promise.reject(new Error('denied')) }],
])('copies a selection on a page that %s', async (_, clipboard) => {
  const user = open();
  setClipboard(clipboard);
  allowSelection(true);
  await user.click(button());
  expect(selected).toBe('abc-123');
  expect(screen.getByRole('button', { name: 'Copied client id' })).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test('selects the text and names the keyboard shortcut when copying is not allowed', async () => {
  const user = open();
  setClipboard(undefined);
  allowSelection(false);
  await user.click(button());
  expect(screen.getByText('Press Ctrl+C (⌘C on a Mac) to copy.')).toHaveRole('status');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Selected client id' });
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('abc-123');
  await user.keyboard('{Escape}');
  expect(field).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});
