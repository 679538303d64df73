import { serverExample } from './server-example';

test('calls this site with the agent’s client id and contains no secret', () => {
  const example = serverExample('https://desk.example', 'rosa');
  expect(example).toContain('SITE=https://desk.example\n');
  expect(example).toContain("CLIENT_ID='rosa'\n");
  expect(example).toContain('-H "client_secret: $CLIENT_SECRET"');
  expect(example).toContain('CLIENT_SECRET=fds_...');
  for (const call of ['startSession', 'addParticipant', 'sendMessage']) expect(example).toContain(call);
});

test('quotes a client id with a quote as a single word of the shell', () => {
  expect(serverExample('https://desk.example', "it's; rm")).toContain("CLIENT_ID='it'\\''s; rm'\n");
});
