import type { HomeCardProps, HomeNews, RegisteredRemote } from '@frontdesk/shared/contract';
import { renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { remoteLoader } from '../remotes/loader/loader';
import { useRegistry } from '../remotes/registry/registry-store';
import { loadRemote, servePages } from '../testing/fake-federation';
import { registerRemotes } from '../testing/sample-remotes';
import { HomePage } from './HomePage';

jest.mock('@module-federation/runtime', () => jest.requireActual('../testing/fake-federation'));

let pages: Record<string, () => unknown>;
let count = 0;

/** Loaded cards remain in memory between tests, so each test has its own remotes. */
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

test('shows the cards of all remotes in order, wide ones first', async () => {
  register(
    [{ name: 'SecondCard', title: 'Second', order: 20 }],
    [
      { name: 'FirstCard', title: 'First', order: 10 },
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
});

/** Returns a card that has only news. */
const tells =
  (news: HomeNews) =>
  () =>
  ({ onNews }: HomeCardProps) => {
    useEffect(() => onNews?.(news), [onNews]);
    return null;
  };
const listed = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('turns the news of the remotes into a sentence, a list in groups and a chart', async () => {
  globalThis.fetch = async () => Response.json({ email: 'a@example.com', firstName: 'Anna', lastName: 'Berg' });
  const days = [
    { day: '2026-11-21', value: 2 },
    { day: '2026-11-22', value: 4 },
  ];
  pages['AgentNews'] = tells({
    sentence: ['6 guests asked since yesterday', '1 waits for you'],
    needs: [
      {
        id: 'q',
        label: 'No answer',
        text: 'Is there a gym?',
        order: 30,
        Action: () => <button type="button">Add answer</button>,
      },
      {
        id: 'p',
        label: 'Guests waiting',
        all: { count: 3, to: '/conversations' },
        text: 'Helen Marsh',
        to: '/conversations/1',
        order: 10,
      },
    ],
    numbers: [{ id: 'conversations', label: 'Conversations', total: '65', days }],
    lists: [
      {
        title: 'Agents',
        count: 10,
        all: { label: 'All agents', to: '/agent' },
        items: [{ id: '1', text: 'Desk', to: '/agent/1' }],
      },
    ],
  });
  pages['CodeNews'] = tells({
    needs: [
      { id: 'c', label: 'Paused codes', text: 'Menu', order: 40 },
      { id: 's', label: 'Not set up', text: 'This server cannot send email.', order: 50, isSetup: true },
    ],
    numbers: [{ id: 'scans', label: 'Scans', total: '570', days }],
  });
  register(
    [{ name: 'AgentNews', title: 'Agents', isNews: true }],
    [{ name: 'CodeNews', title: 'Codes', isNews: true }],
  );
  renderPage(<HomePage />);
  expect(await screen.findByText(/^Good (morning|afternoon|evening), Anna\.$/)).toHaveTextContent(
    /Anna\. 6 guests asked since yesterday, 1 waits for you\.$/,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  const needs = card('Needs you');
  expect(needs.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Guests waiting',
    'No answer',
    'Paused codes',
  ]);
  expect(listed('Needs you')).toEqual(['Helen Marsh', 'Is there a gym?Add answer', 'Menu']);
  expect(within(needs.getByRole('list', { name: 'No answer' })).getByText('Is there a gym?')).toBeInTheDocument();
  expect(needs.getByRole('link', { name: 'Guests waiting' })).toHaveAttribute('href', '/conversations');
  expect(needs.getByText('1 of 3')).toBeInTheDocument();
  expect(listed('Setup')).toEqual(['This server cannot send email.']);
  expect(screen.getByRole('link', { name: 'Helen Marsh' })).toHaveAttribute('href', '/conversations/1');
  expect(screen.getByText('10')).toBeInTheDocument();
  const chart = card('Last 14 days');
  expect(chart.getByRole('button', { name: 'Conversations 65' })).toHaveAttribute('aria-pressed', 'true');
  expect(chart.getByRole('table', { name: 'Conversations' })).toBeInTheDocument();
  await userEvent.click(chart.getByRole('button', { name: 'Scans 570' }));
  expect(chart.getByRole('table', { name: 'Scans' })).toBeInTheDocument();
});

test('states that the number for today is not final', async () => {
  const days = ['2026-11-21', new Date().toISOString().slice(0, 10)].map((day) => ({ day, value: 2 }));
  pages['AgentNews'] = tells({ numbers: [{ id: 'conversations', label: 'Conversations', total: '4', days }] });
  register([{ name: 'AgentNews', title: 'Agents', isNews: true }]);
  renderPage(<HomePage />);
  expect(await screen.findByRole('row', { name: 'Today so far 2' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Nov 21 2' })).toBeInTheDocument();
});

test('shows six items that need the owner’s attention, and the rest on request', async () => {
  const needs = Array.from({ length: 8 }, (_, at) => ({
    id: `${at}`,
    label: 'No answer',
    text: `Question ${at}`,
    order: 30,
  }));
  pages['AgentNews'] = tells({ needs });
  register([{ name: 'AgentNews', title: 'Agents', isNews: true }]);
  renderPage(<HomePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show 2 more' }));
  expect(listed('Needs you')).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(listed('Needs you')).toHaveLength(6);
});

test('moves the focus to the next item when the focused one is done, and finally to the heading', async () => {
  let finish = (_text: string) => {};
  const list = { title: 'Agents', all: { label: 'All agents', to: '/agent' }, items: [] };
  const needs = ['Menu', 'Bar', 'Spa'].map((text) => ({
    id: text,
    // The last item is of another kind; the group of that kind disappears with the item.
    label: text === 'Spa' ? 'Ended codes' : 'Paused codes',
    text,
    order: 30,
    Action: () => (
      <button type="button" onClick={() => finish(text)}>
        Resume {text}
      </button>
    ),
  }));
  pages['AgentNews'] = () =>
    function News({ onNews }: HomeCardProps) {
      const [left, setLeft] = useState(needs);
      finish = (text) => setLeft(left.filter((need) => need.text !== text));
      useEffect(() => onNews?.({ needs: left, lists: [list] }), [left, onNews]);
      return null;
    };
  register([{ name: 'AgentNews', title: 'Agents', isNews: true }]);
  renderPage(<HomePage />);
  for (const [pressed, next] of [
    ['Bar', 'Spa'],
    ['Spa', 'Menu'],
  ]) {
    await userEvent.click(await screen.findByRole('button', { name: `Resume ${pressed}` }));
    expect(screen.getByRole('button', { name: `Resume ${next}` })).toHaveFocus();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Resume Menu' }));
  expect(screen.getByText('You are all caught up.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Needs you' })).toHaveFocus();
});

test('reports that nothing needs the owner’s attention, and shows no sheet without content', async () => {
  const list = { title: 'Agents', all: { label: 'All agents', to: '/agent' }, items: [] };
  pages['AgentNews'] = tells({ needs: [], lists: [list] });
  register([{ name: 'AgentNews', title: 'Agents', isNews: true }]);
  const { unmount } = renderPage(<HomePage />);
  expect(await screen.findByText('You are all caught up.')).toBeInTheDocument();
  unmount();
  pages['AgentNews'] = tells({});
  register([{ name: 'AgentNews', title: 'Agents', isNews: true }]);
  renderPage(<HomePage />);
  await waitFor(() => expect(localStorage.getItem('home:has-news')).toBeNull());
  expect(screen.queryByText('You are all caught up.')).not.toBeInTheDocument();
});

test('does not claim that nothing needs the owner’s attention when that is unknown', async () => {
  pages['AgentNews'] = tells({ lists: [{ title: 'Agents', all: { label: 'All agents', to: '/agent' }, items: [] }] });
  register([{ name: 'AgentNews', title: 'Agents', isNews: true }]);
  renderPage(<HomePage />);
  expect(await screen.findByRole('link', { name: 'All agents' })).toBeInTheDocument();
  expect(screen.queryByText('You are all caught up.')).not.toBeInTheDocument();
});

test('shows why a remote’s news is missing, next to the news of the others', async () => {
  const retry = jest.fn();
  pages['AgentNews'] = tells({ failure: { text: 'The agents could not be loaded.', error: new Error('x'), retry } });
  pages['CodeNews'] = () => Promise.reject(new Error('Loading chunk 7 failed. (timeout: /x.js)'));
  pages['TeamNews'] = tells({ needs: [{ id: 't', label: 'New', text: 'A team need', order: 60 }] });
  register(
    [{ name: 'AgentNews', title: 'Agents', isNews: true }],
    [{ name: 'CodeNews', title: 'Codes', isNews: true }],
    [{ name: 'TeamNews', title: 'Team', isNews: true }],
  );
  renderPage(<HomePage />);
  expect(await screen.findByText('A team need')).toBeInTheDocument();
  expect(screen.getByText(/chunk load failure \(timeout\)/)).toBeInTheDocument();
  expect(screen.getByText('Part of your desk could not be loaded.')).toBeInTheDocument();
  const notice = screen.getByText('The agents could not be loaded.').closest('[role=alert]') as HTMLElement;
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalled();
});

test('shows in place of a card why it failed to load, and can retry', async () => {
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

test('shows in place of a wide card why it failed to load', async () => {
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
  await screen.findByText(/^crashed: r\d+ 1\.0\.0$/);
  expect(card('Second').getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByText('First content')).toBeInTheDocument();
});

test('loads a card when it scrolls into view, and shows a placeholder until then', async () => {
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
  expect(screen.getByRole('region', { name: 'First', busy: true })).toBeInTheDocument();
  expect(loadRemote).not.toHaveBeenCalled();
  act(() => seen.forEach((show) => void show()));
  expect(await screen.findByText('First content')).toBeInTheDocument();
});

test('loads a card immediately when it is in view from the start', async () => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  register([{ name: 'FirstCard', title: 'First' }]);
  renderPage(<HomePage />);
  expect(await screen.findByText('First content')).toBeInTheDocument();
});

test('reports a missing registry, and shows the cards once the registry has loaded', async () => {
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
