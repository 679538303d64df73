import { containerNameOf, isContainerName, remoteNameProblem } from './remote-name';

test.each(['qr', 'opening-hours', 'a1'])('allows the remote name %s', (name) => {
  expect(remoteNameProblem(name)).toBeNull();
});

test.each(['', 'Qr', '1st', 'a_b', '../x', ' qr', 'qr!', null, 7, ['qr']])('%j is not a name', (name) => {
  expect(remoteNameProblem(name)).toBe('name must be a name like qr or account');
});

test.each(['location', 'history', 'performance', 'name', 'top', 'constructor', 'host', 'registry'])(
  'refuses the remote name %s',
  (name) => {
    expect(remoteNameProblem(name)).toBe(`name must not be ${name}, a word that the browser or the site uses itself`);
  },
);

test('stores a container under a prefixed global', () => {
  expect(containerNameOf('opening-hours')).toBe('frontdesk_remote_opening_hours');
});

test.each(['frontdesk_remote_qr', 'opening_hours', '$x'])('accepts the global %s for a container', (globalName) => {
  expect(isContainerName(globalName)).toBe(true);
});

test.each(['location', 'history', 'a-b', 'a.b', '1a', '', 3, undefined, ['qr']])(
  'refuses the global %j for a container',
  (name) => {
    expect(isContainerName(name)).toBe(false);
  },
);

test.each(['setTimeout', 'localStorage', 'customElements', 'siteSettings'])(
  'refuses the global %s, which the browser or the site owns',
  (name) => {
    Object.assign(globalThis, { siteSettings: { locale: 'en' } });
    expect(isContainerName(name)).toBe(false);
    Reflect.deleteProperty(globalThis, 'siteSettings');
  },
);

test('allows a container to replace the earlier one of the same remote', () => {
  Object.assign(globalThis, { frontdesk_remote_qr: { init() {}, get() {} } });
  expect(isContainerName('frontdesk_remote_qr')).toBe(true);
  Reflect.deleteProperty(globalThis, 'frontdesk_remote_qr');
});

test('does not accept an object with only one of a container’s methods as a container', () => {
  for (const half of [{ init() {} }, { get() {} }, { init: 1, get() {} }, null]) {
    Object.assign(globalThis, { frontdesk_remote_qr: half });
    expect(isContainerName('frontdesk_remote_qr')).toBe(false);
  }
  Reflect.deleteProperty(globalThis, 'frontdesk_remote_qr');
});
