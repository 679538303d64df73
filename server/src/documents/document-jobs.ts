import { setImmediate } from 'node:timers/promises';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { UpdateObject } from 'kysely';
import { databaseTime } from '../database/clock';
import type { Database } from '../database/database';
import { useTurn } from '../database/fair-share';
import type { Tables } from '../database/tables';
import type { TextEmbedder } from '../passages/embeddings/text-embedder';
import type { Passage } from '../passages/passage';

/** How long a worker may be silent before its document is taken by another. */
export const LEASE_MS = 15_000;
const ROWS_AT_ONCE = 50;

export interface ClaimedDocument {
  readonly id: string;
  readonly agentId: string;
  readonly organizationId: string;
  readonly name: string;
  /** The website that it is a page of; null for an upload. */
  readonly websiteId: string | null;
  /** Counts this claim too, and tells it from an earlier one that was given up. */
  readonly claims: number;
  /** How often its reader died. */
  readonly attempts: number;
}

const { queued, processing, ready, failed } = DOCUMENT_STATUS;
const now = () => new Date().toISOString();

/** The documents as a queue: marked ones wait, and one whose worker fell silent waits again. */
export class DocumentJobs {
  constructor(
    private readonly database: Database,
    private readonly embedder: Pick<TextEmbedder, 'knows'>,
  ) {}

  get #leaseEnd() {
    return databaseTime(this.database.engine, LEASE_MS);
  }

  /**
   * Claims the next document, or null when none waits: the oldest of the organization whose turn it is. Those `busy`
   * are passed over. Two instances never claim the same.
   */
  async claim(busy: readonly string[] = []): Promise<ClaimedDocument | null> {
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
          .$if(busy.length > 0, (some) => some.where('organization_id', 'not in', busy))
          .orderBy('reading_due')
          .orderBy('changed_at')
          .limit(1);
        return engine === 'postgres' ? waiting.forUpdate('documents').skipLocked() : waiting;
      })
      .returning([
        'id',
        'agent_id as agentId',
        'organization_id as organizationId',
        'name',
        'website_id as websiteId',
        'claims',
        'attempts',
      ])
      .executeTakeFirst();
    // Behind all who wait already, even before it is known how long this takes.
    if (claimed) await this.chargeTime(claimed, 0);
    return claimed ?? null;
  }

  /** Moves the organization's next turn behind the time that its document took. */
  async chargeTime({ organizationId }: ClaimedDocument, usedMs: number): Promise<void> {
    await useTurn(this.database, 'reading_due', organizationId, usedMs);
  }

  async extendLease(document: ClaimedDocument): Promise<void> {
    await this.#change(document, { lease_until: this.#leaseEnd });
  }

  /** As if it had never been taken. */
  async giveBack(document: ClaimedDocument): Promise<void> {
    await this.#change(document, { status: queued, lease_until: null, claims: document.claims - 1 });
  }

  /** Queues it once more, after its reader died. */
  async retryAfterCrash(document: ClaimedDocument): Promise<void> {
    const attempts = document.attempts + 1;
    await this.#change(document, { status: queued, lease_until: null, attempts, changed_at: now() });
  }

  /** Answers whether the document was still there and still ours. */
  async fail(document: ClaimedDocument, error: string): Promise<boolean> {
    await this.#removePassages(document);
    return this.#change(document, { status: failed, error, lease_until: null, changed_at: now() });
  }

  /**
   * Replaces the document's passages. Written a few at a time, so that a book does not hold up everybody else's
   * requests; nobody sees half of them, since only a ready document is quoted. They are found by their words until
   * they are embedded.
   */
  async complete(document: ClaimedDocument, passages: readonly Passage[]): Promise<boolean> {
    if (!(await this.#change(document, { lease_until: this.#leaseEnd }))) return false;
    await this.#removePassages(document);
    for (let from = 0; from < passages.length; from += ROWS_AT_ONCE) {
      const rows = passages.slice(from, from + ROWS_AT_ONCE).map((passage, offset) => ({
        ...passage,
        embedding: null,
        sentence_embeddings: null,
        document_row_id: document.id,
        agent_id: document.agentId,
        position: from + offset,
      }));
      await this.database.db.insertInto('passages').values(rows).execute();
      await setImmediate();
    }
    return this.#change(document, {
      status: ready,
      error: null,
      lease_until: null,
      // Passages in other languages are never embedded.
      indexed_share: passages.some(({ language }) => this.embedder.knows(language)) ? 0 : null,
      changed_at: now(),
    });
  }

  async #removePassages(document: ClaimedDocument): Promise<void> {
    await this.database.db.deleteFrom('passages').where('document_row_id', '=', document.id).execute();
  }

  async #change(document: ClaimedDocument, change: UpdateObject<Tables, 'documents'>): Promise<boolean> {
    const { numUpdatedRows } = await this.database.db
      .updateTable('documents')
      .set(change)
      .where('id', '=', document.id)
      .where('status', '=', processing)
      .where('claims', '=', document.claims)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
