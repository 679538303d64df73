import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../testing/render-page';
import { Button } from '../core/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { loadDialog } from './late-dialog';

/** Three rows, each with a button that asks before it deletes its row. */
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

test('a deletion is titled with the name of the thing, and asks below', async () => {
  renderPage(<Rows />);
  await userEvent.click(button('Delete Pool'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Pool' });
  expect(dialog).toHaveAccessibleDescription('Are you sure?');
  expect(screen.getByRole('heading', { name: 'Pool' })).toBeVisible();
});

test('the focus starts on Cancel and returns to the button that opened the dialog', async () => {
  renderPage(<Rows />);
  await userEvent.click(button('Delete Pool'));
  await waitFor(() => expect(button('Cancel')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(button('Delete Pool')).toHaveFocus());
});

test('the focus goes to the nearest control when the button that opened the dialog has left', async () => {
  renderPage(<Rows />);
  await userEvent.click(button('Delete Pool'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(button('Delete Bar')).toHaveFocus());
});

test('the focus returns from a dialog that is confirmed as soon as it is drawn', async () => {
  await loadDialog();
  renderPage(<Rows />);
  button('Delete Pool').focus();
  fireEvent.click(button('Delete Pool'));
  // The dialog's machine has begun; the trap of its focus begins with the next frame.
  await Promise.resolve();
  fireEvent.click(button('Delete'));
  await waitFor(() => expect(button('Delete Bar')).toHaveFocus());
  await waitFor(() => expect(document.body.style.overflow).toBe(''));
});

test('the focus goes where the page moved it while the dialog closed', async () => {
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

test('a press on the words of a dialog leaves it open', async () => {
  const onClose = jest.fn();
  renderPage(<Form onClose={onClose} />);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  await userEvent.click(screen.getByText('Words'));
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape reports every press, and a dialog whose owner keeps it stays', async () => {
  const onClose = jest.fn();
  renderPage(<Form onClose={onClose} />);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  expect(onClose).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('dialog', { name: 'Invite' })).toBeVisible();
});

test('a press beside a dialog closes it, and one on a toast above it does not', async () => {
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
