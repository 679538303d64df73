import { createShortLink } from '@frontdesk/shared/endpoints/short-link';
import type { ApiClient } from './api-client';
import { withDatabase } from './desk';
import type { TestApp } from './test-app';

interface GivenPlace {
  readonly agentId: string;
  readonly place: string;
  readonly facts?: readonly string[];
  readonly starters?: readonly string[];
}

/** Saves the code of a place. Returns its id and the slug of its short link. */
export async function createPlace(
  test: TestApp,
  owner: ApiClient,
  { facts = [], starters = [], ...given }: GivenPlace,
) {
  const { id, slug } = await owner.call(createShortLink, {
    Type: 'Url',
    Name: given.place,
    Url: 'https://example.com',
  });
  const payload = JSON.stringify({ ...given, facts, starters, Type: 'Chat', Name: given.place, Id: id });
  await withDatabase(test, ({ db }) =>
    db.updateTable('qr_codes').set({ type: 'Chat', payload }).where('id', '=', id).execute(),
  );
  return { id, slug };
}
