import { chooseRelease } from './sort-registry';

const previous = { name: 'qr', version: '1.0.0' };
const entry = { name: 'qr', version: '1.1.0', rollout: 10, previous };

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('gives a browser within the share the new release, and others the previous one', () => {
  localStorage.setItem('ROLLOUT_SHARE', '9.9');
  expect(chooseRelease(entry)).toBe(entry);
  localStorage.setItem('ROLLOUT_SHARE', '10');
  expect(chooseRelease(entry)).toBe(previous);
});

test('keeps the number of a browser', () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.05).mockReturnValueOnce(0.95);
  expect(chooseRelease(entry)).toBe(entry);
  expect(chooseRelease(entry)).toBe(entry);
  expect(localStorage.getItem('ROLLOUT_SHARE')).toBe('5');
});

test('gives a browser without storage the previous release', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(chooseRelease(entry)).toBe(previous);
});

test('requires no number for an entry without a rollout', () => {
  expect(chooseRelease(previous)).toBe(previous);
  expect(chooseRelease(null)).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['SERVER_CALLS']);
});
