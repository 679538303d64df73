import { defineRemote } from '@frontdesk/shared/contract';
import { SAMPLE_SLOT } from './src/sample-slot';

/** A remote of contract 1.2. It stays as it is: hosts of every later 1.x must show it. */
export default defineRemote({
  name: 'sample',
  version: '1.0.0',
  contract: '^1.2.0',
  pages: { SamplePage: './src/SamplePage.tsx' },
  routes: [{ path: '/sample/:word', page: 'SamplePage', access: 'signed-in', title: 'Sample' }],
  palette: { entries: [{ label: 'Open the sample', to: '/sample/palette' }] },
  slots: [SAMPLE_SLOT],
  fills: [{ slot: SAMPLE_SLOT.name, component: 'SampleFill', file: './src/SampleFill.tsx', title: 'Sample' }],
});
