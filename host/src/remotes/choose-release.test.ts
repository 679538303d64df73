import { chooseRelease } from './choose-release';

const previous = { name: 'qr', version: '1.0.0' };
const entry = { name: 'qr', version: '1.1.0', rollout: 10, previous };

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('a browser within the share gets the new release, every other one the previous', () => {
  localStorage.setItem('ROLLOUT_SHARE', '9.9');
  expect(chooseRelease(entry)).toBe(entry);
  localStorage.setItem('ROLLOUT_SHARE', '10');
  expect(chooseRelease(entry)).toBe(previous);
});

test('a browser keeps its number', () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.05).mockReturnValueOnce(0.95);
  expect(chooseRelease(entry)).toBe(entry);
  expect(chooseRelease(entry)).toBe(entry);
  expect(localStorage.getItem('ROLLOUT_SHARE')).toBe('5');
});

test('a browser that stores nothing gets the previous release', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(chooseRelease(entry)).toBe(previous);
});

test('an entry without a rollout needs no number', () => {
  expect(chooseRelease(previous)).toBe(previous);
  expect(chooseRelease(null)).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['SERVER_CALLS']);
});
