import { getInstance } from '@module-federation/runtime';
import { GroupError } from '../failure/load-failure';
import { SharedGroups } from './shared-groups';

jest.mock('@module-federation/runtime', () => ({ getInstance: jest.fn() }));

const factory = () => 'the group';
let groups: SharedGroups;
let fetchGroup: jest.Mock<Promise<() => unknown>, []>;

/** Returns the function that federation calls to load the group. */
function provided(name = '@frontdesk/shared/ui/data') {
  const shared = { get: fetchGroup as () => unknown };
  const host = { options: { shared: { [name]: [shared] } }, shareScopeMap: {} };
  jest.mocked(getInstance).mockReturnValue(host as never);
  groups.keepWaiting();
  return () => shared.get() as Promise<() => unknown>;
}

beforeEach(() => {
  groups = new SharedGroups(2_000);
  fetchGroup = jest.fn();
});

test('passes on a group that loads', async () => {
  fetchGroup.mockResolvedValue(factory);
  const get = provided();
  await expect(groups.unlessOneFails(get, ['data'])).resolves.toBe(factory);
});

test('reports which shared group failed', async () => {
  fetchGroup.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(factory);
  const get = provided();
  await expect(groups.unlessOneFails(get, ['data'])).rejects.toThrow(
    'Code that several pages share (data) could not be loaded',
  );
});

test('hides the failure from federation, and a retry resolves the pending request', async () => {
  fetchGroup.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(factory);
  const get = provided();
  const waiting = get();
  await expect(groups.unlessOneFails(() => waiting, ['data'])).rejects.toThrow(GroupError);
  await expect(groups.unlessOneFails(() => waiting, ['data'])).resolves.toBe(factory);
  expect(fetchGroup).toHaveBeenCalledTimes(2);
});

test('fetches a group once for two waiting pages', async () => {
  fetchGroup.mockResolvedValue(factory);
  const get = provided();
  await Promise.all([get(), get()]);
  expect(fetchGroup).toHaveBeenCalledTimes(1);
});

test('ignores the failure of a group that the page does not need', async () => {
  fetchGroup.mockRejectedValue(new Error('gone'));
  const get = provided('@frontdesk/shared/ui/form');
  const page = async () => {
    void get();
    await new Promise((resolve) => setTimeout(resolve, 20));
    return 'the page';
  };
  await expect(groups.unlessOneFails(page, ['data'])).resolves.toBe('the page');
  await expect(groups.unlessOneFails(page)).resolves.toBe('the page');
});

test('reports the failure after a grace period when the needed groups are unknown', async () => {
  jest.useFakeTimers();
  fetchGroup.mockRejectedValue(new Error('gone'));
  const get = provided();
  const settled = jest.fn();
  const pending = groups.unlessOneFails(get).catch(settled);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await pending;
  expect(settled).toHaveBeenCalledWith(expect.any(GroupError));
  jest.useRealTimers();
});
