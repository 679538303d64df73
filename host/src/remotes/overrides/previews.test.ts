import { endPreview, overridesInForce, readPreviews } from './previews';
import { hasOverrides } from './remote-choices';

const open = (address: string) => window.history.replaceState(null, '', address);

afterEach(() => {
  sessionStorage.clear();
  open('/');
});

test('starts a preview from a link, and keeps it as long as the tab is open', () => {
  open('/admin?preview=qr@0123456789abcdef');
  const preview = { qr: '/admin/remotes/qr/release.0123456789abcdef.json' };
  expect(hasOverrides()).toBe(true);
  expect(readPreviews()).toEqual(preview);
  open('/MyQr');
  expect(hasOverrides()).toBe(true);
  expect(overridesInForce()).toEqual(preview);
  endPreview();
  expect(hasOverrides()).toBe(false);
  expect(readPreviews()).toEqual({});
});

test.each(['qr', 'qr@', 'qr@1.0.0', '../x@0123456789abcdef', 'qr@0123456789abcdef/../../x', 'qr@https://evil.example'])(
  'starts no preview for %s',
  (wanted) => {
    open(`/admin?preview=${encodeURIComponent(wanted)}`);
    expect(readPreviews()).toEqual({});
  },
);

test('works without storage on the page that the link opens', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  open('/admin?preview=qr@0123456789abcdef');
  expect(Object.keys(readPreviews())).toEqual(['qr']);
  expect(endPreview).not.toThrow();
  jest.restoreAllMocks();
});
