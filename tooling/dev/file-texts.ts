import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Files with their last read content. */
export class FileTexts {
  readonly #texts = new Map<string, string>();

  get files(): string[] {
    return [...this.#texts.keys()];
  }

  /** Adds a file and reads it. */
  add(file: string): void {
    if (!this.#texts.has(file)) this.#texts.set(file, readFileSync(file, 'utf8'));
  }

  /**
   * Reads all files again and resolves to whether any changed. A missing file, such as one that is being replaced, counts
   * as unchanged.
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
