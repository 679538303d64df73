import { renderPage } from '@frontdesk/shared/testing';
import { act, screen } from '@testing-library/react';
import { registerRemotes, SAMPLE_REMOTES } from '../testing/sample-remotes';
import { useBadgePoll, useBadges } from './use-badges';

function Counts() {
  useBadgePoll();
  return [...useBadges()].map(([at, { count, unit }]) => <p key={at}>{`${at}: ${count} ${unit}`}</p>);
}
const team = {
  name: 'team',
  version: '1.0.0',
  contract: '^1.0.0',
  entry: '/t.js',
  routes: [{ path: '/Team', page: 'P', access: 'signed-in', title: 'Team', navigation: {} }],
  badge: { at: '/Team', call: '/team-api/count', field: 'n', unit: 'new' },
} as const;

let answers: Record<string, unknown>;
let asked: string[];
beforeEach(() => {
  jest.useFakeTimers();
  answers = { '/team-api/count': { n: 2 }, '/api/notification/getNotifications': [{ id: 1 }, { id: 2 }, { id: 3 }] };
  asked = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    const answer = answers[String(input)];
    return answer === undefined ? new Response('{}', { status: 500 }) : Response.json(answer);
  };
  registerRemotes([...SAMPLE_REMOTES, team]);
});
afterEach(() => jest.useRealTimers());

test('counts each badge with its own call, and polls all of them every 15 seconds', async () => {
  renderPage(<Counts />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('/team: 2 new')).toBeInTheDocument();
  expect(screen.getByText('/notifications: 3 unread')).toBeInTheDocument();
  answers['/team-api/count'] = { n: 5 };
  await act(() => jest.advanceTimersByTimeAsync(14_800));
  expect(asked).toHaveLength(2);
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByText('/team: 5 new')).toBeInTheDocument();
  expect(asked).toHaveLength(4);
});

test('logs a failed call with its page’s title, and still polls the other badges', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answers['/team-api/count'] = undefined;
  renderPage(<Counts />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(consoleError).toHaveBeenCalledWith('Failed to fetch team:', expect.anything());
  expect(screen.getByText('/notifications: 3 unread')).toBeInTheDocument();
  consoleError.mockRestore();
});
