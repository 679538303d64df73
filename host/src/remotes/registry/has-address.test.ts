import { registerRemotes } from '../../testing/sample-remotes';
import { hasAddress } from './has-address';

beforeEach(() => registerRemotes());

test.each(['/agent', '/Agent/', '/agent/7', '/agent/7?tab=chat', '/notifications#new'])(
  'recognizes %s as the address of a page',
  (address) => {
    expect(hasAddress(address)).toBe(true);
  },
);

test.each([
  'https://evil.example/agent',
  '//evil.example/agent',
  '/\\evil.example/agent',
  'javascript:alert(1)',
  'agent',
  '/agent/7\n',
  '/nowhere',
  '/agent/7/more',
  '/Logout',
  '/login',
  '',
])('refuses links to %j', (address) => {
  expect(hasAddress(address)).toBe(false);
});
