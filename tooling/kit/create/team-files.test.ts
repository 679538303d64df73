import assert from 'node:assert/strict';
import { it } from 'node:test';
import { teamFiles } from './team-files';

const versions = { react: '19.0.0', valibot: '1.0.0', typescript: '7.0.0', '@types/react': '19.0.0' };

it('creates the folder of a team, which imports only the kit', () => {
  const files = teamFiles('opening-hours', { kit: 'file:../kit.tgz', versions });
  for (const [name, text] of Object.entries(files)) assert.doesNotMatch(text, /@frontdesk\/(?!remote-kit)/, name);
  const { dependencies, scripts } = JSON.parse(files['package.json'] ?? '');
  assert.deepEqual(dependencies, { '@frontdesk/remote-kit': 'file:../kit.tgz', react: '19.0.0', valibot: '1.0.0' });
  assert.equal(scripts.build, 'frontdesk-remote build');
  const manifest = files['remote.manifest.ts'] ?? '';
  for (const part of ['navigation', 'home', 'palette', 'fills', 'api']) assert.match(manifest, new RegExp(`${part}: `));
  for (const [, file = ''] of manifest.matchAll(/'\.\/(src\/[^']+)'/g)) assert.ok(file in files, file);
});

it('passes the release token of the workflow only as a variable', () => {
  const workflow = teamFiles('hours', { kit: '1.0.0', versions })['.github/workflows/publish.yml'] ?? '';
  assert.match(workflow, /FRONTDESK_RELEASE_TOKEN: \$\{\{ secrets\.FRONTDESK_RELEASE_TOKEN \}\}/);
});
