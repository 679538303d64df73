import { getBot, getBots } from '../endpoints/bot';
import { markAllNotificationsRead } from '../endpoints/notification';
import { sessionStore, signIn } from '../session/session-store';
import { earlyData, earlyStart } from './early-data';

const BOTS = '/api/bot/getBots';
const BOT = { id: '7', name: 'Reception', status: true };

beforeEach(() => signIn('token'));
afterEach(() => {
  sessionStore.setState(sessionStore.getInitialState());
  globalThis.frontdeskEarlyAnswers = undefined;
});

function answered(text: string, { token = 'token', at = performance.now(), url = BOTS } = {}) {
  const answer = Promise.resolve({ ok: true } as Response);
  const early = {
    token,
    at,
    answers: new Map([[url, answer]]),
    texts: new Map([[url, text]]),
    starts: new Map<string, unknown>(),
  };
  globalThis.frontdeskEarlyAnswers = early;
  return early;
}

test('uses an early answer immediately, and only once', () => {
  answered(JSON.stringify([BOT]));
  expect(earlyData(getBots, {})).toMatchObject([{ id: '7' }]);
  expect(earlyData(getBots, {})).toBeUndefined();
});

test('has no early data for another request, for another session or after a change', () => {
  answered(JSON.stringify(BOT), { url: '/api/bot/getBot?botId=7' });
  expect(earlyData(getBot, { botId: '8' })).toBeUndefined();
  answered(JSON.stringify([BOT]), { token: 'other' });
  expect(earlyData(getBots, {})).toBeUndefined();
  answered(JSON.stringify([BOT]), { at: performance.now() - 60_000 });
  expect(earlyData(getBots, {})).toBeUndefined();
  answered(JSON.stringify([BOT])).answers.clear();
  expect(earlyData(getBots, {})).toBeUndefined();
});

test('leaves an unreadable answer to the call', () => {
  for (const text of ['<!doctype html>', 'no json']) {
    const early = answered(text, { url: '/api/bot/getBot?botId=7' });
    expect(earlyData(getBot, { botId: '7' })).toBeUndefined();
    expect(early.answers.size).toBe(1);
  }
});

test('has no early data for a call that changes data', () => {
  answered('{}', { url: markAllNotificationsRead.path });
  expect(earlyData(markAllNotificationsRead, {})).toBeUndefined();
});

test('has no early data on a page without early answers', () => {
  expect(earlyData(getBots, {})).toBeUndefined();
});

test('has the first rows of a long list for each render, but not for another session', () => {
  const { starts } = answered('', { url: '/other' });
  starts.set(BOTS, JSON.stringify([BOT]));
  expect(earlyData(getBots, {})).toBeUndefined();
  const rows = earlyStart(getBots, {});
  expect(rows).toMatchObject([{ id: '7' }]);
  expect(earlyStart(getBots, {})).toBe(rows);
  starts.set(BOTS, '<!doctype html>');
  expect(earlyStart(getBots, {})).toBeUndefined();
  answered('', { token: 'other' }).starts.set(BOTS, JSON.stringify([BOT]));
  expect(earlyStart(getBots, {})).toBeUndefined();
});
