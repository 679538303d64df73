import { signIn } from '@frontdesk/shared/app';
import { deleteQrs as bulk } from '@frontdesk/shared/endpoints/many-qrs';
import { deleteQr, getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, refuse } from '@frontdesk/shared/testing';
import { deleteQrs } from './delete-codes';
import { NewCodes } from './save-codes';

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
  const menu = { content, name: 'Menu' };
  const NEW = '5f0c3a52-7a77-4a0e-8ef3-6a3a4c1f5a01';
  const OTHER = '5f0c3a52-7a77-4a0e-8ef3-6a3a4c1f5a02';
  let saved: { id: string; name: string; type: string; payload: string }[];
  let fate: 'saved' | 'answer lost' | 'request lost';
  let codes: NewCodes;
  const names = () => saved.map(({ name }) => name);
  const lose = (newId: string, what: typeof fate = 'answer lost') => {
    fate = what;
    return expect(codes.save(newId, menu)).rejects.toHaveProperty('status', 503);
  };
  const save = (newId: string, code = menu) => {
    fate = 'saved';
    return codes.save(newId, code);
  };
  beforeEach(() => {
    saved = [];
    codes = new NewCodes();
    api.on(getMyQrs, () => saved);
  });

  describe('on a server that saves it under the id of the call', () => {
    beforeEach(() => {
      api.on(saveQr, ({ Id, NewId, Name, Type, ...payload }) => {
        const id = String(Id ?? NewId);
        if (fate !== 'request lost')
          saved = [
            { id, name: Name, type: Type, payload: JSON.stringify(payload) },
            ...saved.filter((one) => one.id !== id),
          ];
        return fate === 'saved' ? { id } : refuse(503);
      });
    });

    test('is saved once, whatever the number of tries', async () => {
      await lose(NEW);
      await lose(NEW);
      expect(await save(NEW)).toBe(NEW);
      expect(await save(NEW, { content, name: 'Lunch' })).toBe(NEW);
      expect(names()).toEqual(['Lunch']);
      const sent = api.callsOf(saveQr).map(({ request }) => request as { Id?: string; NewId?: string });
      expect(sent.map(({ Id, NewId }) => [Id, NewId])).toEqual(Array(4).fill([undefined, NEW]));
    });

    test('is not confused with an equal code once the server is known', async () => {
      expect(await save(OTHER)).toBe(OTHER);
      codes.forget();
      await lose(NEW, 'request lost');
      expect(await save(NEW)).toBe(NEW);
      expect(names()).toEqual(['Menu', 'Menu']);
      expect(api.callsOf(getMyQrs)).toEqual([]);
    });

    test('may have been saved, until the session ends', async () => {
      expect(codes.mayHave(NEW)).toBe(false);
      await lose(NEW);
      expect(codes.mayHave(NEW)).toBe(true);
      codes.forget();
      expect(codes.mayHave(NEW)).toBe(false);
    });
  });

  describe.each([
    ['ignores the id of the call', false],
    ['stores it with the payload', true],
  ])('on a server that %s', (_, isStored) => {
    beforeEach(() => {
      api.on(saveQr, ({ Id, NewId, Name, Type, ...fields }) => {
        if (Id && !saved.some(({ id }) => id === Id)) return refuse(404);
        const payload = JSON.stringify({ ...fields, ...(isStored && { NewId }) });
        const code = { id: String(Id ?? saved.length + 1), name: Name, type: Type, payload };
        if (fate !== 'request lost') saved = [code, ...saved.filter(({ id }) => id !== code.id)];
        return fate === 'saved' ? { id: code.id } : refuse(503);
      });
    });

    test('is saved once, whatever the number of tries', async () => {
      await lose(NEW);
      await lose(NEW);
      expect(await save(NEW)).toBe('1');
      expect(await save(NEW)).toBe('1');
      expect(names()).toEqual(['Menu']);
    });

    test('gets its new name if it was renamed before the next try', async () => {
      await lose(NEW);
      expect(await save(NEW, { content, name: 'Lunch' })).toBe('1');
      expect(names()).toEqual(['Lunch']);
    });

    test('is saved again if it did not arrive, or was deleted', async () => {
      await lose(NEW, 'request lost');
      expect(await save(NEW)).toBe('1');
      expect(names()).toEqual(['Menu']);
      saved = [];
      await expect(save(NEW)).rejects.toHaveProperty('status', 404);
      expect(await save(NEW)).toBe('1');
      expect(names()).toEqual(['Menu']);
    });

    test('is not confused with an equal code from the same tab', async () => {
      expect(await save(OTHER)).toBe('1');
      await lose(NEW);
      expect(await save(NEW)).toBe('2');
      expect(names()).toEqual(['Menu', 'Menu']);
    });
  });
});
