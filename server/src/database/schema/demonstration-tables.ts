import type { Generated } from 'kysely';
import type { Flag, Moment } from './column-types';

/** The contents of an organization's demonstration. */
export interface DemonstrationsTable {
  organization_id: string;
  /** JSON: ids of the contents (demonstration-contents.ts). */
  contents: string;
  /** The lease of the server that fills it. */
  filling_until: Moment | null;
  /** 1 when it is to be removed while it is being filled. */
  is_unwanted: Generated<Flag>;
  created_at: Moment;
}
