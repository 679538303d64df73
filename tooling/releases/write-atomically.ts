import { rename, writeFile } from 'node:fs/promises';

/** Writes a file so that nobody ever reads half of it: readers see the old content or the new. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.new-${process.pid}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
