/** An agent's knowledge documents (spec section 7.3). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import {
  countReader,
  idReader,
  ignoredReader,
  optionalTextReader,
  orNull,
  textReader,
  visibleTextReader,
  wireIdReader,
} from './readers';

/**
 * The status values of a document; 0 and 1 are from spec section 4.4, 2 and 3 are not in the spec. Other values are shown as
 * unknown.
 */
export const DOCUMENT_STATUS = { queued: 0, processing: 1, ready: 2, failed: 3 } as const;

/** A document in an agent's list. */
export const documentReader = v.object({
  documentId: wireIdReader,
  name: visibleTextReader,
  type: countReader,
  status: v.fallback(v.number(), 0),
  /** Not in the spec: why processing failed, or why a ready document is not indexed yet, as sentences. */
  error: optionalTextReader,
  /** Not in the spec: size in bytes. */
  size: orNull(v.number()),
  /**
   * Not in the spec: the share of a ready document that has been embedded, from 0 to 1, while embedding is in progress.
   * Until embedding is complete, a search finds the document only by its words. Null when it is complete, or when the
   * server does not report it.
   */
  indexedShare: orNull(v.number()),
  /** Not in the spec: 'ocr' for a scan or photo, whose recognized text may contain mistakes; null for others. */
  readBy: optionalTextReader,
  /** Not in the spec: while a scan is being processed, how many of its pages have been read, and how many it has. */
  pagesRead: orNull(v.number()),
  pagesAll: orNull(v.number()),
  /** Not in the spec: for a page of a website, that website and the page's address; null for an uploaded file. */
  websiteId: orNull(idReader),
  sourceAddress: optionalTextReader,
  /** Not in the spec: when the status last changed, ISO 8601. */
  dateChanged: optionalTextReader,
});

/** Uploads documents. `type` and `status` are 0; the content is base64. */
export const uploadDocuments = defineEndpoint({
  method: 'POST',
  path: '/api/v1.0/document/upload',
  request: v.object({
    organizationId: v.optional(v.nullable(v.union([v.string(), v.number()]))),
    botId: requiredId('Agent'),
    documents: v.pipe(
      v.array(
        v.object({
          documentId: requiredId('Document'),
          name: requiredText('File name', 255),
          type: v.optional(v.number(), 0),
          status: v.optional(v.number(), 0),
          base64Content: v.string('The document has no content.'),
        }),
        'Choose at least one document.',
      ),
      v.minLength(1, 'Choose at least one document.'),
      v.maxLength(20, 'At most 20 documents in one upload.'),
    ),
    /**
     * Not in the spec: groups the uploads of files that were chosen together, so that there is a single notification
     * when all have been read. `files` is the number of these files, excluding those that are not sent.
     */
    batch: v.optional(
      v.object({
        id: requiredText('Batch', 64),
        files: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
      }),
    ),
  }),
  response: ignoredReader,
});

/** Sets a document's status; 0 queues it for processing again. */
export const updateDocumentStatus = defineEndpoint({
  method: 'POST',
  path: '/api/v1.0/document/updateDocumentStatus',
  request: v.object({ documentId: requiredId('Document'), status: v.literal(0, 'Status can only be set to 0.') }),
  response: ignoredReader,
});

export const downloadDocument = defineEndpoint({
  method: 'GET',
  path: '/api/v1.0/document/download',
  query: ['documentId', 'botId'],
  request: v.object({ documentId: requiredId('Document'), botId: requiredId('Agent') }),
  response: v.object({ base64Content: textReader, name: visibleTextReader }),
});

/** Deletes documents. 409 when one of them is being processed; then no document is deleted. */
export const deleteDocuments = defineEndpoint({
  method: 'POST',
  path: '/api/v1.0/document/delete',
  request: v.object({
    documentIds: v.pipe(
      v.array(requiredId('Document'), 'Choose at least one document.'),
      v.minLength(1, 'Choose at least one document.'),
      v.maxLength(1000, 'At most 1000 documents at once.'),
    ),
  }),
  response: ignoredReader,
});
