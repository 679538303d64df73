import assert from 'node:assert/strict';
import { it } from 'node:test';
import { excerptReader } from './registry-excerpt';

const login = { path: '/login', access: 'public', role: 'login', preload: { js: ['login.js'], groups: ['form'] } };
const join = { path: '/join', access: 'public' };
const list = { path: '/Agent', access: 'signed-in', calls: ['/api/bot/getBots'], preload: { js: ['list.js'] } };
const agent = { path: '/agent/:id', access: 'signed-in' };
const account = { entry: '/account.js', integrity: { '/account.js': 'sha256-a' }, routes: [login, join] };
const home = [{ calls: ['/api/bot/getBots'], preload: { js: ['card.js'], groups: ['data'] } }];
const agents = { entry: '/agents.js', routes: [list, agent], home };

const registryOf = (...remotes: unknown[]) => JSON.stringify({ remotes });
const read = (registry: string, path: string, translations: string | null = null): unknown => {
  const excerpt = excerptReader()({ registry, translations }, path);
  return excerpt === '' ? '' : JSON.parse(excerpt);
};

it('the excerpt for a public page has its route, and nothing that only the host reads', () => {
  const named = { ...account, name: 'account', routes: [{ ...login, title: 'Login' }, join] };
  assert.deepEqual(read(registryOf(named, agents), '/Login/'), [{ ...account, routes: [login] }]);
  assert.deepEqual(read(registryOf(account, agents), '/join'), [{ ...account, routes: [join] }]);
});

it('the excerpt for a page for signed-in users also has the login page, because the server does not know who is signed in', () => {
  assert.deepEqual(read(registryOf(account, agents), '/agent'), [
    { ...account, routes: [login] },
    { entry: '/agents.js', routes: [list] },
  ]);
  assert.deepEqual(read(registryOf(agents), '/agent/7'), [{ entry: '/agents.js', routes: [agent] }]);
});

it('the excerpt for the home page, and for addresses that lead to it, has the cards', () => {
  const expected = [
    { ...account, routes: [login] },
    { entry: '/agents.js', home },
  ];
  for (const path of ['/', '/admin', '/admin/', '/nothing/here']) {
    assert.deepEqual(read(registryOf(account, agents), path), expected, path);
  }
  assert.deepEqual(read(registryOf(account, agents), '/admin/health'), [{ ...account, routes: [login] }]);
});

it('the excerpt has both releases of a rollout, because each browser chooses one', () => {
  const previous = { entry: '/agents-before.js', routes: [list] };
  assert.deepEqual(read(registryOf({ ...agents, rollout: 10, previous }), '/agent/7'), [
    { entry: '/agents.js', routes: [agent], rollout: 10, previous: { entry: '/agents-before.js' } },
  ]);
});

it('the excerpt contains the addresses of the files for the page’s language in both releases', () => {
  const translations = JSON.stringify({
    '/agents.js': { entry: '/agents.de.js', routes: [{ ...list, preload: { js: ['list.de.js'] } }] },
    '/agents-before.js': { entry: '/agents-before.de.js' },
  });
  const previous = { entry: '/agents-before.js', routes: [list] };
  assert.deepEqual(read(registryOf({ ...agents, rollout: 10, previous }), '/agent', translations), [
    {
      entry: '/agents.de.js',
      routes: [{ ...list, preload: { js: ['list.de.js'] } }],
      rollout: 10,
      previous: { entry: '/agents-before.de.js', routes: [list] },
    },
  ]);
});

it('there is no excerpt if the registry cannot be read, or has nothing for the address', () => {
  for (const broken of ['', 'x', '[]', '{"remotes":5}', '{"remotes":[null,5,{},{"entry":"/x.js"}]}'])
    assert.equal(read(broken, '/login'), '', broken);
});

it('only the remote that cannot be read is left out', () => {
  const broken = { entry: '/x.js', routes: [{ path: '/login', preload: 5 }] };
  assert.deepEqual(read(registryOf(broken, null, account), '/login'), [{ ...account, routes: [login] }]);
});

it('the excerpt follows an edited registry and edited translations', () => {
  const excerpt = excerptReader();
  const edited = registryOf({ ...account, entry: '/account-2.js' });
  assert.match(excerpt({ registry: registryOf(account), translations: null }, '/login'), /account\.js/);
  assert.match(excerpt({ registry: edited, translations: null }, '/login'), /account-2\.js/);
  const translations = '{"/account-2.js":{"entry":"/account-2.de.js"}}';
  assert.match(excerpt({ registry: edited, translations }, '/login'), /account-2\.de\.js/);
});

it('no character in the registry can end the attribute that contains the excerpt', () => {
  const odd = { entry: `/'><script>alert(1)</script>&amp;.js`, routes: [login] };
  const excerpt = excerptReader()({ registry: registryOf(odd), translations: null }, '/login');
  assert.doesNotMatch(excerpt, /[&'<>]/);
  assert.deepEqual(JSON.parse(excerpt), [odd]);
});
