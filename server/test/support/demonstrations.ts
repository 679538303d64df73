import { newContents } from '../../src/demonstration/demonstration-contents';
import { claimDemonstration } from '../../src/demonstration/demonstration-store';
import { HOTELS } from '../../src/demonstration/hotel/hotel';
import type { ApiClient } from './api-client';
import { withDatabase } from './desk';
import type { TestApp } from './test-app';

/** Creates the leftovers of a server that stopped before filling a demonstration. */
export function leaveDemonstration(test: TestApp, owner: ApiClient): Promise<void> {
  return withDatabase(test, async (database) => {
    const user = database.db.selectFrom('users').select('organization_id').where('email', '=', owner.email);
    const { organization_id } = await user.executeTakeFirstOrThrow();
    await claimDemonstration(database, organization_id, newContents(HOTELS.en));
    const ended = { filling_until: '2020-01-01T00:00:00.000Z' };
    await database.db.updateTable('demonstrations').set(ended).where('organization_id', '=', organization_id).execute();
  });
}
