import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allEndpoints } from '../src/openapi/openapi-document';
import { createAgent, giveClient } from './support/agents';
import { refusalOf } from './support/api-client';
import { onEachDatabase } from './support/test-app';

const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
const fields = [
  'id',
  'botId',
  'Id',
  'documentId',
  'conversationId',
  'participantId',
  'clientId',
  'name',
  'Name',
  'description',
  'email',
  'password',
  'token',
  'Url',
  'text',
  'number',
  'message',
  'subject',
  'location',
  'startTime',
  'endTime',
  'content',
  'clientURI',
  'firstName',
  'role',
  'confirmation',
  'currentPassword',
  'lastName',
  'organization',
  'confirmPassword',
  'configuration',
  'modelName',
  'qrId',
  'Slug',
  'startsAt',
  'endsAt',
  'afterEndUrl',
  'isPaused',
  'changeId',
  'ids',
  'add',
  'remove',
  'style',
];
const filledWith = (value: unknown) =>
  JSON.stringify({ ...Object.fromEntries(fields.map((field) => [field, value])), Type: 'Url', status: 0 });

const ENDING = ['leaveOrganization', 'logout'];

const BODIES: Record<string, string> = {
  nothing: '',
  'broken JSON': '{"a":',
  'a bare text': '"hello"',
  'a bare null': 'null',
  'a list': '[1,2]',
  'an empty object': '{}',
  numbers: filledWith(1e308),
  lists: filledWith([[[]]]),
  objects: filledWith({ toString: 1, length: -1 }),
  'NUL characters': filledWith('a\u0000b'),
  'half characters': filledWith('a\ud800b@example.com'),
  'very long texts': filledWith('x'.repeat(9000)),
  'SQL and format strings': filledWith("%s %n '; drop table users; -- {{7*7}}"),
  'a poisoned prototype': '{"__proto__":{"isAdmin":true},"botId":"x","email":"a@b.co"}',
  'a poisoned constructor': '{"constructor":{"prototype":{"isAdmin":true}},"botId":"x"}',
  'deep nesting': deep,
  'deep nesting in a code': `{"Name":"x","Type":"Url","Url":${deep}}`,
};

describe('Nonsense', () => {
  onEachDatabase((test) => {
    it('is refused with a message and never breaks the server, whatever the call', async () => {
      const owner = await test.visitor.signUp();
      const clientId = await giveClient(owner, await createAgent(owner));
      // Some calls end their own session.
      const endpoints = allEndpoints().filter(({ name }) => !ENDING.includes(name));
      for (const { name, endpoint } of [...endpoints, ...allEndpoints().filter((one) => !endpoints.includes(one))]) {
        for (const [kind, payload] of Object.entries(BODIES)) {
          const garbage = encodeURIComponent(kind === 'NUL characters' ? '\u0000' : '💥\\"');
          const response = await test.app.inject({
            method: endpoint.method,
            url: `${endpoint.path.replace(':id', garbage)}?botId=${garbage}&conversationId=${garbage}&botId=2&qrId=${garbage}&days=${garbage}`,
            headers: { ...owner.headers, client_id: clientId, 'content-type': 'application/json' },
            remoteAddress: `10.0.0.${Object.keys(BODIES).indexOf(kind)}`,
            ...(endpoint.method === 'POST' && { payload }),
          });
          assert.ok(response.statusCode < 500, `${name} with ${kind}: ${response.statusCode} ${response.body}`);
          if (response.statusCode >= 400) refusalOf(response.statusCode, response);
        }
      }
    });

    it('in other content types is refused', async () => {
      const owner = await test.visitor.signUp();
      for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense']) {
        const response = await test.app.inject({
          method: 'POST',
          url: '/api/bot/create',
          headers: { ...owner.headers, 'content-type': type },
          payload: 'name=x',
        });
        refusalOf(415, response);
      }
    });

    it('without a session is refused before it is read', async () => {
      for (const { endpoint } of allEndpoints().filter((candidate) => candidate.endpoint.auth !== 'none')) {
        const response = await test.app.inject({
          method: endpoint.method,
          url: endpoint.path,
          headers: { 'content-type': 'text/nonsense' },
          ...(endpoint.method === 'POST' && { payload: 'x'.repeat(2_000_000) }),
        });
        refusalOf(401, response);
      }
    });

    it('that is too large is refused with the limit in the message', async () => {
      const owner = await test.visitor.signUp();
      const payload = JSON.stringify({ name: 'x'.repeat(1_100_000) });
      const headers = { ...owner.headers, 'content-type': 'application/json' };
      const response = await test.app.inject({ method: 'POST', url: '/api/bot/create', headers, payload });
      assert.equal(refusalOf(413, response), 'The request is too large: at most 1 MB.');
    });

    it('in addresses gets 404 or 400 as JSON', async () => {
      for (const url of ['/api/nothing', '/api/', '/api/bot/getBots/x', '/api/%00', '/api/%E0%A4%A', '/API/nothing']) {
        const response = await test.app.inject({ method: 'GET', url });
        assert.ok([400, 404].includes(response.statusCode), `${url}: ${response.statusCode}`);
        refusalOf(response.statusCode, response);
      }
      refusalOf(404, await test.app.inject({ method: 'PUT', url: '/api/bot/create' }));
    });
  });
});
