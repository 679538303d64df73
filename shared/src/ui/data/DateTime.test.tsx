import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { DateTime, formatAgo, TimeAgo } from './DateTime';

const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const whole = (time: string) => new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

test('shows the whole date of a relative time on hover and to screen readers', () => {
  const time = at(200);
  renderPage(<TimeAgo time={time} />);
  const shown = screen.getByRole('time');
  expect(shown).toHaveAttribute('dateTime', time);
  expect(shown).toHaveAttribute('title', whole(time));
  expect(shown).toHaveTextContent(`3 h ago (${whole(time)})`);
});

test('shows the full date and time without seconds and, on hover, how long ago it was', () => {
  const time = at(5);
  renderPage(<DateTime time={time} />);
  expect(screen.getByRole('time')).toHaveTextContent(/^[^:]+:\d\d[^:]*$/);
  expect(screen.getByRole('time')).toHaveAttribute('title', '5 min ago');
});

test.each([[null], [undefined], [''], ['soon']])('shows a dash for %j', (time) => {
  renderPage(
    <p>
      <TimeAgo time={time} /> <DateTime time={time} />
    </p>,
  );
  expect(screen.getByText('- -')).toBeInTheDocument();
});

const NOW = Date.parse('2026-05-10T12:00:00Z');

test.each([
  ['2026-05-10T11:59:30Z', 'just now'],
  ['2026-05-10T12:05:00Z', 'just now'],
  ['2026-05-10T11:58:00Z', '2 min ago'],
  ['2026-05-10T09:00:00Z', '3 h ago'],
  ['2026-05-05T12:00:00Z', '5 d ago'],
  ['2026-04-01T12:00:00Z', 'Apr 1, 2026'],
  [null, '-'],
  ['soon', '-'],
])('formats %s as %s', (time, words) => expect(formatAgo(time, NOW)).toBe(words));
