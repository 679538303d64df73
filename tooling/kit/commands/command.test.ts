import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import { buildConfigs, Refusal, readManifest } from './command';

const folder = await mkdtemp(path.join(tmpdir(), 'frontdesk-team-'));
after(() => rm(folder, { recursive: true }));

const write = (text: string) => writeFile(path.join(folder, 'remote.manifest.ts'), text);
const refused = (message: RegExp) => (error: unknown) => error instanceof Refusal && message.test(error.message);

test('refuses a manifest with a syntax error, and names the place', async () => {
  await write('export default {\n  name: ,\n};\n');
  await assert.rejects(readManifest(folder), refused(/^remote\.manifest\.ts cannot be read.*2:8/s));
});

test('refuses a manifest that throws, with the line', async () => {
  await write('const name = "hours";\nexport default { name: nmae };\n');
  await assert.rejects(readManifest(folder), refused(/^remote\.manifest\.ts cannot be read.*nmae is not defined/s));
});

test('refuses a manifest without routes, and a file without a manifest', async () => {
  for (const text of ['export default { name: "hours", version: "1.0.0" };\n', 'export const name = "hours";\n']) {
    await write(text);
    await assert.rejects(readManifest(folder), refused(/must export a manifest with name, version and routes/));
  }
});

test('refuses a manifest that breaks the contract, with its reason', async () => {
  const manifest = { name: 'No Name', version: '1.0.0', routes: [] } as unknown as RemoteManifest;
  await assert.rejects(buildConfigs(folder, manifest), refused(/name/i));
});
