import { focusHeading } from './RouteEffects';

const render = (main: string) => {
  document.body.innerHTML = `<a href="/agents">My Agents</a><main>${main}</main>`;
};
const focusedText = () => document.activeElement?.textContent;
/** Waits until the observers of the document have run. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

let stop = () => {};
afterEach(() => stop());

test('the heading gets the focus when a page opens', async () => {
  render('');
  stop = focusHeading();
  render('<h1>Agent</h1>');
  await observed();
  expect(focusedText()).toBe('Agent');
});

test('the heading of the loaded page gets the focus when it replaces the heading that had it', async () => {
  render('<h1>Agent</h1>');
  stop = focusHeading();
  expect(focusedText()).toBe('Agent');
  render('<h1>Bakery help</h1>');
  await observed();
  expect(focusedText()).toBe('Bakery help');
});

test('the focus stays where the user moved it while the page loads', async () => {
  render('<h1>Agent</h1>');
  stop = focusHeading();
  const link = document.querySelector('a');
  link?.focus();
  const main = document.querySelector('main');
  if (main) main.innerHTML = '<h1>Bakery help</h1>';
  await observed();
  expect(document.activeElement).toBe(link);
});
