import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import { databaseTime } from '../database/engine';
import { type ClaimedDocument, DocumentClaims } from '../documents/document-claims';
import { readClaimedDocument } from '../documents/document-queue';
import { storeDocuments } from '../documents/document-store';
import { bytesInMemory } from '../files/file-bytes';
import type { DemonstrationContents } from './demonstration-contents';
import type { DemonstrationServices } from './demonstration-services';
import type { Hotel } from './hotel/hotel';

/** Longer than it takes to read all of them. After that the usual queue reads the rest. */
const LEASE_MS = 60_000;
/**
 * How long answers wait for the embeddings; after that, or when embedding fails, the documents are found by their
 * words. A busy machine takes many times as long as an idle one, but must give the same answers.
 */
const EMBEDDED_MS = 120_000;
const LOOK_MS = 100;

type DocumentServices = Pick<DemonstrationServices, 'database' | 'files' | 'config' | 'embedder' | 'embeddings'>;

/** Stores the documents as claimed: the demonstration reads them itself, immediately and without notifications. */
export async function addDocuments(
  services: DocumentServices,
  organizationId: string,
  hotel: Hotel,
  { agents, documents }: DemonstrationContents,
): Promise<void> {
  const claim = { lease: databaseTime(services.database.engine, LEASE_MS) };
  for (const [index, agent] of hotel.agents.entries()) {
    const added = agent.documents.map(({ name, text }, at) => {
      const id = documents[index]?.[at] ?? '';
      return { id, documentId: id, name, type: 0, bytes: bytesInMemory(Buffer.from(text)) };
    });
    await storeDocuments(services, organizationId, agents[index] ?? '', added, claim);
  }
}

/** Reads the documents in the usual process, and waits for their embeddings. */
export async function readDocuments(
  services: DocumentServices,
  organizationId: string,
  hotel: Hotel,
  { agents, documents }: DemonstrationContents,
  signal: AbortSignal,
): Promise<void> {
  const { database, embedder, embeddings } = services;
  const claims = new DocumentClaims(database, embedder);
  const claimed = hotel.agents.map((agent, index) =>
    agent.documents.map(({ name, text }, at): ClaimedDocument => {
      const id = documents[index]?.[at] ?? '';
      const sha256 = createHash('sha256').update(text).digest('hex');
      const document = { id, agentId: agents[index] ?? '', organizationId, name, websiteId: null, batch: null };
      return { ...document, sha256, claims: 1, attempts: 0, reader: null };
    }),
  );
  // Reads an agent's documents one after another, as the queue does.
  await Promise.all(claimed.map((ofAgent) => readAll(services, claims, ofAgent, signal)));
  embeddings.wake();
  await embedded(services, documents.flat(), signal);
}

async function readAll(
  services: DocumentServices,
  claims: DocumentClaims,
  documents: readonly ClaimedDocument[],
  signal: AbortSignal,
): Promise<void> {
  for (const document of documents) {
    const result = await readClaimedDocument(document, { ...services, signal });
    if (result === 'crashed' || result === 'scan') await claims.giveBack(document);
    else if ('failure' in result) await claims.fail(document, result.failure);
    else await claims.complete(document, result.passages);
  }
}

async function embedded({ database }: DocumentServices, ids: readonly string[], signal: AbortSignal): Promise<void> {
  for (const deadline = Date.now() + EMBEDDED_MS; Date.now() < deadline; await setTimeout(LOOK_MS, null, { signal })) {
    const waiting = await database.db
      .selectFrom('documents')
      .select('id')
      .where('id', 'in', ids)
      .where((document) =>
        document.or([
          document('status', '!=', DOCUMENT_STATUS.ready),
          // While no embedder is available, the questions find documents by their words.
          document.and([document('indexed_share', 'is not', null), document('embedding_failures', '=', 0)]),
        ]),
      )
      .where('status', '!=', DOCUMENT_STATUS.failed)
      .limit(1)
      .executeTakeFirst();
    if (!waiting) return;
  }
}
