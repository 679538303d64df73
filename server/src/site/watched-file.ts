import { readFile, stat } from 'node:fs/promises';

/** Reads a small file again when it has changed, so that a new release needs no restart. */
export class WatchedFile {
  #text: string | null = null;
  #version = '';

  constructor(private readonly path: string) {}

  /** Returns null if there is no such file. */
  async read(): Promise<string | null> {
    const found = await stat(this.path).catch(() => null);
    const version = found?.isFile() ? `${found.mtimeMs} ${found.size} ${found.ino}` : '';
    if (version !== this.#version) {
      this.#text = version === '' ? null : await readFile(this.path, 'utf8');
      this.#version = version;
    }
    return this.#text;
  }
}
