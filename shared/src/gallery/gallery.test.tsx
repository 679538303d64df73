import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as cards from '../cards';
import * as core from '../ui/core';
import * as data from '../ui/data';
import * as fileDrop from '../ui/file-drop';
import * as form from '../ui/form';
import * as overlay from '../ui/overlay';
import * as tabs from '../ui/tabs';
import { allParts } from './all-parts';
import { LONG_NAME } from './gallery-part';
import { renderState } from './render-state';

/** Chakra's layout elements. */
const LAYOUT = ['Box', 'ChakraProvider', 'Flex', 'Grid', 'HStack', 'Stack', 'VisuallyHidden'];
/** Parts that can appear only inside a Table. */
const OF_TABLES = ['TableFrame', 'Td', 'Th'];

const states = allParts.flatMap(({ name, states }) => Object.keys(states).map((state) => [name, state] as const));

let complaints: jest.SpyInstance;
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => complaints.mockRestore());

test('shows every part that shared exports', () => {
  const exported = [core, data, form, overlay, tabs, fileDrop, cards]
    .flatMap((entry) => Object.keys(entry))
    .filter((name) => /^[A-Z]\w*[a-z]/.test(name) && ![...LAYOUT, ...OF_TABLES].includes(name));
  const shown = new Set(allParts.map(({ name }) => name));
  expect(exported.filter((name) => !shown.has(name))).toEqual([]);
});

test.each(states)('%s, %s: renders without warnings from React', (part, state) => {
  const { container } = renderState(part, state);
  expect(container).not.toBeEmptyDOMElement();
  expect(complaints).not.toHaveBeenCalled();
});

test.each([
  ['Button', 'pending', 'Saving'],
  ['Button', 'not available', 'Add agent'],
  ['IconButton', 'pending', 'Removing row'],
])('%s, %s: keeps the focus and announces that it is disabled', async (part, state, name) => {
  renderState(part, state);
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('announces a pending button as busy', () => {
  renderState('Button', 'pending');
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['danger', 'alert'],
])('a notice with the tone %s is a live region with the role %s', (tone, role) => {
  renderState('Notice', tone);
  const regions = screen.getAllByRole(role).filter((region) => region.getAttribute('aria-label') !== 'Toasts');
  expect(regions).toHaveLength(1);
});

test('describes a field by its messages first and then by its hint', () => {
  renderState('TextField', 'wrong twice');
  const field = screen.getByRole('textbox', { name: 'Bot name' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    'Use at least two characters. Use a letter or a digit. Visitors see it above the chat.',
  );
});

test('marks a field without messages as valid', () => {
  renderState('TextField', 'with a hint');
  expect(screen.getByRole('textbox', { name: 'Bot name' })).toBeValid();
});

test('hides a password until its button is pressed', async () => {
  renderState('PasswordField', 'filled');
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('shows the state of a switch in words', async () => {
  renderState('SwitchField', 'off');
  const toggle = screen.getByRole('switch', { name: 'Availability' });
  expect(screen.getByText('Inactive')).toBeVisible();
  await userEvent.click(toggle);
  expect(toggle).toBeChecked();
  expect(screen.getByText('Active')).toBeVisible();
});

test('ignores presses on a pending switch', async () => {
  renderState('SwitchField', 'pending');
  const toggle = screen.getByRole('switch', { name: 'Availability' });
  await userEvent.click(toggle);
  expect(toggle).toBeChecked();
});

test('shows a mixed checkbox as neither checked nor empty', () => {
  renderState('Checkbox', 'mixed');
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
});

test('shows in a failed state what failed and why, and offers a retry', () => {
  renderState('FailedState', 'no answer');
  expect(screen.getByRole('alert')).toHaveTextContent('The agents could not be loaded. The server did not answer.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('passes chosen files to the page', async () => {
  renderState('FileDrop', 'ready');
  await userEvent.upload(screen.getByLabelText('Choose files'), new File(['x'], 'menu.txt', { type: 'text/plain' }));
  expect(await screen.findByText('menu.txt')).toBeVisible();
});

test('shows the content of the selected tab', async () => {
  renderState('Tabs', 'first selected');
  await userEvent.click(screen.getByRole('tab', { name: 'Tab 2' }));
  expect(await screen.findByText('The content of tab 2.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Tab 2' })).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['with a title', 'Reception'],
  ['with a long title', LONG_NAME.repeat(4)],
  ['question alone', 'Are you sure you want to delete this agent? This action cannot be undone.'],
])('names a confirmation by its text, %s, and focuses Cancel first', async (state, name) => {
  renderState('ConfirmDialog', state);
  await userEvent.click(screen.getByRole('button', { name: 'Delete the agent' }));
  const dialog = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
});
