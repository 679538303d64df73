import { compileErrorOf } from './load-failure';

const environment = process.env['NODE_ENV'];

afterEach(() => {
  Object.assign(process.env, { NODE_ENV: environment });
});

const syntaxError = new Error(
  'Module build failed (from ../node_modules/swc-loader/src/index.js):\nError:   \u001b[31m×\u001b[0m Expression expected\n' +
    '    ╭─[/home/ada/remote-qr/src/MyQrPage.tsx:45:1]\n 44 | }\n 45 | }}\n    : ^\n',
);

test('names file, line and reason when a module does not compile', () => {
  expect(compileErrorOf(syntaxError)).toBe(
    'It does not compile: Expression expected at /home/ada/remote-qr/src/MyQrPage.tsx:45:1.',
  );
});

test('keeps the reason when another loader refuses a module', () => {
  const error = new Error('Module parse failed: Unexpected token (3:7)\nYou may need an appropriate loader.');
  expect(compileErrorOf(error)).toBe('It does not compile: Unexpected token at 3:7.');
});

test('names only the reason when the position is unknown', () => {
  expect(compileErrorOf(new Error('Module build failed: out of memory'))).toBe('It does not compile: out of memory.');
});

test('returns null for other failures', () => {
  expect(compileErrorOf(new Error('Loading chunk 7 failed.'))).toBeNull();
  expect(compileErrorOf(new Error('Error: Module build failed: x'))).toBeNull();
  expect(compileErrorOf('Module build failed')).toBeNull();
});

test('returns null in a production build', () => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  expect(compileErrorOf(syntaxError)).toBeNull();
});
