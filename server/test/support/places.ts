import type { RequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { createShortLink } from '@frontdesk/shared/endpoints/short-link';
import type { ApiClient } from './api-client';

interface GivenPlace {
  readonly agentId: string;
  readonly place: string;
  readonly facts?: readonly string[];
  readonly starters?: readonly string[];
}

/** Saves the code of a place. Returns its id and the slug of its short link. */
export async function createPlace(owner: ApiClient, { facts = [], starters = [], ...given }: GivenPlace) {
  const code = { Type: 'Chat', Name: given.place, ...given, facts, starters };
  const { id, slug } = await owner.call(createShortLink, code as RequestOf<typeof createShortLink>);
  return { id, slug };
}
