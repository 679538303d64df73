import { ReturnFocus } from './return-focus';

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

/** A dialog that `first` opened, and that has closed. */
function closeDialog() {
  find('first').focus();
  const returned = new ReturnFocus().find();
  returned?.focus();
  return returned;
}
const removeOpener = () => find('first').parentElement?.remove();

test('an opener that leaves after its dialog closed hands the focus to its neighbour', async () => {
  expect(closeDialog()).toBe(find('first'));
  removeOpener();
  await settled();
  expect(document.activeElement).toBe(find('second'));
});

test('with its whole list, the heading gets the focus', async () => {
  closeDialog();
  find('first').closest('ul')?.remove();
  await settled();
  expect(document.activeElement).toBe(find('heading'));
});

test('who has moved on meanwhile keeps the focus', async () => {
  closeDialog();
  find('other').focus();
  removeOpener();
  await settled();
  expect(document.activeElement).toBe(find('other'));
});

test('long after its dialog closed an opener is watched no more', async () => {
  closeDialog();
  await jest.advanceTimersByTimeAsync(10_000);
  removeOpener();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
