import { explainFailure } from './explain-failure';
import { ScriptTrouble } from './script-trouble';

const ELSEWHERE = 'https://cdn.example/qr/entry.js';
const HERE = 'http://localhost/qr/entry.js';
let trouble: ScriptTrouble;
beforeEach(() => {
  trouble = new ScriptTrouble();
  trouble.listen();
});

/** Fakes the server's answer and what the browser allows. */
function served({ status = 200, type = 'text/javascript', cors = true, isThere = true, matches = true }) {
  globalThis.fetch = async (_, options) => {
    if (!isThere || (options?.integrity && !matches)) throw new TypeError('Failed to fetch');
    return new Response('x', { status, headers: { 'content-type': type } });
  };
  performance.getEntriesByName = () => [{ responseStatus: cors && isThere ? status : 0 }] as never;
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const link = node as HTMLLinkElement;
    const isLoaded = isThere && (link.crossOrigin === null || (cors && status < 400 && (!link.integrity || matches)));
    queueMicrotask(() => link.dispatchEvent(new Event(isLoaded ? 'load' : 'error')));
  });
}
afterEach(() => jest.restoreAllMocks());

test.each([
  ['a page in its place', { type: 'text/html' }],
  ['error 404', { status: 404 }],
  ['no server', { isThere: false }],
  ['a script that loads now', {}],
])('finds no reason other than missing for %s', async (_, answer) => {
  served(answer);
  await expect(explainFailure(ELSEWHERE, '', trouble)).resolves.toBeNull();
});

test.each([HERE, ELSEWHERE])('explains a server error of %s', async (address) => {
  served({ status: 503 });
  await expect(explainFailure(address, '', trouble)).resolves.toEqual({
    kind: 'server error',
    message: 'Its server answered with error 503.',
  });
});

test('explains a script that another origin does not allow', async () => {
  served({ cors: false });
  await expect(explainFailure(ELSEWHERE, '', trouble)).resolves.toEqual({
    kind: 'blocked',
    message: 'https://cdn.example does not allow this site to load it (CORS).',
  });
});

test('explains what to do when the policy forbids a preview’s script', async () => {
  sessionStorage.setItem('PREVIEW', 'qr@0123456789abcdef');
  served({ isThere: false });
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI: ELSEWHERE }));
  const { message } = (await explainFailure(ELSEWHERE, '', trouble)) ?? {};
  expect(message).toMatch(/does not allow https:\/\/cdn\.example\. Open the preview link again\.$/);
  sessionStorage.clear();
});

test('explains a script that the Content-Security-Policy forbids', async () => {
  served({ isThere: false });
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI: ELSEWHERE }));
  await expect(explainFailure(ELSEWHERE, '', trouble)).resolves.toEqual({
    kind: 'blocked',
    message: 'The Content-Security-Policy of this site does not allow https://cdn.example.',
  });
});

test.each([HERE, ELSEWHERE])('explains that the hash of %s differs from the release', async (address) => {
  served({ matches: false });
  await expect(explainFailure(address, 'sha384-abc', trouble)).resolves.toEqual({
    kind: 'invalid',
    message: 'Its entry script is not the one that was released.',
  });
  served({});
  await expect(explainFailure(HERE, 'sha384-abc', trouble)).resolves.toBeNull();
});

test('explains a changed script and one without a hash on a site that requires hashes', async () => {
  globalThis.frontdeskHashes = new Map([['/qr/entry.js', 'sha256-abc']]);
  served({ matches: false });
  await expect(explainFailure(`${HERE}?again=1`, '', trouble)).resolves.toEqual({
    kind: 'invalid',
    message: 'entry.js is not the one that was released.',
  });
  served({});
  await expect(explainFailure(HERE, '', trouble)).resolves.toBeNull();
  globalThis.frontdeskHashes.clear();
  await expect(explainFailure(HERE, '', trouble)).resolves.toEqual({
    kind: 'invalid',
    message: "entry.js has no hash in this site's list of parts, and this site requires one.",
  });
  globalThis.frontdeskHashes = undefined;
});

test('fetches nothing from another origin, because the policy does not allow it', async () => {
  served({ cors: false });
  const request = jest.spyOn(globalThis, 'fetch');
  await explainFailure(ELSEWHERE, 'sha384-abc', trouble);
  expect(request).not.toHaveBeenCalled();
});

test('explains a script that cannot be parsed, with file and line', async () => {
  served({});
  window.dispatchEvent(
    new ErrorEvent('error', { filename: HERE, lineno: 3, colno: 7, error: new SyntaxError("Unexpected token ')'") }),
  );
  await expect(explainFailure(HERE, '', trouble)).resolves.toEqual({
    kind: 'syntax error',
    message: "entry.js:3:7 cannot be read: Unexpected token ')'.",
  });
});
