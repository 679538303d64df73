import { hubProblem, problemSentence } from './hub-problem';

test.each([
  ["Failed to complete negotiation with the server: Error: Not Found: Status code '404'", 'no-hub'],
  ["Error: Method Not Allowed: Status code '405'", 'no-hub'],
  ['SyntaxError: Unexpected token \'<\', "<!doctype "... is not valid JSON', 'no-hub'],
  ["Error: Unauthorized: Status code '401'", 'refused-session'],
  ['Error: Server returned an error on close: The session has ended.', 'refused-session'],
  ['Error: Server timeout elapsed without receiving a message from the server.', 'server-timeout'],
  ['Error: Server returned handshake error: no.', 'handshake'],
  ['TypeError: Failed to fetch', 'unreachable'],
] as const)('%s means %s', (words, problem) => {
  expect(hubProblem(new Error(words))).toBe(problem);
});

test('names a server timeout and a handshake error', () => {
  expect(problemSentence('server-timeout')).toMatch(/^Server timeout: /);
  expect(problemSentence('handshake')).toMatch(/^Handshake error: /);
});
