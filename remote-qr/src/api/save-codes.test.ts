import { signIn } from '@frontdesk/shared/app';
import { deleteQrs as bulk } from '@frontdesk/shared/endpoints/many-qrs';
import { deleteQr } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, refuse } from '@frontdesk/shared/testing';
import { deleteQrs } from './save-codes';

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
