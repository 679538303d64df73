import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newRemoteFiles } from './new-remote-files';

it('a new remote has the skeleton of all others, its page at its own address', () => {
  const files = newRemoteFiles('opening-hours', '1.2.3');
  assert.deepEqual(Object.keys(files), [
    'package.json',
    'remote.manifest.ts',
    'webpack.config.ts',
    'src/messages.ts',
    'src/pages/opening-hours/OpeningHoursPage.tsx',
    'src/pages/opening-hours/OpeningHoursPage.test.tsx',
  ]);
  assert.match(files['remote.manifest.ts'] ?? '', /path: '\/opening-hours', page: 'OpeningHoursPage'/);
  assert.equal(JSON.parse(files['package.json'] ?? '').name, '@frontdesk/remote-opening-hours');
});
