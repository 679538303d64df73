import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useTestApp } from './support/test-app';

describe('The API description', () => {
  const test = useTestApp();

  it('names every call of the contract with its fields and how to prove who is calling', async () => {
    const { paths, components } = (await test.app.inject('/api/openapi.json')).json();
    assert.equal(Object.keys(paths).length, 88);
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

  it('describes only calls that the server really answers', async () => {
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
