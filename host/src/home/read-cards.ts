import type { RegisteredCard, RegisteredRemote } from '@frontdesk/shared/contract';
import { inOrder, isText, listOf, type ReadContributions, remotesOn } from '../contributions/read-generously';

/** A card on the home dashboard, with its remote. */
export interface ContributedCard extends RegisteredCard {
  readonly remote: RegisteredRemote;
}

/** Reads the home dashboard's cards, in order. */
export const readCards: ReadContributions<readonly ContributedCard[]> = (remotes, shownBy) => {
  const cards = remotesOn(remotes, shownBy).flatMap((remote) =>
    listOf(remote.home).map((card) => ({ ...card, remote })),
  );
  return inOrder(cards, ({ order }) => order).filter(({ name, title }) => isText(name) && isText(title));
};
