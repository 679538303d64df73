import { HOST } from '../remotes/failure/load-failure';
import { remoteLoader } from '../remotes/loader/loader';
import { useRegistry } from '../remotes/registry/registry-store';
import { clientReport } from './client-report';
import { reportFailedPage, reportPageError } from './page-errors';

jest.mock('@module-federation/runtime', () => jest.requireActual('../testing/fake-federation'));

const remote = (name: string, entry: string) => ({ name, version: '1.4.0', contract: '^1.0.0', entry, routes: [] });
const remotes = [
  remote('qr', '/admin/remotes/qr/entry.js'),
  remote('hours', 'https://hours.example/app/entry.js'),
  remote('bad', '/admin/bad.js'),
];
const errorOf = (...frames: string[]) =>
  Object.assign(new Error('Secret of anna@example.com'), { stack: frames.join('\n') });
const thrown = (error: unknown, more: ErrorEventInit = {}) =>
  reportPageError(new ErrorEvent('error', { error, ...more }));

let added: jest.SpyInstance;
let passed: jest.Mock;
beforeEach(() => {
  useRegistry.setState({ registry: { remotes, refused: [], failures: [] } as never });
  added = jest.spyOn(clientReport, 'add').mockImplementation(() => undefined);
  passed = jest.fn();
  globalThis.frontdeskReport = passed;
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.frontdeskReport = undefined;
  remoteLoader.reset();
});
const reported = () => added.mock.calls.map(([{ remote, version, error }]) => `${remote} ${version} ${error}`);

test.each([
  [
    'Chrome',
    '    at save (http://localhost/admin/remotes/qr/MyQrPage.1a.js:1:20431)',
    'qr 1.4.0 MyQrPage.1a.js:1:20431',
  ],
  ['Chrome without a name', '    at http://localhost/admin/remotes/qr/a.js:2:7', 'qr 1.4.0 a.js:2:7'],
  ['Firefox and Safari', 'save@https://hours.example/app/HoursPage.js:3:9', 'hours 1.4.0 HoursPage.js:3:9'],
  ['an entry in the folder of the host', '    at f (http://localhost/admin/bad.js:1:1)', 'bad 1.4.0 bad.js:1:1'],
  ['the host', '    at f (http://localhost/admin/main.0f.js:1:77)', `host ${HOST.version} main.0f.js:1:77`],
  ['an address with a search', '    at f (http://localhost/admin/remotes/qr/b.js?v=1:5:6)', 'qr 1.4.0 b.js:5:6'],
])('reads the place from a frame of %s', (_, frame, place) => {
  thrown(errorOf('Error: Secret', frame));
  expect(reported()).toEqual([place]);
});

test('blames the remote whose code called the library that threw', () => {
  const vendor = '    at render (http://localhost/admin/vendor.js:1:1)';
  const page = '    at Page (http://localhost/admin/remotes/qr/c.js:1:2)';
  thrown(errorOf('Error', vendor, page));
  expect(reported()).toEqual(['qr 1.4.0 c.js:1:2']);
});

test('names the release that was loaded, not the release that the registry lists now', () => {
  remoteLoader.useStatus.setState({ qr: { state: 'ready', version: '1.3.0', pages: {} } });
  thrown(errorOf('    at f (http://localhost/admin/remotes/qr/d.js:1:2)'));
  expect(reported()).toEqual(['qr 1.3.0 d.js:1:2']);
});

test('reports a place once, and passes the error itself only to the page’s own service', () => {
  const error = errorOf('    at f (http://localhost/admin/remotes/qr/e.js:1:2)');
  thrown(error);
  reportPageError(Object.assign(new Event('unhandledrejection'), { reason: error }) as PromiseRejectionEvent);
  expect(reported()).toEqual(['qr 1.4.0 e.js:1:2']);
  expect(passed.mock.calls).toEqual([
    [expect.objectContaining({ kind: 'other', step: 'background', remote: 'qr', version: '1.4.0', cause: error })],
  ]);
  expect(JSON.stringify(added.mock.calls)).not.toContain('Secret');
});

const crashed = (cause: unknown, componentStack = '') =>
  reportFailedPage({
    kind: 'other',
    step: 'render',
    remote: 'qr',
    version: '1.3.0',
    message: '',
    cause,
    componentStack,
  });

test('adds the place to the failure of a page that threw while it rendered, once', () => {
  const error = errorOf('Error', '    at Page (http://localhost/admin/remotes/qr/r.js:1:2)');
  crashed(error);
  crashed(error);
  const failure = { remote: 'qr', version: '1.3.0', failure: 'other' };
  expect(added.mock.calls).toEqual([[{ ...failure, place: 'r.js:1:2' }], [failure]]);
});

test('adds the place of the component when only the host’s code is in the stack', () => {
  const vendor = errorOf('Error', '    at e (http://localhost/admin/vendor.js:1:1)');
  crashed(vendor, '\n    at div\n    at Page (http://localhost/admin/remotes/qr/s.js:3:4)');
  crashed(null, '\n    at div');
  expect(added.mock.calls.map(([{ place }]) => place)).toEqual(['s.js:3:4', undefined]);
});

test('adds no place to a failure to load', () => {
  const cause = errorOf('    at f (http://localhost/admin/remotes/qr/t.js:1:2)');
  reportFailedPage({ kind: 'missing', step: 'page', remote: 'qr', version: '1.3.0', message: '', cause });
  expect(added.mock.calls).toEqual([[{ remote: 'qr', version: '1.3.0', failure: 'missing' }]]);
});

test('reads the place from the event when the thrown value is not an error', () => {
  thrown('a text', { filename: 'http://localhost/admin/remotes/qr/f.js', lineno: 4, colno: 5 });
  expect(reported()).toEqual(['qr 1.4.0 f.js:4:5']);
});

test.each([
  ['a browser extension', errorOf('    at f (chrome-extension://abcdef/content.js:1:1)')],
  ['a script of another origin', errorOf('    at f (https://cdn.example/x.js:1:1)')],
  ['a rejection without an error', 'a text'],
])('ignores %s', (_, error) => {
  reportPageError(Object.assign(new Event('unhandledrejection'), { reason: error }) as PromiseRejectionEvent);
  expect(reported()).toEqual([]);
});

const withoutStack = Object.defineProperty(new Error('x'), 'stack', {
  get() {
    throw new Error('y');
  },
});

test.each([
  ['an error whose stack throws', withoutStack],
  ['a stack that is no text', Object.assign(new Error('x'), { stack: 5 })],
  ['null', null],
  ['an object that cannot be changed', Object.freeze({ circular: globalThis })],
  ['a frame with an invalid address', errorOf('    at f (http://[:1:1)')],
])('survives %s', (_, error) => {
  thrown(error, { filename: 'http://localhost/admin/remotes/qr/g.js', lineno: 1, colno: Math.random() * 1e6 });
  reportPageError(Object.assign(new Event('unhandledrejection'), { reason: error }) as PromiseRejectionEvent);
});

test('reports no number that is longer than the server accepts', () => {
  thrown('a text', { filename: 'http://localhost/admin/remotes/qr/i.js', lineno: 1, colno: 4_294_967_295 });
  expect(reported()).toEqual(['qr 1.4.0 i.js:1:4294967']);
});

test('finds the frame behind a message of a million addresses', () => {
  thrown(
    errorOf('Error: '.concat('http://'.repeat(1_000_000)), '    at f (http://localhost/admin/remotes/qr/h.js:1:2)'),
  );
  expect(reported()).toEqual(['qr 1.4.0 h.js:1:2']);
});

test('names the remote in the nearest folder, and the host for its own files', () => {
  const entries = [
    remote('root', '/entry.js'),
    remote('teams', '/teams/entry.js'),
    remote('inner', '/teams/inner/e.js'),
  ];
  useRegistry.setState({ registry: { remotes: entries, refused: [], failures: [] } as never });
  for (const file of ['admin/main.js', 'entry.js', 'teams/a.js', 'teams/inner/a.js', 'other.js']) {
    thrown(errorOf(`    at f (http://localhost/${file}:1:99)`));
  }
  expect(reported()).toEqual([
    `host ${HOST.version} main.js:1:99`,
    'root 1.4.0 entry.js:1:99',
    'teams 1.4.0 a.js:1:99',
    'inner 1.4.0 a.js:1:99',
  ]);
});
