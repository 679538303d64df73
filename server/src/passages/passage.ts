import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database/database';
import { passageTerms } from '../terms/terms';
import { detectLanguage, isOtherLanguage, type TextLanguage } from '../terms/text-language';

/** A piece of a document, the unit for searching and quoting. */
export interface Passage {
  readonly heading: string;
  readonly text: string;
  /** Its words in the form that the index stores, separated by spaces. */
  readonly terms: string;
  readonly language: TextLanguage;
}

/** A passage that may be about the question. */
export interface FoundPassage {
  readonly id: string | number;
  readonly documentId: string;
  readonly documentName: string;
  readonly heading: string;
  readonly text: string;
  readonly terms: string;
  readonly sentenceEmbeddings: ArrayBuffer | Buffer | null;
  /** The model of its embeddings; null if it has none. */
  readonly model: string | null;
  readonly language: TextLanguage;
}

/** A passage of the agent's documents, as the visitor's page shows it. */
export interface Source {
  readonly documentId: string;
  readonly name: string;
  readonly excerpt: string;
}

/** Quotes a passage with its last heading, without which a table's row means little. */
const quoteOf = ({ heading, text }: Pick<FoundPassage, 'heading' | 'text'>) =>
  heading === '' ? text : `${heading.split(' > ').at(-1)}: ${text}`;

/** Returns the passages as sources of a reply. */
export const sourcesOf = (passages: readonly FoundPassage[]): Source[] =>
  passages.map((passage) => ({
    documentId: passage.documentId,
    name: passage.documentName,
    excerpt: quoteOf(passage),
  }));

type Text = Pick<Passage, 'heading' | 'text'>;

/** Detects the language of a document's passages, and computes the terms by which they are found. */
export function indexPassages<Given extends Text>(passages: readonly Given[]): (Given & Passage)[] {
  const document = detectLanguage(passages.map(({ heading, text }) => `${heading}\n${text}`).join('\n'));
  return passages.map((passage) => {
    // A price list is too short for its language to be detected, but a page of a bilingual brochure is long enough.
    const language = isOtherLanguage(passage.text, document) ? detectLanguage(passage.text) : document;
    return { ...passage, language, terms: passageTerms(passage.heading, passage.text, language).join(' ') };
  });
}

/** A ready document of an agent. */
export interface LibraryDocument {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  /** Changes whenever its passages are replaced. */
  readonly changedAt: string;
  /** Whether all its passages have embeddings. */
  readonly isIndexed: boolean;
  /** The number of its passages by language. */
  readonly passages: ReadonlyMap<TextLanguage, number>;
}

/** SQLite reads this many passages within a few milliseconds, during which nothing else can run. */
const ROWS_AT_ONCE = 100;
/** Databases accept a limited number of values in a query. */
const DOCUMENTS_AT_ONCE = 250;

type Column = 'terms' | 'embedding' | 'embedding_model';

/** A question waits until this many passages have been read, which takes a tenth of a second. */
const AWAITED_MAX = 1_000;

/** Waits until a few `missing` passages are read; returns `other` immediately if there are many. */
export function soonOr<Read, Other>(other: Other, missing: number, reading: Promise<Read>): Promise<Read | Other> {
  if (missing <= AWAITED_MAX) return reading;
  // The next question tries again, and its own queries fail in the same way.
  reading.catch(() => undefined);
  return Promise.resolve(other);
}

/**
 * Reads columns of all passages of some documents, a few rows at a time. `after` skips the passages of a document up to
 * an id. Yields the rows document by document.
 */
export async function* passagePages<Read extends Column>(
  { db }: Database,
  documents: readonly Pick<LibraryDocument, 'id' | 'organizationId' | 'passages'>[],
  columns: readonly Read[],
  after: (documentId: string) => number = () => 0,
) {
  for (const batch of batchesOf(documents)) {
    const [only] = batch;
    const isLarge = batch.length === 1 && only !== undefined;
    for (let last = isLarge ? after(only.id) : 0; ; ) {
      const rows = await db
        .selectFrom('passages')
        .select(['id', 'document_row_id as documentId', ...columns])
        .where('organization_id', '=', only?.organizationId ?? '')
        .where(
          'document_row_id',
          'in',
          batch.map(({ id }) => id),
        )
        .$if(isLarge, (query) => query.where('id', '>', last).limit(ROWS_AT_ONCE))
        .orderBy('document_row_id')
        .orderBy('id')
        .execute();
      yield rows;
      await setImmediate();
      if (!isLarge || rows.length < ROWS_AT_ONCE) break;
      last = Number(rows.at(-1)?.id);
    }
  }
}

/** Groups small documents, so that each group has about as many passages as one query may read. */
function* batchesOf<Document extends Pick<LibraryDocument, 'passages'>>(documents: readonly Document[]) {
  let [batch, rows]: [Document[], number] = [[], 0];
  for (const document of documents) {
    const own = countOf(document);
    if (batch.length > 0 && (rows + own > ROWS_AT_ONCE || batch.length >= DOCUMENTS_AT_ONCE)) {
      yield batch;
      [batch, rows] = [[], 0];
    }
    batch.push(document);
    rows += own;
  }
  if (batch.length > 0) yield batch;
}

/** Returns the number of a document's passages. */
export const countOf = ({ passages }: Pick<LibraryDocument, 'passages'>) =>
  [...passages.values()].reduce((sum, one) => sum + one, 0);
