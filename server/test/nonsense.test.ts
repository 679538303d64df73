import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import { createAgent, giveClient } from './support/agents';
import { refusalOf } from './support/api-client';
import { onOneDatabase } from './support/test-app';

const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
/** Every field of every request, with `value` in each. */
const filledWith = (endpoints: readonly Endpoint[], value: unknown) => {
  const fields = endpoints.flatMap(({ request }) =>
    'entries' in request ? Object.keys(request.entries as object) : [],
  );
  return JSON.stringify({ ...Object.fromEntries(fields.map((field) => [field, value])), Type: 'Url', status: 0 });
};

/** Calls that end their own session are made last. */
const isEnding = ({ path }: Endpoint) => /\/(?:leave|logout|delete(?:Account|Organization))/i.test(path);

const bodiesFor = (endpoints: readonly Endpoint[]): Record<string, string> => ({
  nothing: '',
  'broken JSON': '{"a":',
  'a bare text': '"hello"',
  'a bare null': 'null',
  'a list': '[1,2]',
  'an empty object': '{}',
  numbers: filledWith(endpoints, 1e308),
  lists: filledWith(endpoints, [[[]]]),
  objects: filledWith(endpoints, { toString: 1, length: -1 }),
  'NUL characters': filledWith(endpoints, 'a\u0000b'),
  'half characters': filledWith(endpoints, 'a\ud800b@example.com'),
  'very long texts': filledWith(endpoints, 'x'.repeat(9000)),
  'SQL and format strings': filledWith(endpoints, "%s %n '; drop table users; -- {{7*7}}"),
  'a poisoned prototype': '{"__proto__":{"isAdmin":true},"botId":"x","email":"a@b.co"}',
  'a poisoned constructor': '{"constructor":{"prototype":{"isAdmin":true}},"botId":"x"}',
  'deep nesting': deep,
  'deep nesting in a code': `{"Name":"x","Type":"Url","Url":${deep}}`,
});

describe('Nonsense', () => {
  onOneDatabase('sqlite', (test) => {
    it('is refused with a message and never breaks the server, whatever the call', async () => {
      const owner = await test.visitor.signUp();
      const clientId = await giveClient(owner, await createAgent(owner));
      const { endpoints } = test.app;
      const bodies = bodiesFor(endpoints);
      for (const endpoint of endpoints.toSorted((one, other) => Number(isEnding(one)) - Number(isEnding(other)))) {
        for (const [kind, payload] of Object.entries(bodies)) {
          const garbage = encodeURIComponent(kind === 'NUL characters' ? '\u0000' : '💥\\"');
          const response = await test.app.inject({
            method: endpoint.method,
            url: `${endpoint.path.replace(':id', garbage)}?botId=${garbage}&conversationId=${garbage}&botId=2&qrId=${garbage}&days=${garbage}`,
            headers: { ...owner.headers, client_id: clientId, 'content-type': 'application/json' },
            remoteAddress: `10.0.0.${Object.keys(bodies).indexOf(kind)}`,
            ...(endpoint.method === 'POST' && { payload }),
          });
          assert.ok(
            response.statusCode < 500,
            `${endpoint.path} with ${kind}: ${response.statusCode} ${response.body}`,
          );
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
      for (const endpoint of test.app.endpoints.filter(({ auth }) => auth !== 'none')) {
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
