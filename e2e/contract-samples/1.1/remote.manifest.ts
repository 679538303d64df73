import { defineRemote } from '@frontdesk/shared/contract';

/** A remote as contract 1.1 knew them. It is kept as it was: hosts of every later 1.x must show it. */
export default defineRemote({
  name: 'sample',
  version: '1.1.0',
  contract: '^1.1.0',
  pages: { SamplePage: './src/SamplePage.tsx' },
  routes: [{ path: '/sample/:word', page: 'SamplePage', access: 'signed-in', title: 'Sample' }],
});
