import assert from 'node:assert/strict';
import path from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run-command.mjs';

it('the client sends the key with headers of every kind', async () => {
  // Its types are generated when it is packed.
  const { createClient } = await import(pathToFileURL(path.join(ROOT, 'clients/client/index.js')).href);
  for (const headers of [{ 'x-trace': '1' }, new Headers({ 'x-trace': '1' }), undefined]) {
    const sent: Request[] = [];
    const fetch = async (request: Request) => {
      sent.push(request);
      return Response.json([]);
    };
    await createClient({ url: 'https://desk.example.com/', key: 'fd_1', headers, fetch }).GET('/api/bot/getBots');
    const [request] = sent;
    assert.equal(request?.url, 'https://desk.example.com/api/bot/getBots');
    assert.equal(request?.headers.get('authorization'), 'Bearer fd_1');
    assert.equal(request?.headers.get('x-trace'), headers ? '1' : null);
  }
});
