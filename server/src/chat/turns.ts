import type { Answer } from '../answers/answer';
import type { Turn } from '../conversations/read-turns';
import type { NewTurn } from '../conversations/record-turn';

/** A reply that its page may have missed. */
export type LastReply = Omit<Answer, 'isCut'> & { readonly messageId: string; readonly isCut: boolean };

/** Reads the turns of a conversation and stores new ones. */
export interface Turns {
  /** The reply to the last message, if its page sent that under `turnId`. */
  last(turnId: string | null): Promise<LastReply | null>;
  /** The latest turns, oldest first. */
  earlier(): Promise<readonly Turn[]>;
  /** Stores a message and its reply. `misses` counts the latest replies in a row that did not answer. */
  add(turn: NewTurn): Promise<{ readonly messageId: string; readonly misses: number }>;
}
