import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createShortLink } from '@frontdesk/shared/endpoints/short-link';
import { listen } from './support/hub-client';
import { onOneDatabase, useTestApp } from './support/test-app';

onOneDatabase('sqlite', (test) => {
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

  it('/healthz and /readyz return 200 while everything works', async () => {
    assert.equal((await get('/healthz')).statusCode, 200);
    const ready = await get('/readyz');
    assert.equal(ready.statusCode, 200);
    assert.deepEqual(ready.json(), { ready: true });
  });

  it('/metrics counts requests by route and status, hub connections, queues and mail', async () => {
    await get('/api/bot/getBots');
    const { statusCode, headers, body } = await get('/metrics');
    assert.equal(statusCode, 200);
    assert.match(String(headers['content-type']), /^text\/plain; version=0\.0\.4/);
    for (const line of [
      'frontdesk_http_requests_total{method="GET",route="/api/bot/getBots",status="401"} 1',
      'frontdesk_hub_connections{hub="/notificationHub"} 0',
      'frontdesk_documents_waiting 0',
      'frontdesk_documents_waiting_seconds 0',
      'frontdesk_passages_waiting 0',
      'frontdesk_overdue_seconds{queue="mails"} 0',
      'frontdesk_overdue_seconds{queue="webhooks"} 0',
      'frontdesk_overdue_seconds{queue="websites"} 0',
      'frontdesk_mails{result="sent"} 0',
    ]) {
      assert.ok(body.includes(line), line);
    }
    assert.equal(body.includes('frontdesk_database_connections'), test.engine === 'postgres');
  });

  it('/metrics counts the requests of short links by status', async () => {
    const owner = await test.visitor.signUp();
    const { slug } = await owner.call(createShortLink, { Type: 'Url', Url: 'https://example.com' } as never);
    const { url } = await listen(test.app);
    const statuses = [];
    for (const path of [slug, slug, 'nowhere']) {
      statuses.push((await fetch(`${url}/r/${path}`, { redirect: 'manual' })).status);
    }
    assert.deepEqual(statuses, [302, 302, 404]);
    const { body } = await get('/metrics');
    const counted = body.split('\n').filter((line) => line.startsWith('frontdesk_link_requests_total'));
    assert.deepEqual(counted, [
      'frontdesk_link_requests_total{status="200"} 0',
      'frontdesk_link_requests_total{status="302"} 2',
      'frontdesk_link_requests_total{status="404"} 1',
      'frontdesk_link_requests_total{status="410"} 0',
      'frontdesk_link_requests_total{status="503"} 0',
    ]);
  });

  it('every API response has a request id, the caller’s own if there is one', async () => {
    assert.match(String((await get('/api/bot/getBots')).headers['x-request-id']), /^[0-9a-f-]{36}$/);
    const own = await get('/api/nothing', { 'x-request-id': 'trace-7' });
    assert.equal(own.headers['x-request-id'], 'trace-7');
    const hostile = await get('/api/nothing', { 'x-request-id': 'a b"c' });
    assert.match(String(hostile.headers['x-request-id']), /^[0-9a-f-]{36}$/);
  });

  it('unknown API addresses get 404 as JSON', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/API/bot']) {
      const { statusCode, headers } = await get(url);
      assert.equal(statusCode, 404, url);
      assert.match(String(headers['content-type']), /^application\/json/, url);
    }
  });
});

describe('Metrics with a token', () => {
  const test = useTestApp('sqlite', { metricsToken: 'secret' });
  it('can be read only with it', async () => {
    assert.equal((await test.app.inject({ url: '/metrics' })).statusCode, 401);
    const headers = { authorization: 'Bearer secret' };
    assert.equal((await test.app.inject({ url: '/metrics', headers })).statusCode, 200);
  });
});

describe('Metrics without a token', () => {
  const test = useTestApp();
  it('can be read only from this machine, and never through its proxy', async () => {
    assert.equal((await test.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode, 403);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    assert.equal((await test.app.inject({ url: '/metrics', headers })).statusCode, 403);
    assert.equal((await test.app.inject({ url: '/metrics', remoteAddress: '::1' })).statusCode, 200);
  });
});
