import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../testing/render-page';
import { Button } from '../core/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog, loadDialog } from './Dialog';

/** Three rows, each with a button that asks before deleting its row. */
function Rows() {
  const [names, setNames] = useState(['Bar', 'Pool', 'Spa']);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <main>
      <h1 tabIndex={-1}>Rows</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button onClick={() => setAsked(name)}>Delete {name}</Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked ?? ''}
        question="Are you sure?"
        onConfirm={() => {
          setNames(names.filter((name) => name !== asked));
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </main>
  );
}

function Form({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} labelledBy="title">
      <h2 id="title">Invite</h2>
      <p>Words</p>
      <input aria-label="Email" />
    </Dialog>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('names the dialog after the thing that it deletes, with the question below', async () => {
  renderPage(<Rows />);
  await userEvent.click(button('Delete Pool'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Pool' });
  expect(dialog).toHaveAccessibleDescription('Are you sure?');
  expect(screen.getByRole('heading', { name: 'Pool' })).toBeVisible();
});

test('focuses Cancel first and returns the focus to the button that opened the dialog', async () => {
  renderPage(<Rows />);
  await userEvent.click(button('Delete Pool'));
  await waitFor(() => expect(button('Cancel')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(button('Delete Pool')).toHaveFocus());
});

test('moves the focus to the nearest control when the button that opened the dialog is removed', async () => {
  renderPage(<Rows />);
  await userEvent.click(button('Delete Pool'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(button('Delete Bar')).toHaveFocus());
});

test('returns the focus from a dialog that is confirmed as soon as it is rendered', async () => {
  await loadDialog();
  renderPage(<Rows />);
  button('Delete Pool').focus();
  fireEvent.click(button('Delete Pool'));
  // At this point, the dialog's state machine has started; its focus trap starts with the next frame.
  await Promise.resolve();
  fireEvent.click(button('Delete'));
  await waitFor(() => expect(button('Delete Bar')).toHaveFocus());
  await waitFor(() => expect(document.body.style.overflow).toBe(''));
});

test('leaves the focus where the page moved it while the dialog closed', async () => {
  function Page() {
    const [isAsked, setAsked] = useState(false);
    const confirm = () => {
      document.querySelector('h1')?.focus();
      setAsked(false);
    };
    return (
      <>
        <h1 tabIndex={-1}>Codes</h1>
        <Button onClick={() => setAsked(true)}>Ask</Button>
        <ConfirmDialog isOpen={isAsked} question="Really?" onConfirm={confirm} onCancel={() => setAsked(false)} />
      </>
    );
  }
  renderPage(<Page />);
  await userEvent.click(button('Ask'));
  await waitFor(() => expect(button('Cancel')).toHaveFocus());
  await userEvent.click(button('Delete'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Codes' })).toHaveFocus());
});

test('stays open when its text is pressed', async () => {
  const onClose = jest.fn();
  renderPage(<Form onClose={onClose} />);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  await userEvent.click(screen.getByText('Words'));
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

test('reports every press of Escape, and stays open unless its owner closes it', async () => {
  const onClose = jest.fn();
  renderPage(<Form onClose={onClose} />);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  expect(onClose).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('dialog', { name: 'Invite' })).toBeVisible();
});

test('closes on a press outside it, but not on a toast above it', async () => {
  const onClose = jest.fn();
  renderPage(
    <>
      <p>Page</p>
      <div data-toasts="">
        <button type="button">Dismiss</button>
      </div>
      <Form onClose={onClose} />
    </>,
  );
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  // The dialog listens from the next frame on, and acts a moment after a press.
  const frames = async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  await frames();
  const press = (element: Element) => fireEvent.pointerDown(element, { pointerType: 'mouse', button: 0 });
  press(screen.getByText('Dismiss'));
  await frames();
  expect(onClose).not.toHaveBeenCalled();
  press(screen.getByText('Page'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('opens a right-to-left dialog on a right-to-left page', async () => {
  document.documentElement.dir = 'rtl';
  renderPage(<Form onClose={() => {}} />);
  expect(await screen.findByRole('dialog')).toHaveAttribute('dir', 'rtl');
  document.documentElement.removeAttribute('dir');
});
