import { remoteLoader } from '../remotes/loader/loader';
import { useRegistry } from '../remotes/registry/registry-store';
import { watchNatives } from './changed-natives';
import { clientReport, type Natives } from './client-report';

jest.mock('@module-federation/runtime', () => jest.requireActual('../testing/fake-federation'));

const remote = (name: string) => ({
  name,
  version: '1.4.0',
  contract: '^1.0.0',
  entry: `/${name}.js`,
  routes: [{ path: `/${name}/:id`, page: 'Page', access: 'public', title: name }],
});
const before = (): Natives => ({
  '': Object.getOwnPropertyDescriptors(window),
  'history.': Object.getOwnPropertyDescriptors(history),
});
const load = (...names: string[]) => {
  for (const name of names) {
    const pages = { Page: { is: 'ready', Page: () => null } as const };
    remoteLoader.useStatus.setState({ [name]: { state: 'ready', version: '1.4.0', pages } });
  }
};
/** A click triggers another check later. */
const later = () => {
  document.body.click();
  jest.runAllTimers();
};
/** The test environment has its own clock and some of its own network classes. */
const reported = () =>
  added.mock.calls
    .map(([{ remote: name, changed }]) => `${name} ${changed}`)
    .filter((line) => !/ (?:Date|Headers|Request|Response|URL\w*)\b/.test(line))
    .sort();

const { map } = Array.prototype;
let added: jest.SpyInstance;
let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  useRegistry.setState({ registry: { remotes: ['qr', 'hours'].map(remote), refused: [], failures: [] } as never });
  added = jest.spyOn(clientReport, 'add').mockImplementation(() => undefined);
  globalThis.frontdeskReport = jest.fn();
});
afterEach(() => {
  stop();
  Array.prototype.map = map;
  Reflect.deleteProperty(history, 'pushState');
  window.history.replaceState(null, '', '/');
  globalThis.frontdeskReport = undefined;
  jest.restoreAllMocks();
  jest.useRealTimers();
  remoteLoader.reset();
});

const replaceMap = () => {
  Array.prototype.map = function replaced(this: never[], ...given) {
    return map.apply(this, given) as never;
  };
};

test('names the only remote that loaded, once', () => {
  const start = before();
  load('qr');
  replaceMap();
  stop = watchNatives(start);
  later();
  expect(reported()).toEqual(['qr Array.prototype.map']);
  expect(globalThis.frontdeskReport).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'other',
      step: 'background',
      remote: 'qr',
      message: 'It changed Array.prototype.map for the whole site.',
    }),
  );
});

test('names the remote that has loaded since the last check', () => {
  const start = before();
  load('qr');
  stop = watchNatives(start);
  later();
  load('hours');
  history.pushState = function pushState() {};
  later();
  expect(reported()).toEqual(['hours history.pushState']);
});

test('names the remote whose page is open when no remote has loaded since', () => {
  const start = before();
  load('qr', 'hours');
  window.history.replaceState(null, '', '/hours/5');
  stop = watchNatives(start);
  later();
  replaceMap();
  later();
  expect(reported()).toEqual(['hours Array.prototype.map']);
});

test('names every remote that may have replaced a function', () => {
  const start = before();
  load('qr', 'hours');
  replaceMap();
  stop = watchNatives(start);
  later();
  expect(reported()).toEqual(['hours Array.prototype.map', 'qr Array.prototype.map']);
  expect(globalThis.frontdeskReport).toHaveBeenCalledWith(
    expect.objectContaining({
      remote: 'hours',
      message: 'One of qr, hours changed Array.prototype.map for the whole site.',
    }),
  );
});

test('ignores earlier replacements, additions, and a site without changes', () => {
  history.pushState = function pushState() {};
  const start = before();
  load('qr');
  Object.assign(window, { ownGlobal: () => 1 });
  stop = watchNatives(start);
  later();
  expect(reported()).toEqual([]);
});
