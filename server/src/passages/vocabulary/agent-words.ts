import type { Database } from '../../database/database';
import { countOf, type LibraryDocument, passagePages } from '../passage-pages';
import { type PassageId, Postings } from './postings';
import { type KnownWords, Vocabulary } from './vocabulary';

interface IndexedDocument {
  readonly changedAt: string;
  /** The numbers of its words, each once. */
  readonly words: number[];
  /** The numbers of its passages. */
  readonly passages: number[];
}

/** The words of an agent's passages, and which passages contain them. */
export interface IndexedWords extends KnownWords {
  /** Returns the ids of passages with any of the words, those with more and rarer ones first, at most `limit`. */
  search(words: readonly string[], limit: number): PassageId[];
}

/** Of a word in a document or a passage, and of a word with its groups. */
const BYTES_LISTED = 8;
const BYTES_INDEXED = 250;

/** Most words are gone: a new index is smaller. */
const GONE_SHARE_MAX = 0.5;

/** The words of one agent's documents, which follow each change of these. */
export class AgentWords {
  #vocabulary = new Vocabulary();
  #postings = new Postings();
  #documents = new Map<string, IndexedDocument>();
  #updating: Promise<unknown> = Promise.resolve();
  #indexed: readonly LibraryDocument[] = [];
  /** The passages that are still to be read. */
  #reading = 0;

  constructor(private readonly database: Database) {}

  /** About how much memory they take. */
  get bytes(): number {
    let listed = this.#postings.size + 1;
    for (const { words } of this.#documents.values()) listed += words.length;
    return listed * BYTES_LISTED + this.#vocabulary.size * BYTES_INDEXED;
  }

  /** Returns how many passages have to be read before `of` returns the words. */
  missing(documents: readonly LibraryDocument[]): number {
    if (documents === this.#indexed) return 0;
    const added = documents.filter(({ id, changedAt }) => this.#documents.get(id)?.changedAt !== changedAt);
    return added.reduce((sum, document) => sum + countOf(document), this.#reading);
  }

  /** Returns the words of the documents, and reads those that are new, in small steps. */
  async of(documents: readonly LibraryDocument[]): Promise<IndexedWords> {
    const update = this.#updating.then(() => this.#update(documents));
    this.#updating = update.catch(() => this.#clear());
    await update;
    const [vocabulary, postings] = [this.#vocabulary, this.#postings];
    return {
      has: (word) => vocabulary.has(word),
      near: (word) => vocabulary.near(word),
      like: (word) => vocabulary.like(word),
      parts: (word, language) => vocabulary.parts(word, language),
      search: (words, limit) =>
        postings.search(
          words.flatMap((word) => vocabulary.numberOf(word) ?? []),
          limit,
        ),
    };
  }

  async #update(documents: readonly LibraryDocument[]): Promise<void> {
    if (documents === this.#indexed) return;
    const current = new Map(documents.map(({ id, changedAt }) => [id, changedAt]));
    for (const [id, { changedAt, words, passages }] of this.#documents) {
      if (current.get(id) === changedAt) continue;
      this.#vocabulary.remove(words);
      this.#postings.remove(passages);
      this.#documents.delete(id);
    }
    if (this.#vocabulary.goneShare > GONE_SHARE_MAX) this.#clear();
    const added = documents.filter(({ id }) => !this.#documents.has(id));
    for (const { id, changedAt } of added) this.#documents.set(id, { changedAt, words: [], passages: [] });
    this.#reading = added.reduce((sum, document) => sum + countOf(document), 0);
    let [reading, seen] = ['', new Set<string>()];
    for await (const rows of passagePages(this.database, added, ['terms'])) {
      this.#reading -= rows.length;
      for (const { id, documentId, terms } of rows) {
        if (documentId !== reading) [reading, seen] = [documentId, new Set()];
        const words = terms.split(' ');
        const kept = this.#documents.get(documentId);
        kept?.words.push(...this.#vocabulary.add(words.filter((word) => !seen.has(word) && seen.add(word))));
        const numbers = words.flatMap((word) => this.#vocabulary.numberOf(word) ?? []);
        kept?.passages.push(this.#postings.add(id, numbers));
      }
    }
    this.#reading = 0;
    this.#indexed = documents;
  }

  #clear(): void {
    this.#vocabulary = new Vocabulary();
    this.#postings = new Postings();
    this.#documents = new Map();
    this.#indexed = [];
    this.#reading = 0;
  }
}
