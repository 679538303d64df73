import { ReturnFocus } from './ModalDialog';

const find = (id: string) => document.getElementById(id) as HTMLElement;
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<main>
    <h1 id="heading" tabindex="-1">Rows</h1>
    <ul><li><button id="first"></button></li><li><button id="second"></button></li></ul>
    <input id="other">
  </main>`;
});
afterEach(() => {
  document.body.innerHTML = '';
  jest.useRealTimers();
});

/** Closes a dialog that `first` opened. */
function closeDialog() {
  find('first').focus();
  const returned = new ReturnFocus().find();
  returned?.focus();
  return returned;
}
const removeOpener = () => find('first').parentElement?.remove();

test('moves the focus to the neighbor when the opener is removed after its dialog closed', async () => {
  expect(closeDialog()).toBe(find('first'));
  removeOpener();
  await settled();
  expect(document.activeElement).toBe(find('second'));
});

test("moves the focus to the heading when the opener's whole list is removed", async () => {
  closeDialog();
  find('first').closest('ul')?.remove();
  await settled();
  expect(document.activeElement).toBe(find('heading'));
});

test('leaves the focus alone when the user has moved it in the meantime', async () => {
  closeDialog();
  find('other').focus();
  removeOpener();
  await settled();
  expect(document.activeElement).toBe(find('other'));
});

test('stops watching the opener long after its dialog closed', async () => {
  closeDialog();
  await jest.advanceTimersByTimeAsync(10_000);
  removeOpener();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
