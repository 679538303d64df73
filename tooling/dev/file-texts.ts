import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Files, and what was in each of them when it was read last. */
export class FileTexts {
  readonly #texts = new Map<string, string>();

  get files(): string[] {
    return [...this.#texts.keys()];
  }

  /** Reads a file that is not known yet. */
  add(file: string): void {
    if (!this.#texts.has(file)) this.#texts.set(file, readFileSync(file, 'utf8'));
  }

  /**
   * Reads all files again and resolves to whether any has changed. A file that is missing, as in the moment in which it
   * is replaced, has not.
   */
  async update(): Promise<boolean> {
    const changes = await Promise.all(Array.from(this.#texts, ([file, text]) => this.#hasChanged(file, text)));
    return changes.includes(true);
  }

  async #hasChanged(file: string, before: string): Promise<boolean> {
    const now = await readFile(file, 'utf8').catch(() => before);
    this.#texts.set(file, now);
    return now !== before;
  }
}
