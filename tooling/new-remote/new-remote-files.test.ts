import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newRemoteFiles } from './new-remote-files';

it('creates the usual skeleton: a page with its entry, a home card, and a test of each', () => {
  const files = newRemoteFiles('opening-hours', '1.2.3');
  assert.deepEqual(Object.keys(files), [
    'package.json',
    'webpack.config.ts',
    'CHANGELOG.md',
    'remote.manifest.ts',
    'src/messages.ts',
    'src/api/notes.ts',
    'src/home-messages.ts',
    'src/urls.ts',
    'src/home/OpeningHoursCard.tsx',
    'src/home/OpeningHoursCard.test.tsx',
    'src/pages/opening-hours/OpeningHoursPage.tsx',
    'src/pages/opening-hours/OpeningHoursPage.test.tsx',
  ]);
  const manifest = files['remote.manifest.ts'] ?? '';
  assert.match(manifest, /path: '\/opening-hours',\s+page: 'OpeningHoursPage'/);
  assert.match(manifest, /navigation: \{ icon: 'puzzle' \}/);
  assert.match(manifest, /home: \[\{ name: 'OpeningHoursCard', file: '\.\/src\/home\/OpeningHoursCard\.tsx'/);
  assert.match(files['src/urls.ts'] ?? '', /openingHours: '\/opening-hours'/);
  assert.equal(JSON.parse(files['package.json'] ?? '').name, '@frontdesk/remote-opening-hours');
});
