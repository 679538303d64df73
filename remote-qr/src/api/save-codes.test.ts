import { signIn } from '@frontdesk/shared/app';
import { deleteQrs as bulk } from '@frontdesk/shared/endpoints/many-qrs';
import { deleteQr, getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, refuse } from '@frontdesk/shared/testing';
import { deleteQrs, NewCodes } from './save-codes';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  signIn('token');
  api = fakeApi();
});
afterEach(() => api.restore());

test('deletes codes in a single call when the server supports it', async () => {
  api.on(bulk, () => ({ deleted: 2 }));
  const onProgress = jest.fn();
  expect(await deleteQrs([1, 'b'], { isBulk: true, onProgress })).toEqual({ failed: [], error: null });
  expect(api.callsOf(bulk)).toHaveLength(1);
  expect(onProgress.mock.calls).toEqual([[2]]);
});

test('deletes codes one after the other on another server, and reports failures', async () => {
  api.on(deleteQr, ({ Id }) => (Id === 'b' ? refuse(500, { message: 'Broken.' }) : Id === 'c' ? refuse(404) : null));
  const onProgress = jest.fn();
  const { failed, error } = await deleteQrs(['a', 'b', 'c'], { isBulk: false, onProgress });
  // Somebody else has already deleted c.
  expect(failed).toEqual(['b']);
  expect(error).toHaveProperty('status', 500);
  expect(onProgress.mock.calls).toEqual([[1], [2], [3]]);
});

describe('a new code whose answer is lost', () => {
  const content = { type: 'Url', payload: { Url: 'https://a.de' } } as const;
  let saved: { id: string; name: string; type: string; payload: string }[];
  let isLost: boolean;
  beforeEach(() => {
    saved = [];
    isLost = true;
    api
      .on(saveQr, ({ Id, Name, Type, ...payload }) => {
        const code = { id: Id ?? `${saved.length + 1}`, name: Name, type: Type, payload: JSON.stringify(payload) };
        saved = [code, ...saved.filter(({ id }) => id !== Id)];
        return isLost ? refuse(503) : { id: code.id };
      })
      .on(getMyQrs, () => saved);
  });

  test('is saved once, whatever the number of tries', async () => {
    const [codes, key] = [new NewCodes(), {}];
    await expect(codes.save(key, { content, name: 'Menu' })).rejects.toHaveProperty('status', 503);
    isLost = false;
    expect(await codes.save(key, { content, name: 'Menu' })).toBe('1');
    expect(await codes.save(key, { content, name: 'Menu' })).toBe('1');
    expect(saved).toHaveLength(1);
    expect(api.callsOf(saveQr)).toHaveLength(1);
  });

  test('is changed when its name was changed before the next try', async () => {
    const [codes, key] = [new NewCodes(), {}];
    await expect(codes.save(key, { content, name: 'Menu' })).rejects.toThrow();
    isLost = false;
    expect(await codes.save(key, { content, name: 'Lunch' })).toBe('1');
    expect(saved.map(({ name }) => name)).toEqual(['Lunch']);
  });

  test('is saved again when it did not arrive', async () => {
    const [codes, key] = [new NewCodes(), {}];
    await expect(codes.save(key, { content, name: 'Menu' })).rejects.toThrow();
    saved = [];
    isLost = false;
    expect(await codes.save(key, { content, name: 'Menu' })).toBe('1');
    expect(saved).toHaveLength(1);
  });

  test('is not taken for an equal one of the same file', async () => {
    const [codes, first, second] = [new NewCodes(), {}, {}];
    isLost = false;
    expect(await codes.save(first, { content, name: 'Menu' })).toBe('1');
    isLost = true;
    await expect(codes.save(second, { content, name: 'Menu' })).rejects.toThrow();
    isLost = false;
    expect(await codes.save(second, { content, name: 'Menu' })).toBe('2');
    expect(saved).toHaveLength(2);
  });
});
