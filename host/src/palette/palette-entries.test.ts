import { registerRemotes } from '../testing/sample-remotes';
import { thingOf } from './palette-entries';

const route = (path: string) => ({ path, page: 'Page', access: 'signed-in' as const, title: path });

beforeEach(() =>
  registerRemotes([
    {
      name: 'agents',
      version: '1.0.0',
      contract: '^1.0.0',
      entry: '/agents.js',
      routes: [route('/agent'), route('/agent/:id'), route('/agent/:id/:tab'), route('/team/:id/members')],
    },
  ]),
);

test.each([
  ['/agent/7', 'agent/7'],
  ['/Agent/7/chat?x=1#y', 'agent/7'],
  ['/team/3/members', 'team/3'],
])('assigns %s to the item %s', (path, thing) => {
  expect(thingOf(path)).toBe(thing);
});

test.each([
  ['/agent', 'agent'],
  ['/MyQr/', 'myqr'],
  ['/other/7', 'other/7'],
  ['/agent/7/chat/more', 'agent/7/chat/more'],
])('treats %s as an item of its own', (path, thing) => {
  expect(thingOf(path)).toBe(thing);
});

test('treats every page as an item of its own without a registry', () => {
  registerRemotes([]);
  expect(thingOf('/agent/7/chat')).toBe('agent/7/chat');
});
