import path from 'node:path';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import { ROOT } from '../run-command.mjs';
import { browserEntries, NODE_ENTRIES } from './kit-entries';
import { kitSurface } from './kit-surface';

/** The path of the committed report of the kit's public surface. */
export const SURFACE_REPORT = path.join(ROOT, 'tooling/kit/surface.txt');

/** Reads the kit's public surface from the declarations in `types`. */
export async function readSurface(types: string): Promise<string[]> {
  const sources = { ...browserEntries(), ...NODE_ENTRIES };
  const files = Object.entries(sources).map(([name, source]) => [name, source.replace(/\.tsx?$/, '.d.ts')] as const);
  const lines = await kitSurface(types, Object.fromEntries(files));
  return lines.map((line) => line.replace(`"${CONTRACT_VERSION}"`, 'string'));
}
