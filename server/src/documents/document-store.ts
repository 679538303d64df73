import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { DOCUMENT_STATUS, type uploadDocuments } from '@frontdesk/shared/endpoints/document';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import type { RawBuilder } from 'kysely';
import type { Database } from '../database/database';
import { databaseTrouble, isUniqueViolation } from '../database/database-trouble';
import { beginningOf, type FileBytes, hashOf, type StoredFile } from '../files/file-bytes';
import type { FileStore } from '../files/file-store';
import { isFilesAway } from '../files/files-away';
import { ApiError, notFound } from '../http/api-error';
import { withinQuotas } from '../limits/quotas';
import { addFailure } from './document-claims';
import type { DocumentServices } from './document-services';
import { detectFormat } from './extract/detect-format';

/** A multiple of four characters, because four characters encode three bytes. */
const DECODED_AT_ONCE = 262_144;

/**
 * Decodes an uploaded document of at most `bytesMax`, a piece at a time. Accepts a data URL prefix and line breaks;
 * rejects anything else.
 */
export function decodeBase64(name: string, content: string, bytesMax: number): FileBytes {
  const bare = content.replace(/^data:[^,]{0,200};base64,/, '').replace(/\s+/g, '');
  let size = 0;
  for (const piece of decoded(bare)) size += piece.length;
  // Node skips characters that it cannot decode, so the length reveals errors.
  if (size !== Math.floor((bare.replace(/=+$/, '').length * 3) / 4)) {
    throw new ApiError(400, `The content of "${name}" arrived incomplete. Please upload it again.`);
  }
  if (size > bytesMax) throw new ApiError(413, `"${name}" is too large: at most ${formatBytes(bytesMax)} per file.`);
  return { size, read: async () => Readable.from(decoded(bare)) };
}

function* decoded(base64: string) {
  for (let from = 0; from < base64.length; from += DECODED_AT_ONCE) {
    yield Buffer.from(base64.slice(from, from + DECODED_AT_ONCE), 'base64');
  }
}

const EXTENSIONS = { pdf: '.pdf', html: '.html', text: '.txt' } as const;

/** Returns the file name for a page: its title with an extension that programs recognize. */
function downloadName(title: string, beginning: Buffer): string {
  const extension = EXTENSIONS[formatOf(beginning)];
  return title.toLowerCase().endsWith(extension) ? title : `${title}${extension}`;
}

function formatOf(beginning: Buffer): keyof typeof EXTENSIONS {
  try {
    const format = detectFormat('', beginning);
    return format === 'pdf' || format === 'html' ? format : 'text';
  } catch {
    return 'text';
  }
}

type UploadBatch = NonNullable<CheckedRequestOf<typeof uploadDocuments>['batch']>;

export interface NewDocument {
  /** Our id. */
  readonly id: string;
  /** The browser's id, unique within the organization. */
  readonly documentId: string;
  readonly name: string;
  readonly type: number;
  readonly bytes: FileBytes;
  /** The address from which it was fetched. */
  readonly website?: { readonly id: string; readonly address: string };
  /** The reason, if it is already known that the document cannot be read; it is then stored as failed. */
  readonly failure?: string;
  /** The files that were uploaded with it. */
  readonly batch?: UploadBatch | undefined;
}

/**
 * Stores documents, marked for processing: all of them or, when a quota refuses one, none. With `claim` they are
 * already claimed by the caller, who reads them before the lease ends.
 */
export async function storeDocuments(
  { database, files, config }: Pick<DocumentServices, 'database' | 'files' | 'config'>,
  organizationId: string,
  agentId: string,
  documents: readonly NewDocument[],
  claim: { readonly lease: RawBuilder<string> } | null = null,
): Promise<void> {
  const now = new Date().toISOString();
  const hashed: (NewDocument & StoredFile)[] = [];
  for (const document of documents) hashed.push({ ...document, sha256: await hashOf(document.bytes) });
  const rows = hashed.map(({ id, documentId, name, type, bytes, sha256, website, failure, batch }) => ({
    id,
    organization_id: organizationId,
    agent_id: agentId,
    document_id: documentId,
    name,
    type,
    status: failure ? DOCUMENT_STATUS.failed : claim ? DOCUMENT_STATUS.processing : DOCUMENT_STATUS.queued,
    claims: claim ? 1 : 0,
    error: failure ?? null,
    size: bytes.size,
    sha256,
    lease_until: claim?.lease ?? null,
    website_id: website?.id ?? null,
    source_address: website?.address ?? null,
    batch: batch?.id ?? null,
    batch_files: batch?.files ?? null,
    created_at: now,
    changed_at: now,
  }));
  try {
    for (const document of hashed) await files.writeBeforeRow(document, document.bytes);
    const added = { documents: rows.length, documentBytes: rows.reduce((sum, { size }) => sum + size, 0) };
    await withinQuotas(database, organizationId, config.quotas, added, async (transaction) => {
      await transaction.insertInto('documents').values(rows).execute();
      for (const { id, failure } of documents) {
        if (failure !== undefined) await addFailure(database, transaction, { id, organizationId }, failure);
      }
      for (const document of hashed) await files.writeWithRow(transaction, document, document.bytes);
    });
  } catch (error) {
    // The rows may have been stored although the acknowledgement was lost. The sweep removes files without a row.
    if (databaseTrouble(error) !== null) throw error;
    const removed = files.remove(hashed).catch(() => undefined);
    // Waiting for a removal that hangs would delay the response; the sweep removes the remaining files.
    if (!isFilesAway(error)) await removed;
    throw error;
  }
}

type Uploaded = CheckedRequestOf<typeof uploadDocuments>['documents'][number];

/** Stores uploaded documents, marked for processing: all of them or, when one is refused, none. */
export async function addDocuments(
  services: Pick<DocumentServices, 'database' | 'files' | 'config'>,
  organizationId: string,
  agentId: string,
  documents: readonly Uploaded[],
  sentBatch?: UploadBatch,
): Promise<void> {
  const together = documents.length > 1 ? { id: randomUUID(), files: documents.length } : undefined;
  const batch = sentBatch ?? together;
  const decoded = documents.map((document) => ({
    ...document,
    batch,
    id: randomUUID(),
    bytes: decodeBase64(document.name, document.base64Content, services.config.documentBytesMax),
  }));
  try {
    await storeDocuments(services, organizationId, agentId, decoded);
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError(409, 'One of these documents was already uploaded.');
    throw error;
  }
}

/** Marks a document for processing again. A document that is being processed is left alone. */
export async function requeueDocument({ db }: Database, organizationId: string, documentId: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({
      status: DOCUMENT_STATUS.queued,
      error: null,
      attempts: 0,
      claims: 0,
      reader: null,
      batch: null,
      batch_files: null,
      notice_due_at: null,
      lease_until: null,
      indexed_share: null,
      changed_at: new Date().toISOString(),
    })
    .where('organization_id', '=', organizationId)
    .where('document_id', '=', documentId)
    .where('status', '!=', DOCUMENT_STATUS.processing)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await requireDocuments({ db }, organizationId, [documentId]);
  throw new ApiError(409, 'Document is already being processed.');
}

/** Returns the response to a download as JSON text. */
export async function readDocument(
  { db }: Database,
  files: FileStore,
  organizationId: string,
  agentId: string,
  documentId: string,
): Promise<Readable> {
  const row = await db
    .selectFrom('documents')
    .select(['id', 'sha256', 'name', 'website_id'])
    .where('organization_id', '=', organizationId)
    .where('agent_id', '=', agentId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  const bytes = row && (await files.open(row));
  if (!bytes) throw notFound('document');
  const name = row.website_id === null ? row.name : downloadName(row.name, await beginningOf(bytes, BEGINNING_BYTES));
  return Readable.from(jsonOf(name, await bytes.read()), { objectMode: false });
}

/** The first bytes of a page reveal its format. */
const BEGINNING_BYTES = 16_384;

/** Generates the response to the call while the file is being read. */
async function* jsonOf(name: string, content: Readable) {
  yield `{"name":${JSON.stringify(name)},"base64Content":"`;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    const bytes = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    // Three bytes become four characters; only the end is padded.
    const whole = bytes.length - (bytes.length % 3);
    if (whole > 0) yield bytes.toString('base64', 0, whole);
    rest = bytes.subarray(whole);
  }
  yield `${rest.toString('base64')}"}`;
}

/** Deletes all of `documentIds`, or none when one is missing or being processed. */
export async function deleteDocuments(
  { db }: Database,
  files: FileStore,
  organizationId: string,
  documentIds: readonly string[],
): Promise<void> {
  const removed = await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('documents')
      .where('organization_id', '=', organizationId)
      .where('document_id', 'in', documentIds)
      .returning(['id', 'sha256', 'status'])
      .execute();
    // Thrown inside the transaction to roll back the deletion.
    if (gone.length < new Set(documentIds).size) throw notFound('document');
    if (gone.some(({ status }) => status === DOCUMENT_STATUS.processing)) {
      throw new ApiError(409, 'Document is still processing and cannot be deleted.');
    }
    return gone;
  });
  await files.remove(removed);
}

async function requireDocuments({ db }: Pick<Database, 'db'>, organizationId: string, documentIds: readonly string[]) {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('document_id', 'in', documentIds)
    .execute();
  if (rows.length < new Set(documentIds).size) throw notFound('document');
}
