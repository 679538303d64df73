import {
  DeadlineError,
  GroupError,
  InvalidManifestError,
  loadFailure,
  reportFailure,
  thrownFailure,
} from './load-failure';

const QR = { name: 'qr', version: '1.4.0' };
const named = (name: string, message = '') => Object.assign(new Error(message), { name });

const MISSING = { kind: 'missing', message: 'One of its files is missing.' };
const TIMEOUT = { kind: 'timeout', message: 'It took too long to load.' };
const OTHER = { kind: 'other', message: 'It could not start.' };

test.each([
  [named('ChunkLoadError'), MISSING],
  [new Error('Loading chunk 7 failed.'), MISSING],
  [new TypeError('Failed to fetch'), MISSING],
  [new TypeError('NetworkError when attempting to fetch resource.'), MISSING],
  [new TypeError('Load failed'), MISSING],
  [new Error('RUNTIME-001'), MISSING],
  [new Error('RUNTIME-008'), MISSING],
  ['Loading chunk 7 failed.', MISSING],
  [new Error('ScriptExecutionError: SyntaxError, Failed to fetch'), MISSING],
  [named('TimeoutError'), TIMEOUT],
  [new Error('The script timed out.'), TIMEOUT],
  [new Error('Loading chunk 7 failed. (timeout: /x.js)'), TIMEOUT],
  [new DeadlineError('no answer'), TIMEOUT],
  [new Error('ScriptExecutionError: Failed to fetch'), OTHER],
  [new Error('RUNTIME-003'), OTHER],
  [undefined, OTHER],
  [new InvalidManifestError('Failed to fetch'), { kind: 'invalid', message: 'Its manifest cannot be read.' }],
])('describes %s by its kind and a sentence', (cause, finding) => {
  expect(loadFailure(QR, 'page', cause)).toEqual({ ...finding, step: 'page', remote: 'qr', version: '1.4.0', cause });
});

test('describes the failure of a shared group as step shared, with its name', () => {
  const cause = new GroupError('@frontdesk/shared/ui/data', named('TimeoutError'));
  expect(loadFailure(QR, 'page', cause)).toMatchObject({
    kind: 'timeout',
    step: 'shared',
    message: 'Code that several pages share (data) could not be loaded.',
  });
});

test('describes a module that does not compile as a syntax error', () => {
  const cause = new Error('Module parse failed: Unexpected token (3:7)');
  expect(loadFailure(QR, 'page', cause)).toMatchObject({
    kind: 'syntax error',
    message: 'It does not compile: Unexpected token at 3:7.',
  });
});

test('prefers a known reason to the error’s message', () => {
  const finding = { kind: 'blocked', message: 'It is blocked.' } as const;
  expect(loadFailure(QR, 'entry', new TypeError('Failed to fetch'), finding)).toMatchObject(finding);
});

test('explains that nothing is lost when a shown page threw', () => {
  const cause = new Error('Failed to fetch');
  expect(thrownFailure(QR, cause)).toEqual({
    kind: 'other',
    step: 'render',
    remote: 'qr',
    version: '1.4.0',
    message: 'What you saved is safe.',
    cause,
  });
});

test('reports a failure with or without a cause', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = { kind: 'missing', step: 'page', remote: 'qr', version: '1.4.0', message: 'Gone.' } as const;
  const cause = new Error('x');
  reportFailure({ ...failure, cause });
  reportFailure(failure);
  const words = 'chunk load failure (missing): qr 1.4.0, page: Gone.';
  expect(logged.mock.calls).toEqual([
    [words, cause],
    [words, ''],
  ]);
  logged.mockRestore();
});

test('ignores a reporting service that throws', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.frontdeskReport = () => {
    throw new Error('the service is down');
  };
  reportFailure({ kind: 'missing', step: 'page', remote: 'qr', version: '1.4.0', message: 'Gone.' });
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'the service is down' }));
  globalThis.frontdeskReport = undefined;
  logged.mockRestore();
});
