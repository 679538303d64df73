import { reportFailure } from './report-failure';

test('reports a failure with or without a cause', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = { kind: 'missing', step: 'page', remote: 'qr', version: '1.4.0', message: 'Gone.' } as const;
  const cause = new Error('x');
  reportFailure({ ...failure, cause });
  reportFailure(failure);
  const words = 'chunk load failure (missing): qr 1.4.0, page: Gone.';
  expect(said.mock.calls).toEqual([
    [words, cause],
    [words, ''],
  ]);
  said.mockRestore();
});

test('ignores a reporting service that throws', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.frontdeskReport = () => {
    throw new Error('the service is down');
  };
  reportFailure({ kind: 'missing', step: 'page', remote: 'qr', version: '1.4.0', message: 'Gone.' });
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: 'the service is down' }));
  globalThis.frontdeskReport = undefined;
  said.mockRestore();
});
