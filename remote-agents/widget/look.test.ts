import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { currentLook } from './look';
import { readConfig, type WidgetConfig } from './widget-config';

const config = readConfig({
  api: 'https://desk.example',
  clientId: 'client 1',
  name: 'Rosa',
  welcome: 'Ahoy',
  theme: { ...DEFAULT_THEME, headerColor: '#111111' },
  hasOptions: true,
}) as WidgetConfig;

const original = globalThis.fetch;
const fetched = jest.fn();
beforeEach(() => {
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = original;
  fetched.mockReset();
});
const answer = (body: unknown, ok = true) => fetched.mockResolvedValue({ ok, json: async () => body });

test('uses the server’s name, welcome and theme, from a single call without a preflight', async () => {
  answer({ name: 'Night desk', welcome: 'Good evening', theme: { ...DEFAULT_THEME, headerColor: '#222222' } });
  expect(await currentLook(config)).toMatchObject({
    name: 'Night desk',
    welcome: 'Good evening',
    theme: { headerColor: '#222222' },
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('https://desk.example/api/v1/chat/look?clientId=client%201');
  expect(init).toMatchObject({ credentials: 'omit' });
  expect(init.headers).toBeUndefined();
});

test('keeps the theme of the widget when a look was never saved', async () => {
  answer({ name: 'Night desk', welcome: '' });
  expect((await currentLook(config)).theme.headerColor).toBe('#111111');
});

test.each([
  ['a refusal', () => answer({ message: 'Not found.', name: 'x' }, false)],
  ['no network', () => fetched.mockRejectedValue(new TypeError('failed'))],
  [
    'a page in place of JSON',
    () => fetched.mockResolvedValue({ ok: true, json: () => Promise.reject(new Error('<')) }),
  ],
  ['null', () => answer(null)],
])("keeps the widget's own look after %s", async (_, prepare) => {
  prepare();
  expect(await currentLook(config)).toEqual(config);
});

test('a hostile look can neither redirect the calls nor enter a stylesheet', async () => {
  const theme = { ...DEFAULT_THEME, headerColor: 'red;}body{display:none', avatar: 'https://evil.example/a.png' };
  answer({ api: 'https://evil.example', clientId: 'other', name: 7, welcome: {}, theme });
  expect(await currentLook(config)).toMatchObject({
    api: 'https://desk.example',
    clientId: 'client 1',
    name: '',
    welcome: '',
    theme: { headerColor: DEFAULT_THEME.headerColor, avatar: '' },
  });
});

test('makes no call to another server', async () => {
  expect(await currentLook({ ...config, hasOptions: false })).toMatchObject({ name: 'Rosa' });
  expect(fetched).not.toHaveBeenCalled();
});
