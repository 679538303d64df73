/**
 * `npm run kit`: packs `@frontdesk/remote-kit` and `create-frontdesk-remote`, prints their paths and writes the report
 * of its public surface. Fails if an export or member was removed although the contract's major version is the same.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import { buildKit, KIT_BUILD, kitIn, packKit } from './kit/build-kit';
import { formatSurface, parseSurface, readSurface, SURFACE_REPORT, surfaceProblems } from './kit/kit-surface';
import { ROOT } from './run-command.mjs';

await buildKit();
const now = { contract: CONTRACT_VERSION, lines: await readSurface(path.join(kitIn(KIT_BUILD), 'types')) };
const problems = surfaceProblems(parseSurface(await readFile(SURFACE_REPORT, 'utf8').catch(() => '')), now);
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n\nOnly a new major version of the contract may remove exports or members.`);
  process.exit(1);
}
await writeFile(SURFACE_REPORT, formatSurface(now));
const { kit, create } = await packKit(KIT_BUILD);
console.log(`The kit is packed: ${path.relative(ROOT, kit)}`);
console.log(`npm create frontdesk-remote is packed: ${path.relative(ROOT, create)}`);
