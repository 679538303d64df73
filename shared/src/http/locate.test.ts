import { startChatSession } from '../endpoints/chat';
import { uploadDocuments } from '../endpoints/document';
import { deleteNotification, markAllNotificationsRead, markNotificationRead } from '../endpoints/notification';
import { getOverview } from '../endpoints/overview';
import { locate, looksLikeHtml, parseJson } from './locate';

test('puts query fields into the address, joined by & and encoded', () => {
  expect(locate(getOverview, { agentId: 'a b', days: 7 })).toEqual({ url: '/api/overview?agentId=a%20b&days=7' });
});

test('omits absent query fields', () => {
  expect(locate(getOverview, { agentId: undefined, days: null })).toEqual({ url: '/api/overview' });
});

test('puts path fields only into the address', () => {
  expect(locate(deleteNotification, { id: 'a/b' })).toEqual({ url: '/api/notification/a%2Fb' });
});

test('leaves an absent path field empty', () => {
  expect(locate(deleteNotification, {})).toEqual({ url: '/api/notification/' });
});

test('puts all other fields into the body', () => {
  expect(locate(uploadDocuments, { botId: '7' })).toEqual({ url: uploadDocuments.path, body: '{"botId":"7"}' });
  expect(locate({ ...uploadDocuments, query: ['botId'] }, { botId: '7', documents: [] })).toEqual({
    url: `${uploadDocuments.path}?botId=7`,
    body: '{"documents":[]}',
  });
});

test('sends an empty object as the body of a call without fields', () => {
  expect(locate(markAllNotificationsRead, {}).body).toBe('{}');
  expect(locate(markNotificationRead, { id: '7' })).toEqual({ url: '/api/notification/7/read', body: '{}' });
});

test('sends no body when all fields are in the query', () => {
  expect(locate(startChatSession, { conversationId: 'c' })).toEqual({
    url: '/api/v1/chat/startSession?conversationId=c',
  });
});

test('sends a body only with POST', () => {
  expect(locate(getOverview, { other: 1 })).toEqual({ url: '/api/overview' });
});

test('treats an empty body as no value, and a body that is not JSON as unparsable', () => {
  expect(parseJson('')).toBeNull();
  expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  expect(parseJson('a')).toBeUndefined();
});

test.each(['<!doctype html><title>x</title>', '\n  <!DOCTYPE html>', '<html lang="en">'])(
  'recognizes %j as a page',
  (text) => {
    expect(looksLikeHtml(text)).toBe(true);
  },
);

test.each(['{"text":"<html>"}', 'Use <!doctype html>', '<svg></svg>', 'x<html>'])(
  'does not recognize %j as a page',
  (text) => {
    expect(looksLikeHtml(text)).toBe(false);
  },
);
