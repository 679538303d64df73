import type { ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
import type { Source } from '../passages/source';

/** What an agent replies to a question. */
export interface Answer {
  readonly text: string;
  /** What the answer rests on; empty where nothing is claimed. */
  readonly sources: Source[];
  /** Where nothing is claimed: what comes nearest to the question. */
  readonly nearest: Source[];
  readonly outcome: ReplyOutcome;
  /** The visitor stopped it before its end. */
  readonly isCut?: true;
}
