import { signIn } from '@frontdesk/shared/app';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { QueryClient } from '@frontdesk/shared/query';
import { fakeApi } from '@frontdesk/shared/testing';
import { searchCodes } from './search-codes';

test('finds every code by its name and leads to it in My Qr', async () => {
  signIn('token');
  const api = fakeApi().on(getMyQrs, () => [{ id: 1, name: 'Menu on table 7', type: 'Url', payload: '{}' }]);
  await expect(searchCodes(new QueryClient())).resolves.toEqual([
    { label: 'Menu on table 7', to: '/MyQr?search=Menu%20on%20table%207', kind: 'QR code' },
  ]);
  api.restore();
});
