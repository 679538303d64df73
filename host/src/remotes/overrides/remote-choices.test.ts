import { readRemoteChoices, setRemoteDisabled, setRemoteOverride } from './remote-choices';

const environment = process.env['NODE_ENV'];
afterEach(() => {
  localStorage.clear();
  Object.assign(process.env, { NODE_ENV: environment });
});

test('turns a remote off and on again in this browser', () => {
  setRemoteDisabled('qr', true);
  setRemoteDisabled('qr', true);
  expect(readRemoteChoices().disabled).toEqual(['qr']);
  setRemoteDisabled('qr', false);
  expect(readRemoteChoices().disabled).toEqual([]);
  expect(localStorage.getItem('REMOTE_CHOICES')).toBeNull();
});

test('stores and clears an override', () => {
  setRemoteOverride('qr', 'http://localhost:8084');
  expect(readRemoteChoices().overrides).toEqual({ qr: 'http://localhost:8084' });
  setRemoteOverride('qr', null);
  expect(readRemoteChoices().overrides).toEqual({});
});

test('ignores overrides in a production build', () => {
  setRemoteOverride('qr', 'https://evil.example');
  Object.assign(process.env, { NODE_ENV: 'production' });
  expect(readRemoteChoices().overrides).toEqual({});
});

test.each(['', 'x', 'null', '5', '{"disabled":5,"overrides":[1]}'])(
  'reads invalid stored text like %j as no choices',
  (stored) => {
    localStorage.setItem('REMOTE_CHOICES', stored);
    expect(readRemoteChoices()).toEqual({ disabled: [], overrides: {} });
  },
);
