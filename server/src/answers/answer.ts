import type { ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
import { HOURS_SOURCE } from '@frontdesk/shared/endpoints/opening-hours';
import type { Database } from '../database/database';
import type { FoundPassage, Source } from '../passages/passage';

/** A passage from the agent's documents that opens under a reply. */
export interface ReplyPassage {
  readonly documentId: string;
  /** The document's name. */
  readonly name: string;
  /** The headings above it, outermost first, joined by ' > '; '' if there are none. */
  readonly heading: string;
  readonly text: string;
}

/** Maximum number of passages that open under a reply. */
const REPLY_PASSAGES_MAX = 3;

/** An agent's reply to a question. */
export interface Answer {
  /** The text that the visitor reads first. */
  readonly text: string;
  /** The sources of the answer; empty when it claims nothing. */
  readonly sources: Source[];
  /** The nearest passages, when the answer claims nothing. */
  readonly nearest: Source[];
  /**
   * The passages that open under the text: those of the answer, or those that may help; empty when nothing was found.
   */
  readonly passages: readonly ReplyPassage[];
  readonly outcome: ReplyOutcome;
  /** Whether the visitor stopped the reply before its end. */
  readonly isCut?: true;
}

export const readSources = (stored: string | null): Source[] => (stored === null ? [] : JSON.parse(stored));

export const readPassages = (stored: string | null): ReplyPassage[] => (stored === null ? [] : JSON.parse(stored));

/** Returns the first `REPLY_PASSAGES_MAX` passages as they open under a reply. */
export const passagesOf = (found: readonly FoundPassage[]): ReplyPassage[] =>
  found.slice(0, REPLY_PASSAGES_MAX).map(({ documentId, documentName, heading, text }) => ({
    documentId,
    name: documentName,
    heading,
    text,
  }));

/**
 * Returns a function that marks sources and passages whose document, owner's answer or place has been deleted since.
 */
export async function markDeleted(
  { db }: Database,
  organizationId: string,
  sources: readonly { readonly documentId: string }[],
): Promise<<One extends { readonly documentId: string }>(one: One) => One & { readonly isDeleted: boolean }> {
  const ids = [...new Set(sources.map(({ documentId }) => documentId))];
  const known = new Set<string>([HOURS_SOURCE.documentId]);
  if (ids.length > 0) {
    const documents = db
      .selectFrom('documents')
      .select('document_id as id')
      .where('organization_id', '=', organizationId)
      .where('document_id', 'in', ids);
    const answers = db
      .selectFrom('answers')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', ids);
    const places = db
      .selectFrom('qr_codes')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', ids);
    for (const { id } of await documents.unionAll(answers).unionAll(places).execute()) known.add(id);
  }
  return (one) => ({ ...one, isDeleted: !known.has(one.documentId) });
}
