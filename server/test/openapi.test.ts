import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { version } from '../package.json';
import { useTestApp } from './support/test-app';

type Operations = Record<
  string,
  { readonly operationId: string; readonly tags: string[]; readonly parameters: { readonly name: string }[] }
>;

/** Rules of the linter that do not apply here, with the reasons. */
const UNCHECKED = {
  // An operation's id is formed from the words in its path; a summary would only repeat them.
  'operation-summary': 'off',
} as const;

describe('The API description', () => {
  const test = useTestApp();

  it('lists every call of the contract with its fields and authentication', async () => {
    const { info, paths, components } = (await test.app.inject('/api/openapi.json')).json();
    assert.equal(info.version, version);
    assert.match(info.description, /bearer token/);
    const described = Object.entries(paths as Record<string, object>).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routes = test.app.endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    assert.deepEqual(described.sort(), [...new Set(routes)].sort());
    const upload = paths['/api/v1.0/document/upload'].post;
    assert.deepEqual(upload.security, [{ session: [] }, { apiKey: ['documents:write'] }]);
    assert.deepEqual(Object.keys(upload.responses), ['200', '401', '403', '429', '4XX', '5XX']);
    assert.match(upload.responses[403].description, /documents:write/);
    assert.deepEqual(paths['/api/keys'].get.security, [{ session: [] }]);
    assert.ok(upload.requestBody.content['application/json'].schema.properties.documents);
    const publish = paths['/api/releases/publish'].post;
    assert.deepEqual(Object.keys(publish.requestBody.content), ['application/zip']);
    assert.deepEqual(publish.security, [{ releaseToken: [] }]);
    const start = paths['/api/v1/chat/startSession'].post;
    assert.deepEqual(start.security, [{ clientId: [] }, { clientId: [], clientSecret: [] }]);
    const replied = paths['/api/v1/chat/sendMessage'].post.responses[200].content;
    assert.deepEqual(Object.keys(replied), ['application/json', 'text/event-stream']);
    assert.equal(components.securitySchemes.clientSecret.name, 'client_secret');
    assert.equal(start.parameters[0].name, 'conversationId');
    assert.equal(paths['/api/notification/{id}'].delete.parameters[0].in, 'path');
  });

  it('names every call once, and groups it by its subject', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json() as { paths: Record<string, Operations> };
    const names = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
    for (const [path, name, group] of [
      ['/api/bot/getBots', 'bot.getBots', 'bot'],
      ['/api/qr/getmyqrs', 'qr.getmyqrs', 'qr'],
      ['/api/notification/getNotifications', 'notification.getNotifications', 'notification'],
    ] as const) {
      const operation = paths[path]?.['get'];
      assert.deepEqual([operation?.operationId, operation?.tags], [name, [group]]);
      const fields = operation?.parameters.map((parameter) => parameter.name);
      assert.deepEqual(fields?.slice(-3), ['limit', 'cursor', 'search']);
    }
    assert.equal(paths['/api/notification/{id}']?.['delete']?.operationId, 'notification.delete.id');
  });

  it('passes its linter without a complaint', async () => {
    const { body } = await test.app.inject('/api/openapi.json');
    const config = await createConfig({ extends: ['recommended'], rules: UNCHECKED });
    const lint = (source: string) => lintFromString({ source, absoluteRef: 'openapi.json', config });
    const problems = await lint(body);
    assert.deepEqual(
      problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer}`),
      [],
    );
    // Proves that the linter reports problems.
    assert.notEqual((await lint(body.replace('"operationId":"bot.getBots"', '"operationId":"bot.getBot"'))).length, 0);
  });

  it('describes only calls that the server implements', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json();
    for (const [path, operations] of Object.entries(paths)) {
      for (const method of Object.keys(operations as object)) {
        const url = path.replace('{id}', 'x');
        const { statusCode, body } = await test.app.inject({ method: method.toUpperCase() as 'GET', url });
        // For a slug without a place, the response is this message.
        const isKnown = [400, 401].includes(statusCode) || /This code is unknown/.test(body);
        assert.ok(isKnown, `${method} ${path}: ${statusCode}`);
      }
    }
  });
});
