import { focusHeading } from './RouteEffects';

const render = (main: string) => {
  document.body.innerHTML = `<a href="/agents">My Agents</a><main>${main}</main>`;
};
const focusedText = () => document.activeElement?.textContent;
/** Waits until the document's observers have run. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

let stop = () => {};
afterEach(() => stop());

test('moves the focus to the heading when a page opens', async () => {
  render('');
  stop = focusHeading();
  render('<h1>Agent</h1>');
  await observed();
  expect(focusedText()).toBe('Agent');
});

test('moves the focus to the loaded page’s heading when it replaces the focused heading', async () => {
  render('<h1>Agent</h1>');
  stop = focusHeading();
  expect(focusedText()).toBe('Agent');
  render('<h1>Bakery help</h1>');
  await observed();
  expect(focusedText()).toBe('Bakery help');
});

test('leaves the focus where the user moved it while the page was loading', async () => {
  render('<h1>Agent</h1>');
  stop = focusHeading();
  const link = document.querySelector('a');
  link?.focus();
  const main = document.querySelector('main');
  if (main) main.innerHTML = '<h1>Bakery help</h1>';
  await observed();
  expect(document.activeElement).toBe(link);
});
