/** @jest-environment-options {"url": "https://desk.example/"} */
import { explainFailure } from './explain-failure';
import { ScriptTrouble } from './script-trouble';

/** Nothing on another origin loads. */
const request = jest.fn((link: string | Node) => {
  queueMicrotask(() => (link as Node).dispatchEvent(new Event('error')));
});
beforeEach(() => {
  document.head.append = request.mockClear();
  performance.getEntriesByName = () => [];
});
const explain = (address: string) => explainFailure(address, '', new ScriptTrouble());

test('explains that an https page cannot load an http script', async () => {
  await expect(explain('http://cdn.example/qr/entry.js')).resolves.toEqual({
    kind: 'mixed content',
    message: 'http://cdn.example serves it over http, which an https page may not load.',
  });
  expect(request).not.toHaveBeenCalled();
});

test.each([
  'http://localhost:8081',
  'http://qr.localhost',
  'http://127.0.0.1:8081',
  'http://127.12.34.56',
  'http://[::1]',
])('allows an https page to load a script from this machine at %s', async (origin) => {
  await expect(explain(`${origin}/entry.js`)).resolves.toBeNull();
  expect(request).toHaveBeenCalled();
});

test.each([
  'http://localhost.evil.example',
  'http://notlocalhost',
  'http://127.0.0.1.evil.example',
  'http://1.127.0.0',
])('does not treat %s as this machine', async (origin) => {
  await expect(explain(`${origin}/entry.js`)).resolves.toMatchObject({ kind: 'mixed content' });
});

test('does not treat an https script as mixed content', async () => {
  await expect(explain('https://cdn.example/entry.js')).resolves.toBeNull();
});
