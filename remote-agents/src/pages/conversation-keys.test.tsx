import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeyHelp, useKeys } from './conversation-keys';

const pressed = jest.fn();

function Page() {
  useKeys({ j: () => pressed('j'), e: () => pressed('e') });
  return (
    <>
      <KeyHelp />
      <input aria-label="Search" />
    </>
  );
}

beforeEach(() => {
  pressed.mockReset();
  localStorage.clear();
});

test('runs the action of a key, but not with Ctrl, and not while somebody types', async () => {
  renderPage(<Page />);
  await userEvent.keyboard('jke{Control>}j{/Control}');
  expect(pressed.mock.calls.flat()).toEqual(['j', 'e']);
  await userEvent.type(screen.getByLabelText('Search'), 'jeep?');
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('lists the keys after ?, does nothing else while the list is open, and turns the keys off', async () => {
  renderPage(<Page />);
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('jNext conversation');
  await userEvent.keyboard('j');
  expect(pressed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('switch', { name: 'Use these keys' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('j?');
  expect(pressed).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The button still opens the list, where the keys can be turned on again.
  await userEvent.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Use these keys' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('j');
  expect(pressed).toHaveBeenCalledTimes(1);
});
