import { setImmediate } from 'node:timers/promises';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import { type ListVersion, VERSION_COLUMNS, versionOf } from '../database/list-version';
import type { TextLanguage } from '../terms/text-language';
import { countOf, type LibraryDocument, passagePages, soonOr } from './passage';
import { type PassageId, Postings } from './vocabulary/postings';
import { type KnownWords, Vocabulary } from './vocabulary/vocabulary';

/**
 * Documents whose passages are searched. For a document that is waiting to be read again, these are its earlier
 * passages, which are replaced while it is read.
 */
export const SEARCHED_STATUSES = [DOCUMENT_STATUS.ready, DOCUMENT_STATUS.queued] as const;

/** A summary of an agent's searched documents. */
export interface Library {
  /** The organization of the documents; '' if there are none. */
  readonly organizationId: string;
  readonly documents: readonly LibraryDocument[];
  /** The number of passages in all documents. */
  readonly passages: number;
  /** The languages of the passages, most frequent first. */
  readonly languages: readonly TextLanguage[];
}

/** Used in place of the words in documents that are not indexed. */
export const NO_WORDS: IndexedWords = {
  has: () => true,
  near: () => [],
  like: () => new Map(),
  parts: () => [],
  search: () => [],
};

interface KeptLibrary extends Library {
  readonly version: string;
}

/** The limit for all agents together; a document takes about 300 bytes. */
const DOCUMENTS_KEPT = 100_000;
/** The limit for all agents together. */
const WORDS_BYTES = 200_000_000;
/** The words of further passages are not cached: the database searches them, and no similar words are found. */
const INDEXED_PASSAGES_MAX = 50_000;
/** SQLite counts the passages of this many documents within a few milliseconds, during which nothing else can run. */
const DOCUMENTS_AT_ONCE = 100;

/**
 * Caches what questions need to know about an agent's documents. One cheap query shows whether anything changed, even on other
 * instances; then only the changed documents are read again.
 */
export class Libraries {
  readonly #kept = new LRUCache<string, KeptLibrary>({
    maxSize: DOCUMENTS_KEPT,
    sizeCalculation: ({ documents }) => documents.length + 1,
  });
  readonly #reading = new Map<string, Promise<KeptLibrary>>();
  readonly #words = new LRUCache<string, AgentWords>({ maxSize: WORDS_BYTES, sizeCalculation: ({ bytes }) => bytes });

  constructor(private readonly database: Database) {}

  async of(agentId: string): Promise<Library> {
    const version = await this.#versionOf(agentId);
    const kept = this.#kept.get(agentId);
    if (kept?.version === version) return kept;
    const reading = this.#reading.get(`${agentId} ${version}`) ?? this.#read(agentId, version);
    this.#reading.set(`${agentId} ${version}`, reading);
    return reading.finally(() => this.#reading.delete(`${agentId} ${version}`));
  }

  /**
   * Returns the words in an agent's documents, which are read again when the documents have changed. Returns `NO_WORDS`
   * while many passages are being read, and for a library that is too large; in these cases the database searches.
   */
  wordsOf(agentId: string, library: Library): Promise<IndexedWords> {
    const missing = this.#words.get(agentId)?.missing(library.documents) ?? library.passages;
    return soonOr(NO_WORDS, missing, this.readWords(agentId, library));
  }

  /** Reads all words in an agent's documents, unless there are too many. */
  async readWords(agentId: string, { documents, passages }: Library): Promise<IndexedWords> {
    if (passages > INDEXED_PASSAGES_MAX) return NO_WORDS;
    const kept = this.#words.get(agentId) ?? new AgentWords(this.database);
    // It is stored again, because its size has changed.
    const keep = () => this.#words.set(agentId, kept);
    keep();
    return kept.of(documents).finally(keep);
  }

  async #versionOf(agentId: string): Promise<string> {
    const list: ListVersion | undefined = await this.database.db
      .selectFrom('documents')
      .select(VERSION_COLUMNS)
      .where('agent_id', '=', agentId)
      .executeTakeFirst();
    return versionOf(agentId, list);
  }

  async #read(agentId: string, version: string): Promise<KeptLibrary> {
    const rows = await this.database.db
      .selectFrom('documents')
      .select(['id', 'organization_id as organizationId', 'name', 'changed_at as changedAt', 'indexed_share as share'])
      .where('agent_id', '=', agentId)
      .where('status', 'in', SEARCHED_STATUSES)
      .execute();
    const before = new Map(this.#kept.peek(agentId)?.documents.map((document) => [document.id, document]));
    const known = rows.flatMap(({ id, changedAt }) => {
      const kept = before.get(id);
      return kept?.changedAt === changedAt ? [[id, kept.passages] as const] : [];
    });
    const passages = new Map<string, ReadonlyMap<TextLanguage, number>>(known);
    const organizationId = rows[0]?.organizationId ?? '';
    const others = rows.flatMap(({ id }) => (passages.has(id) ? [] : [id]));
    for (const [id, counts] of await this.#countPassages(organizationId, others)) passages.set(id, counts);
    const documents = rows.map(
      ({ share, ...row }): LibraryDocument => ({
        ...row,
        isIndexed: share === null,
        passages: passages.get(row.id) ?? new Map(),
      }),
    );
    const library = { version, organizationId, documents, ...languagesOf(documents) };
    this.#kept.set(agentId, library);
    return library;
  }

  async #countPassages(
    organizationId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlyMap<TextLanguage, number>>> {
    const counts = new Map<string, Map<TextLanguage, number>>();
    for (let from = 0; from < ids.length; from += DOCUMENTS_AT_ONCE) {
      const rows = await this.database.db
        .selectFrom('passages')
        .select(({ fn }) => ['document_row_id as id', 'language', fn.countAll().as('passages')])
        .where('organization_id', '=', organizationId)
        .where('document_row_id', 'in', ids.slice(from, from + DOCUMENTS_AT_ONCE))
        .groupBy(['document_row_id', 'language'])
        .execute();
      for (const { id, language, passages } of rows) {
        const own = counts.get(id) ?? new Map<TextLanguage, number>();
        counts.set(id, own.set(language, Number(passages)));
      }
      await setImmediate();
    }
    return counts;
  }
}

function languagesOf(documents: readonly LibraryDocument[]): Pick<Library, 'passages' | 'languages'> {
  const counts = new Map<TextLanguage, number>();
  for (const { passages } of documents) {
    for (const [language, count] of passages) counts.set(language, (counts.get(language) ?? 0) + count);
  }
  const languages = [...counts].sort(([, one], [, other]) => other - one).map(([language]) => language);
  return { languages, passages: documents.reduce((sum, document) => sum + countOf(document), 0) };
}

interface IndexedDocument {
  readonly changedAt: string;
  /** The numbers of its words in the vocabulary, without duplicates. */
  readonly words: number[];
  /** The numbers of its passages. */
  readonly passages: number[];
}

/** The words in an agent's passages, and which passages contain them. */
export interface IndexedWords extends KnownWords {
  /** Returns the ids of passages with any of the words, those with more and rarer ones first, at most `limit`. */
  search(words: readonly string[], limit: number): PassageId[];
}

/** The bytes that a word takes in a document or a passage, and that a word takes with its groups. */
const BYTES_LISTED = 8;
const BYTES_INDEXED = 250;

/** When the share of removed words exceeds this, the index is rebuilt to make it smaller. */
const GONE_SHARE_MAX = 0.5;

/** The words in one agent's documents, updated after each change to the documents. */
export class AgentWords {
  #vocabulary = new Vocabulary();
  #postings = new Postings();
  #documents = new Map<string, IndexedDocument>();
  #updating: Promise<unknown> = Promise.resolve();
  #indexed: readonly LibraryDocument[] = [];
  /** The number of passages that are still to be read. */
  #reading = 0;

  constructor(private readonly database: Database) {}

  /** Roughly how many bytes they use. */
  get bytes(): number {
    let listed = this.#postings.size + 1;
    for (const { words } of this.#documents.values()) listed += words.length;
    return listed * BYTES_LISTED + this.#vocabulary.size * BYTES_INDEXED;
  }

  /** Returns how many passages must be read before `of` returns the words. */
  missing(documents: readonly LibraryDocument[]): number {
    if (documents === this.#indexed) return 0;
    const added = documents.filter(({ id, changedAt }) => this.#documents.get(id)?.changedAt !== changedAt);
    return added.reduce((sum, document) => sum + countOf(document), this.#reading);
  }

  /** Returns the words in the documents; new documents are read in small steps. */
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
