import { signIn } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { QueryClient } from '@frontdesk/shared/query';
import { fakeApi } from '@frontdesk/shared/testing';
import { searchAgents } from './search-agents';

test('finds every agent by its name, and its actions', async () => {
  signIn('token');
  const api = fakeApi().on(getBots, () => [{ id: 'a/b', name: 'Bakery help', enabled: true }]);
  await expect(searchAgents(new QueryClient())).resolves.toEqual([
    { label: 'Bakery help', to: '/agent/a%2Fb', kind: 'Agent' },
    {
      label: 'Upload documents to Bakery help',
      to: '/agent/a%2Fb/documents',
      kind: 'Action',
      search: ['upload', 'files'],
    },
    { label: 'Test Bakery help', to: '/agent/a%2Fb/chat', kind: 'Action', search: ['try', 'chat'] },
  ]);
  api.restore();
});
