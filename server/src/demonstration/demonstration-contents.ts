import { randomUUID } from 'node:crypto';
import type { Hotel } from './hotel/hotel';

/** What a demonstration adds to a day's counts. */
export interface AddedCount {
  readonly agentId: string;
  readonly day: string;
  readonly name: string;
  readonly count: number;
  /** Of `person_counts`: whose count it is. Undefined in `daily_counts`. */
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

/** Chooses the ids. They are stored first, so that everything can be removed after a crash. */
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

/** The ids of everything that a page can show. */
export const idsOf = ({ agents, documents, codes, conversations, notifications }: DemonstrationContents) =>
  [agents, documents.flat(), codes, conversations, notifications].flat();
