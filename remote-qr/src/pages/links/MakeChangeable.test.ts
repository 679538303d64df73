import { isLocalAddress } from './MakeChangeable';

test.each([
  'http://localhost:8080/r/x',
  'http://127.0.0.1/r/x',
  'http://10.1.2.3/',
  'http://192.168.0.4/',
  'http://172.20.0.1/',
  'http://[::1]/',
  'http://[fd00::1]/',
  'http://reception/',
  'https://desk.local/',
])('%s is only reachable from its own network', (address) => {
  expect(isLocalAddress(address)).toBe(true);
});

test.each(['https://example.com/', 'http://172.32.0.1/', 'http://8.8.8.8/', 'https://local.example.com/', 'nonsense'])(
  '%s is not known to be local',
  (address) => {
    expect(isLocalAddress(address)).toBe(false);
  },
);
