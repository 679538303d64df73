import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import openApiTypes, { astToString } from 'openapi-typescript';

const FOLDER = import.meta.dirname;

/** The packages, each by the name of its folder. */
const CLIENTS = ['client', 'chat-react'] as const;

/**
 * Packs the clients as tarballs into `folder`, with types for the API that `document` describes (OpenAPI 3.1). Returns
 * their paths, in the order of `CLIENTS`.
 */
export async function packClients(document: string, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const packed: string[] = [];
  for (const name of CLIENTS) {
    const build = path.join(folder, name);
    await rm(build, { recursive: true, force: true });
    await cp(path.join(FOLDER, name), build, { recursive: true });
    if (name === 'client') await writeFile(path.join(build, 'paths.d.ts'), astToString(await openApiTypes(document)));
    const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', '..'], {
      cwd: build,
    });
    packed.push(path.join(folder, stdout.trim()));
  }
  return packed;
}
