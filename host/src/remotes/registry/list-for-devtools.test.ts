import { getInstance } from '../../testing/fake-federation';
import { HOST } from '../failure/load-failure';
import { listForDevtools } from './list-for-devtools';

jest.mock('@module-federation/runtime', () => jest.requireActual('../../testing/fake-federation'));

test('lists each remote with its version and pages', () => {
  const moduleInfo: Record<string, unknown> = {};
  Object.assign(globalThis, { __FEDERATION__: { moduleInfo } });
  getInstance.mockReturnValue({ name: 'host' });
  const route = { page: 'MyQrPage', access: 'signed-in', title: 'My Qr' } as const;
  const routes = [
    { ...route, path: '/MyQr' },
    { ...route, path: '/MyQr/:id' },
  ];
  listForDevtools([{ name: 'qr', version: '1.4.0', contract: '^1.0.0', entry: '/r/entry.js', routes }]);
  const url = 'http://localhost/r/entry.js';
  expect(moduleInfo['host']).toEqual({
    version: HOST.version,
    remotesInfo: { qr: { matchedVersion: url } },
  });
  expect(moduleInfo[`qr:${url}`]).toEqual({
    version: '1.4.0',
    remoteEntry: url,
    modules: [{ moduleName: 'MyQrPage', modulePath: './MyQrPage' }],
    remotesInfo: {},
    shared: [],
  });
});

test('lists nothing when no devtools are installed', () => {
  const moduleInfo: Record<string, unknown> = {};
  Object.assign(globalThis, { __FEDERATION__: { moduleInfo } });
  getInstance.mockReturnValue(undefined);
  listForDevtools([]);
  expect(moduleInfo).toEqual({});
  getInstance.mockReturnValue({ name: 'host' });
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
  expect(() => listForDevtools([])).not.toThrow();
});
