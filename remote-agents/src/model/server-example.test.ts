import { serverExample } from './server-example';

test('the example calls this site with the agent’s client id and holds no secret', () => {
  const example = serverExample('https://desk.example', 'rosa');
  expect(example).toContain('SITE=https://desk.example\n');
  expect(example).toContain("CLIENT_ID='rosa'\n");
  expect(example).toContain('-H "client_secret: $CLIENT_SECRET"');
  expect(example).toContain('CLIENT_SECRET=fds_...');
  for (const call of ['startSession', 'addParticipant', 'sendMessage']) expect(example).toContain(call);
});

test('a client id with a quote stays one word of the shell', () => {
  expect(serverExample('https://desk.example', "it's; rm")).toContain("CLIENT_ID='it'\\''s; rm'\n");
});
