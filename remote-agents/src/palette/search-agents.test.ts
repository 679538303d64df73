import { signIn } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { QueryClient } from '@frontdesk/shared/query';
import { fakeApi } from '@frontdesk/shared/testing';
import { searchAgents } from './search-agents';

test('the palette finds every agent by its name and leads to its page', async () => {
  signIn('token');
  const api = fakeApi().on(getBots, () => [{ id: 'a/b', name: 'Bakery help', enabled: true }]);
  await expect(searchAgents(new QueryClient())).resolves.toEqual([
    { label: 'Bakery help', to: '/agent/a%2Fb', kind: 'Agent' },
  ]);
  api.restore();
});
