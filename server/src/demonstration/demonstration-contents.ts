import { randomUUID } from 'node:crypto';
import type { Hotel } from './hotel/hotel';

/** A number that a demonstration adds to a day's counts. */
export interface AddedCount {
  readonly agentId: string;
  readonly day: string;
  readonly name: string;
  readonly count: number;
  /** In `person_counts`, the person whose count it is; undefined in `daily_counts`. */
  readonly personId?: string;
}

/** The ids of everything in a demonstration, in the order of the hotel's lists. */
export interface DemonstrationContents {
  readonly agents: readonly string[];
  /** The documents of each agent. */
  readonly documents: readonly (readonly string[])[];
  readonly codes: readonly string[];
  readonly conversations: readonly string[];
  readonly notifications: readonly string[];
  /** Null until all conversations are stored. */
  readonly counts: readonly AddedCount[] | null;
}

/** Chooses the ids. They are stored before the contents, so that everything can be removed after a crash. */
export function newContents(hotel: Hotel): DemonstrationContents {
  const ids = (list: readonly unknown[]) => list.map(() => randomUUID());
  return {
    agents: ids(hotel.agents),
    documents: hotel.agents.map(({ documents }) => ids(documents)),
    codes: ids(hotel.codes(() => '')),
    conversations: ids(hotel.conversations),
    notifications: ids(hotel.notifications),
    counts: null,
  };
}

/** Returns the ids of all the contents that pages show. */
export const idsOf = ({ agents, documents, codes, conversations, notifications }: DemonstrationContents) =>
  [agents, documents.flat(), codes, conversations, notifications].flat();
