import type { ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
import type { Database } from '../database/database';
import type { Source } from '../passages/passage';

/** What an agent replies to a question. */
export interface Answer {
  readonly text: string;
  /** The sources of the answer; empty where it claims nothing. */
  readonly sources: Source[];
  /** The nearest passages, where the answer claims nothing. */
  readonly nearest: Source[];
  readonly outcome: ReplyOutcome;
  /** The visitor stopped the reply before its end. */
  readonly isCut?: true;
}

/** A source as the owner's screens receive it. */
export type ShownSource = Source & { readonly isDeleted: boolean };

export const readSources = (stored: string | null): Source[] => (stored === null ? [] : JSON.parse(stored));

/** Returns a function that marks sources whose document or owner's answer was deleted since. */
export async function markDeleted(
  { db }: Database,
  organizationId: string,
  sources: readonly Source[],
): Promise<(source: Source) => ShownSource> {
  const ids = [...new Set(sources.map(({ documentId }) => documentId))];
  const known = new Set<string>();
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
    for (const { id } of await documents.unionAll(answers).execute()) known.add(id);
  }
  return (source) => ({ ...source, isDeleted: !known.has(source.documentId) });
}
