import { reportFailure } from './report-failure';

test('a reporting service that throws is no failure of the site', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.frontdeskReport = () => {
    throw new Error('the service is down');
  };
  reportFailure({ kind: 'missing', step: 'page', remote: 'qr', version: '1.4.0', message: 'Gone.' });
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: 'the service is down' }));
  globalThis.frontdeskReport = undefined;
  said.mockRestore();
});
