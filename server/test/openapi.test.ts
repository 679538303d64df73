import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { version } from '../package.json';
import { useTestApp } from './support/test-app';

describe('The API description', () => {
  const test = useTestApp();

  it('lists every call of the contract with its fields and authentication', async () => {
    const { info, paths, components } = (await test.app.inject('/api/openapi.json')).json();
    assert.equal(info.version, version);
    assert.match(info.description, /bearer token/);
    assert.equal(Object.keys(paths).length, 91);
    const upload = paths['/api/v1.0/document/upload'].post;
    assert.deepEqual(upload.security, [{ session: [] }]);
    assert.ok(upload.requestBody.content['application/json'].schema.properties.documents);
    const start = paths['/api/v1/chat/startSession'].post;
    assert.deepEqual(start.security, [{ clientId: [] }, { clientId: [], clientSecret: [] }]);
    const replied = paths['/api/v1/chat/sendMessage'].post.responses[200].content;
    assert.deepEqual(Object.keys(replied), ['application/json', 'text/event-stream']);
    assert.equal(components.securitySchemes.clientSecret.name, 'client_secret');
    assert.equal(start.parameters[0].name, 'conversationId');
    assert.equal(paths['/api/notification/{id}'].delete.parameters[0].in, 'path');
  });

  it('keeps the name and group of a list that also has pages', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json();
    for (const [path, name, group] of [
      ['/api/bot/getBots', 'getBots', 'bot'],
      ['/api/qr/getmyqrs', 'getMyQrs', 'qr'],
      ['/api/notification/getNotifications', 'getNotifications', 'notification'],
    ] as const) {
      const { operationId, tags, parameters } = paths[path].get;
      assert.deepEqual([operationId, tags], [name, [group]]);
      const names = parameters.map((parameter: { readonly name: string }) => parameter.name);
      assert.deepEqual(names.slice(-3), ['limit', 'cursor', 'search']);
    }
  });

  it('describes only calls that the server implements', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json();
    for (const [path, operations] of Object.entries(paths)) {
      for (const method of Object.keys(operations as object)) {
        const url = path.replace('{id}', 'x');
        const { statusCode } = await test.app.inject({ method: method.toUpperCase() as 'GET', url });
        assert.ok([400, 401].includes(statusCode), `${method} ${path}: ${statusCode}`);
      }
    }
  });
});
