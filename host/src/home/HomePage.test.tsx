import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { renderPage } from '@frontdesk/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remoteLoader } from '../remotes/loader/loader';
import { useRegistry } from '../remotes/registry/registry-store';
import { loadRemote, servePages } from '../testing/fake-federation';
import { registerRemotes } from '../testing/sample-remotes';
import { HomePage } from './HomePage';

jest.mock('@module-federation/runtime', () => jest.requireActual('../testing/fake-federation'));

let pages: Record<string, () => unknown>;
let count = 0;

/** Loaded cards stay in memory between tests, so each test has remotes of its own. */
function register(...homes: NonNullable<RegisteredRemote['home']>[]) {
  count += 1;
  registerRemotes(
    homes.map((home, index) => ({
      name: `r${count}${index}`,
      version: '1.0.0',
      contract: '^1.0.0',
      entry: '/e.js',
      routes: [],
      home,
    })),
  );
}
const shows = (text: string) => () => () => <p>{text}</p>;
const card = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  pages = { FirstCard: shows('First content'), SecondCard: shows('Second content'), WideCard: shows('Wide content') };
  remoteLoader.reset();
  loadRemote.mockReset();
  servePages(pages);
  globalThis.fetch = async () => Response.json({ remotes: useRegistry.getState().registry?.remotes });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('shows the cards of all remotes in order, wide ones first, and names their subjects in the line above', async () => {
  register(
    [{ name: 'SecondCard', title: 'Second', order: 20, intro: 'your codes' }],
    [
      { name: 'FirstCard', title: 'First', order: 10, intro: 'your agents' },
      { name: 'WideCard', title: 'Wide', order: 30, isWide: true },
    ],
  );
  renderPage(<HomePage />);
  await screen.findByText('Second content');
  expect(screen.getAllByText(/content/).map((text) => text.textContent)).toEqual([
    'Wide content',
    'First content',
    'Second content',
  ]);
  expect(screen.getByText('Your agents and your codes.')).toBeInTheDocument();
});

test('a card that fails to load shows the reason in its place, and can be retried', async () => {
  pages['SecondCard'] = () => Promise.reject(new Error('Loading chunk 7 failed. (timeout: /x.js)'));
  register([
    { name: 'FirstCard', title: 'First' },
    { name: 'SecondCard', title: 'Second' },
  ]);
  renderPage(<HomePage />);
  await screen.findByText(/chunk load failure \(timeout\): r\d+ 1\.0\.0/);
  expect(screen.getByText('First content')).toBeInTheDocument();
  pages['SecondCard'] = shows('Second content');
  await userEvent.click(card('Second').getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Second content')).toBeInTheDocument();
});

test('a wide card that fails to load shows the reason in its place, too', async () => {
  pages['WideCard'] = () => Promise.reject(new Error('Loading chunk 7 failed. (timeout: /x.js)'));
  register([{ name: 'WideCard', title: 'Wide', isWide: true }]);
  renderPage(<HomePage />);
  await screen.findByText(/chunk load failure \(timeout\)/);
  pages['WideCard'] = shows('Wide content');
  await userEvent.click(card('Wide').getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Wide content')).toBeInTheDocument();
});

test('a card that throws while rendering does not affect the other cards', async () => {
  const Broken = () => {
    throw new Error('render broke');
  };
  pages['SecondCard'] = () => Broken;
  register([{ name: 'FirstCard', title: 'First' }], [{ name: 'SecondCard', title: 'Second' }]);
  renderPage(<HomePage />);
  await screen.findByText(/^chunk load failure \(other\): r\d+ 1\.0\.0, crashed$/);
  expect(card('Second').getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByText('First content')).toBeInTheDocument();
});

test('loads a card when it comes into view, and shows a placeholder before', async () => {
  const seen: (() => void)[] = [];
  globalThis.IntersectionObserver = class {
    constructor(notify: IntersectionObserverCallback) {
      seen.push(() => notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 5_000 } as DOMRect);
  register([{ name: 'FirstCard', title: 'First' }]);
  renderPage(<HomePage />);
  expect(card('First').getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  expect(loadRemote).not.toHaveBeenCalled();
  act(() => seen.forEach((show) => void show()));
  expect(await screen.findByText('First content')).toBeInTheDocument();
});

test('loads a card at once when it is in view from the start', async () => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  register([{ name: 'FirstCard', title: 'First' }]);
  renderPage(<HomePage />);
  expect(await screen.findByText('First content')).toBeInTheDocument();
});

test('reports a missing registry, and shows the cards once it is loaded', async () => {
  const failure = { kind: 'missing', step: 'registry', remote: 'registry', version: '-', message: 'Missing.' } as const;
  useRegistry.setState({ ...useRegistry.getInitialState(), failure });
  globalThis.fetch = async () =>
    Response.json({
      remotes: [
        {
          name: `late${count}`,
          version: '1.0.0',
          contract: '^1.0.0',
          entry: '/e.js',
          routes: [],
          home: [{ name: 'FirstCard', title: 'First' }],
        },
      ],
    });
  renderPage(<HomePage />);
  expect(screen.getByText('chunk load failure (missing): registry -')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('First content')).toBeInTheDocument();
});
