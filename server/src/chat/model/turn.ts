import type { Turn as EarlierTurn } from '../../conversations/read-turns';
import type { Subjects } from './model-usage';

/** A visitor's message as a language model needs it. */
export interface Turn {
  /** The earlier turns, oldest first. */
  readonly earlier: readonly EarlierTurn[];
  readonly subjects: Subjects;
  readonly askedAt: Date;
  /** Aborts when the visitor stops the reply or leaves. */
  readonly signal: AbortSignal;
  /** Receives the showable part of the reply so far; null when it is sent as a whole. */
  readonly onText: ((replySoFar: string) => void) | null;
}
