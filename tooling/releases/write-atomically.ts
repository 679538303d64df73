import { rename, writeFile } from 'node:fs/promises';

/** Writes a file atomically: readers see either the old or the new content. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.new-${process.pid}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
