import type { ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
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
