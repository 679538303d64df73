import { startChatSession } from '../endpoints/chat';
import { uploadDocuments } from '../endpoints/document';
import { deleteNotification, markAllNotificationsRead, markNotificationRead } from '../endpoints/notification';
import { getOverview } from '../endpoints/overview';
import { locate } from './locate';

test('fields of the query are in the address, joined by &, and encoded', () => {
  expect(locate(getOverview, { agentId: 'a b', days: 7 })).toEqual({ url: '/api/overview?agentId=a%20b&days=7' });
});

test('fields of the query that are absent are left out', () => {
  expect(locate(getOverview, { agentId: undefined, days: null })).toEqual({ url: '/api/overview' });
});

test('a field of the path is in the address alone', () => {
  expect(locate(deleteNotification, { id: 'a/b' })).toEqual({ url: '/api/notification/a%2Fb' });
});

test('a field of the path that is absent is empty', () => {
  expect(locate(deleteNotification, {})).toEqual({ url: '/api/notification/' });
});

test('what is sent beside path and query is in the body', () => {
  expect(locate(uploadDocuments, { botId: '7' })).toEqual({ url: uploadDocuments.path, body: '{"botId":"7"}' });
  expect(locate({ ...uploadDocuments, query: ['botId'] }, { botId: '7', documents: [] })).toEqual({
    url: `${uploadDocuments.path}?botId=7`,
    body: '{"documents":[]}',
  });
});

test('a call that sends nothing has an empty object as its body', () => {
  expect(locate(markAllNotificationsRead, {}).body).toBe('{}');
  expect(locate(markNotificationRead, { id: '7' })).toEqual({ url: '/api/notification/7/read', body: '{}' });
});

test('a call that sends a query alone has no body', () => {
  expect(locate(startChatSession, { conversationId: 'c' })).toEqual({
    url: '/api/v1/chat/startSession?conversationId=c',
  });
});

test('only POST has a body', () => {
  expect(locate(getOverview, { other: 1 })).toEqual({ url: '/api/overview' });
});
