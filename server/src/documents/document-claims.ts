import { setImmediate } from 'node:timers/promises';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { Kysely, Transaction, UpdateObject } from 'kysely';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';
import { skipClaimed, whileClaimed } from '../jobs/lease';
import { useTurn } from '../limits/fair-share';
import type { TextEmbedder } from '../passages/embeddings/embedder';
import type { Passage } from '../passages/passage';
import { addEvent } from '../webhooks/add-event';
import type { RepeatedBlocks } from './extract/repeated-blocks';
import type { Progress } from './serve-reader';

/** The time after which a silent worker's document is taken over by another one. */
export const LEASE_MS = 15_000;
const ROWS_AT_ONCE = 50;
/** The time that a batch's notification waits, after the last file was read, for files that may never arrive. */
const BATCH_WAIT_MS = 120_000;

export interface ClaimedDocument {
  readonly id: string;
  readonly agentId: string;
  readonly organizationId: string;
  readonly name: string;
  /** The hash of its file, in hexadecimal digits. */
  readonly sha256: string;
  /** The website whose page it is; null for an upload. */
  readonly websiteId: string | null;
  /** Number of claims including this one; distinguishes it from an earlier one that was abandoned. */
  readonly claims: number;
  /** Identifies the files that were uploaded together and are announced together; null for a single file. */
  readonly batch: string | null;
  /** Number of times that its reader died. */
  readonly attempts: number;
  /** 'ocr' for a scan with recognized text. */
  readonly reader: 'ocr' | null;
}

/** A batch of which all files were read, or some of them if the others did not arrive. */
export interface ReadBatch {
  readonly agentId: string;
  readonly organizationId: string;
  /** `error` is null for a document that is ready. */
  readonly documents: readonly { readonly name: string; readonly error: string | null }[];
}

/** Stores related rows in the same transaction. */
type Alongside = (transaction: Transaction<Tables>) => Promise<void>;

const { queued, processing, ready, failed } = DOCUMENT_STATUS;
const now = () => new Date().toISOString();

/** The queue of documents: marked documents wait, and a document whose worker went silent waits again. */
export class DocumentClaims {
  constructor(
    private readonly database: Database,
    private readonly embedder: Pick<TextEmbedder, 'knows'>,
  ) {}

  get #leaseEnd() {
    return databaseTime(this.database.engine, LEASE_MS);
  }

  /**
   * Claims the next document, or returns null when none is waiting: the oldest document of the organization whose turn
   * it is. Skips the `busy` organizations, and scans unless `withScans`. Two instances never claim the same document.
   */
  async claim(busy: readonly string[] = [], withScans = true): Promise<ClaimedDocument | null> {
    const { db, engine } = this.database;
    const claimed = await db
      .updateTable('documents')
      .set((row) => ({
        status: processing,
        lease_until: databaseTime(engine, LEASE_MS),
        claims: row('claims', '+', 1),
        changed_at: now(),
      }))
      .where('id', '=', (query) => {
        const waiting = query
          .selectFrom('documents')
          .innerJoin('organizations', 'organizations.id', 'documents.organization_id')
          .select('documents.id')
          .where((row) =>
            row.or([
              row('status', '=', queued),
              row.and([row('status', '=', processing), row('lease_until', '<', databaseTime(engine))]),
            ]),
          )
          .$if(!withScans, (some) => some.where('reader', 'is', null))
          .$if(busy.length > 0, (some) => some.where('organization_id', 'not in', busy))
          .orderBy('reading_due')
          .orderBy('changed_at')
          .limit(1);
        return skipClaimed(engine, waiting, 'documents');
      })
      .returning([
        'id',
        'agent_id as agentId',
        'organization_id as organizationId',
        'name',
        'sha256',
        'website_id as websiteId',
        'batch',
        'claims',
        'attempts',
        'reader',
      ])
      .executeTakeFirst();
    // Moves the organization behind all that are already waiting, even before it is known how long the document takes.
    if (claimed) await this.chargeTime(claimed, 0);
    return claimed ?? null;
  }

  /** Delays the organization's next turn by the time that its document took. */
  async chargeTime({ organizationId }: ClaimedDocument, usedMs: number): Promise<void> {
    await useTurn(this.database, 'reading_due', organizationId, usedMs);
  }

  /** Returns false when the document was deleted, or taken over by another instance. */
  extendLease(document: ClaimedDocument): Promise<boolean> {
    return this.#change(document, { lease_until: this.#leaseEnd });
  }

  /** Releases a claim as if it had never been made. */
  async giveBack(document: ClaimedDocument): Promise<void> {
    await this.#change(document, { status: queued, lease_until: null, claims: document.claims - 1 });
  }

  /** Queues a scan again, for text recognition. */
  async waitForRecognition(document: ClaimedDocument): Promise<void> {
    const scan = { reader: 'ocr', status: queued, lease_until: null, claims: document.claims - 1 } as const;
    await this.#change(document, { ...scan, changed_at: now() });
  }

  /** Stores how many pages of a scan have been recognized. */
  async progress(document: ClaimedDocument, { done, all }: Progress): Promise<void> {
    await this.#change(document, { pages_read: done, pages_all: all });
  }

  /** Returns the languages of the agent's other documents, starting with the language of the most passages. */
  async languagesBeside({ id, agentId }: ClaimedDocument): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('passages')
      .select('language')
      .where('agent_id', '=', agentId)
      .where('document_row_id', '!=', id)
      .groupBy('language')
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .execute();
    return rows.map(({ language }) => language);
  }

  /**
   * Returns the blocks that repeat on the pages of the document's website; the first page keeps the blocks that contain
   * facts.
   */
  async repeatedOn({ id, websiteId }: ClaimedDocument): Promise<RepeatedBlocks | null> {
    if (websiteId === null) return null;
    const { db } = this.database;
    const site = await db.selectFrom('websites').select('repeated').where('id', '=', websiteId).executeTakeFirst();
    if (!site?.repeated) return null;
    const first = await db
      .selectFrom('website_pages')
      .select('document_row_id as id')
      .where('website_id', '=', websiteId)
      .where('document_row_id', 'is not', null)
      .where('blocks', 'is not', null)
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
    return { fingerprints: JSON.parse(site.repeated), keepsFacts: first?.id === id };
  }

  /** Queues it again after its reader crashed. */
  async retryAfterCrash(document: ClaimedDocument): Promise<void> {
    const attempts = document.attempts + 1;
    await this.#change(document, { status: queued, lease_until: null, attempts, changed_at: now() });
  }

  /** Returns whether the document still existed and this claim was still valid. */
  async fail(document: ClaimedDocument, error: string, alongside?: Alongside): Promise<boolean> {
    if (!(await this.#removePassages(document))) return false;
    return this.#finish(document, { status: failed, error }, async (transaction) => {
      await addFailure(this.database, transaction, document, error);
      await alongside?.(transaction);
    });
  }

  /**
   * Replaces the document's passages, a few at a time, so that a book does not delay other requests. Each step also
   * checks and extends the claim in the same transaction, so that two readers never write to one document. Nobody sees
   * only a part of the passages, since a document that is being read is not searched. Until they are embedded, they are
   * found by their words.
   */
  async complete(document: ClaimedDocument, passages: readonly Passage[], alongside?: Alongside): Promise<boolean> {
    if (!(await this.#removePassages(document))) return false;
    for (let from = 0; from < passages.length; from += ROWS_AT_ONCE) {
      const rows = passages.slice(from, from + ROWS_AT_ONCE).map((passage, offset) => ({
        ...passage,
        embedding: null,
        sentence_embeddings: null,
        organization_id: document.organizationId,
        document_row_id: document.id,
        agent_id: document.agentId,
        position: from + offset,
      }));
      const isOurs = await this.#whileOurs(document, { lease_until: this.#leaseEnd }, async (transaction) => {
        await transaction.insertInto('passages').values(rows).execute();
      });
      if (!isOurs) return false;
      await setImmediate();
    }
    // Passages in languages that the model does not support are never embedded.
    const indexed_share = passages.some(({ language }) => this.embedder.knows(language)) ? 0 : null;
    return this.#finish(document, { status: ready, error: null, indexed_share }, alongside);
  }

  #finish(document: ClaimedDocument, change: UpdateObject<Tables, 'documents'>, alongside?: Alongside) {
    const end = { lease_until: null, pages_read: null, pages_all: null, changed_at: now() };
    return this.#whileOurs(document, { ...change, ...end }, alongside);
  }

  /** Makes the notification about a document that was read wait for the rest of its batch. */
  async waitForBatch(transaction: Transaction<Tables>, { id }: ClaimedDocument): Promise<void> {
    const notice_due_at = databaseTime(this.database.engine, BATCH_WAIT_MS);
    await transaction.updateTable('documents').set({ notice_due_at }).where('id', '=', id).execute();
  }

  /**
   * Passes a batch that was read to `announce`, within the transaction that ends its waiting: each file is announced
   * once, by one instance. Returns null when no batch is complete and none has waited too long.
   */
  async announceBatch<T>(
    announce: (transaction: Transaction<Tables>, batch: ReadBatch) => Promise<T>,
  ): Promise<T | null> {
    const { db, engine } = this.database;
    const done = await db
      .selectFrom('documents')
      .select(['agent_id as agentId', 'organization_id as organizationId', 'batch'])
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('agent_id', 'batch'),
          'in',
          selectFrom('documents as read')
            .select(['read.agent_id', 'read.batch'])
            .where('read.notice_due_at', 'is not', null)
            .$asTuple('agent_id', 'batch'),
        ),
      )
      // SQLite uses its index of batches only with this condition.
      .where('batch', 'is not', null)
      .groupBy(['agent_id', 'organization_id', 'batch'])
      .having(({ eb, fn }) => eb(fn.min('status'), '>', processing))
      .having(({ eb, fn, or }) =>
        or([eb(fn.countAll(), '>=', fn.min('batch_files')), eb(fn.max('notice_due_at'), '<', databaseTime(engine))]),
      )
      .limit(1)
      .executeTakeFirst();
    if (!done) return null;
    return db.transaction().execute(async (transaction) => {
      const documents = await transaction
        .updateTable('documents')
        .set({ notice_due_at: null })
        .where('agent_id', '=', done.agentId)
        .where('batch', '=', done.batch)
        .where('notice_due_at', 'is not', null)
        .returning(['name', 'error'])
        .execute();
      // Another instance was faster and announces the batch.
      return documents.length === 0 ? null : announce(transaction, { ...done, documents });
    });
  }

  #removePassages(document: ClaimedDocument): Promise<boolean> {
    return this.#whileOurs(document, { lease_until: this.#leaseEnd }, async (transaction) => {
      await transaction.deleteFrom('passages').where('document_row_id', '=', document.id).execute();
    });
  }

  #whileOurs(
    document: ClaimedDocument,
    change: UpdateObject<Tables, 'documents'>,
    alongside?: Alongside,
  ): Promise<boolean> {
    return whileClaimed(this.database, (transaction) => this.#change(document, change, transaction), alongside);
  }

  async #change(
    document: ClaimedDocument,
    change: UpdateObject<Tables, 'documents'>,
    db: Kysely<Tables> = this.database.db,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('documents')
      .set(change)
      .where('id', '=', document.id)
      .where('status', '=', processing)
      .where('claims', '=', document.claims)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

/** Adds the event that a document failed, for webhooks, within the transaction that stores the failure. */
export async function addFailure(
  database: Database,
  transaction: Transaction<Tables>,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
  reason: string,
): Promise<void> {
  const read = async () => {
    const document = await transaction
      .selectFrom('documents')
      .innerJoin('agents', 'agents.id', 'documents.agent_id')
      .select(['document_id as documentId', 'documents.name', 'agents.id as agentId', 'agents.name as agentName'])
      .where('documents.id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...document, reason };
  };
  await addEvent(database, transaction, organizationId, 'document.failed', read, id);
}
