import { takeOverFirstView } from './take-over';

const PAGE = '<h1>Login</h1><input name="email"><textarea name="note"></textarea><button>Login</button>';

let root: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<div id="first-view">${PAGE}</div><div id="root"></div>`;
  root = document.getElementById('root') as HTMLElement;
  takeOverFirstView(root);
});

const view = () => document.getElementById('first-view');
const typed = () => view()?.querySelector('input') as HTMLInputElement;
const field = () => root.querySelector('input') as HTMLInputElement;
/** Waits for the observer and the timers that it sets. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function draw(html: string) {
  root.innerHTML = html;
  await settle();
}

test('keeps the first view while the page loads, and removes it when the page is drawn', async () => {
  await draw('<main><div data-loading></div></main>');
  expect(view()).not.toBeNull();
  await draw(`<main>${PAGE}</main>`);
  expect(view()).toBeNull();
});

test('moves typed text, the focus and the caret to the page', async () => {
  typed().value = 'ada@example.com';
  typed().focus();
  typed().setSelectionRange(3, 3);
  const received = jest.fn();
  root.addEventListener('input', received);
  await draw(PAGE);
  expect(field()).toHaveValue('ada@example.com');
  expect(received).toHaveBeenCalledTimes(1);
  expect(field()).toHaveFocus();
  expect(field().selectionStart).toBe(3);
});

test('keeps values that the page filled in, where nothing was typed', async () => {
  await draw('<h1>Login</h1><input name="email" value="ada@example.com">');
  expect(field()).toHaveValue('ada@example.com');
});

test('fills only the fields that a page of another release has', async () => {
  typed().value = 'ada@example.com';
  await draw('<h1>Login</h1><input name="user"><input name="email" id="second">');
  expect(document.getElementById('second')).toHaveValue('ada@example.com');
  expect(field()).toHaveValue('');
});

test('presses the page’s button when the button of the first view was pressed', async () => {
  const node = view() as HTMLElement;
  node.dataset['pressed'] = 'Login';
  const clicked = jest.fn();
  root.addEventListener('click', clicked);
  await draw(PAGE);
  await settle();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('waits until the user has finished composing a character', async () => {
  const node = view() as HTMLElement;
  node.dataset['composing'] = '';
  await draw(PAGE);
  expect(view()).not.toBeNull();
  delete node.dataset['composing'];
  typed().dispatchEvent(new Event('compositionend', { bubbles: true }));
  await settle();
  expect(view()).toBeNull();
});

test('replaces the frame of signed-in pages before the page inside it has loaded', async () => {
  const node = view() as HTMLElement;
  node.dataset['frame'] = 'shell';
  await draw('<div data-loading></div>');
  expect(view()).not.toBeNull();
  await draw('<header></header><main><div data-loading></div></main>');
  expect(view()).toBeNull();
});
