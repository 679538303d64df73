import { type LoadFailure, onLoadFailure, reportLoadFailure } from './load-failure';

const failure: LoadFailure = {
  kind: 'missing',
  step: 'page',
  remote: 'qr',
  version: '1.4.0',
  message: 'One of its files is missing.',
};

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('writes a failure to the console and passes it to every listener', () => {
  const listeners = [jest.fn(), jest.fn()];
  const stops = listeners.map((listener) => onLoadFailure(listener));
  reportLoadFailure(failure);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('chunk load failure (missing): qr'), '');
  for (const listener of listeners) expect(listener.mock.calls).toEqual([[failure]]);
  for (const stop of stops) stop();
});

test('passes nothing more to a listener that has stopped', () => {
  const listener = jest.fn();
  onLoadFailure(listener)();
  reportLoadFailure(failure);
  expect(listener).not.toHaveBeenCalled();
});
