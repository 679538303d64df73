import { isLocalAddress, linkState } from './qr-content';

const link = { state: 'active', startsAt: '2026-05-01T10:00:00.000Z', endsAt: '2026-05-02T10:00:00.000Z' } as const;
const at = (time: string) => Date.parse(time);

test.each([
  ['2026-05-01T09:59:59Z', 'early'],
  ['2026-05-01T10:00:00Z', 'active'],
  ['2026-05-02T09:59:59Z', 'active'],
  ['2026-05-02T10:00:00Z', 'ended'],
])('at %s the link is %s', (time, state) => {
  expect(linkState(link, at(time))).toBe(state);
});

test('a paused link is paused whatever its dates, and a link without dates is active', () => {
  expect(linkState({ ...link, state: 'paused' }, at('2026-06-01T00:00:00Z'))).toBe('paused');
  expect(linkState({ state: 'active', startsAt: null, endsAt: null }, 0)).toBe('active');
});

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
