import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endOtherSessions } from '@frontdesk/shared/endpoints/session';
import type { HubConnection } from '@microsoft/signalr';
import { sql } from 'kysely';
import { buildApp } from '../src/app';
import { openDatabase } from '../src/database/database';
import type { ApiClient } from './support/api-client';
import { withDatabase } from './support/desk';
import { hubClient, listen, received } from './support/hub-client';
import { addMember } from './support/people';
import { onOneDatabase, useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';

async function enter(url: string, person: ApiClient, name: string) {
  const client = hubClient(`${url}/chatHub`, person);
  const lists = received(client, 'ReceivePresence');
  await client.start();
  await client.invoke('SetName', name);
  const sees = (...names: string[]) =>
    until(() => JSON.stringify(lists.at(-1)) === JSON.stringify([names]), `${name} sees ${names.join(', ')}`);
  return { client, lists, sees };
}

const leave = (...people: { client: HubConnection }[]) => Promise.all(people.map(({ client }) => client.stop()));

describe('The people in the chat', () => {
  onOneDatabase('postgres', (test) => {
    it('see who is present as people join, rename themselves and leave', async () => {
      const owner = await test.visitor.signUp();
      const member = await addMember(test, owner);
      const { url } = await listen(test.app);
      const ada = await enter(url, owner, 'Ada');
      await ada.sees('Ada');
      const grace = await enter(url, member, 'Grace');
      const again = await enter(url, member, 'GRACE');
      await again.client.stop();
      await Promise.all([ada.sees('Ada', 'Grace'), grace.sees('Ada', 'Grace')]);
      await grace.client.invoke('SetName', 'Rear Admiral');
      await ada.sees('Ada', 'Rear Admiral');
      await grace.client.stop();
      await ada.sees('Ada');
      await leave(ada);
    });

    it("do not see another organization's people, and are hidden until they have a name", async () => {
      const { url } = await listen(test.app);
      const ada = await enter(url, await test.visitor.signUp(), 'Ada');
      const eve = await enter(url, await test.visitor.signUp(), 'Eve');
      await eve.sees('Eve');
      // Lists arrive in order, so this list arrives after all earlier ones.
      await ada.client.invoke('SetName', 'Lady Ada');
      await ada.sees('Lady Ada');
      assert.ok(!JSON.stringify(ada.lists).includes('Eve'), JSON.stringify(ada.lists));
      await eve.client.invoke('SetName', '');
      await leave(ada, eve);
    });
  });
});

describe('The people in the chat of two instances', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  const test = useTestApp('postgres');

  it('see each other, until one leaves or her session is ended elsewhere', async () => {
    const other = await buildApp(test.config);
    const owner = await test.visitor.signUp();
    const member = await addMember(test, owner);
    const [here, there] = [(await listen(test.app)).url, (await listen(other)).url];
    const ada = await enter(here, owner, 'Ada');
    const grace = await enter(there, member, 'Grace');
    await Promise.all([ada.sees('Ada', 'Grace'), grace.sees('Ada', 'Grace')]);
    const elsewhere = await test.visitor.signIn(member.email);
    await elsewhere.call(endOtherSessions, {});
    await until(() => grace.client.state === 'Disconnected', 'the connection on the other instance ended');
    await ada.sees('Ada');
    await leave(ada);
    await other.close();
  });

  it('do not see the people of an instance that was killed', async () => {
    const owner = await test.visitor.signUp();
    const { db } = await openDatabase(test.config);
    await sql`insert into instances (id, seen_at) values ('killed', now() - interval '11 seconds')`.execute(db);
    await sql`insert into hub_names (connection_id, instance, organization_id, name_key, name)
      select id, 'killed', id, 'grace', 'Grace' from organizations`.execute(db);
    await db.destroy();
    const ada = await enter((await listen(test.app)).url, owner, 'Ada');
    await ada.sees('Ada');
    assert.ok(!JSON.stringify(ada.lists).includes('Grace'), JSON.stringify(ada.lists));
    await leave(ada);
  });

  it('see the people of an instance again after it has been silent for a while', async () => {
    const owner = await test.visitor.signUp();
    const ada = await enter((await listen(test.app)).url, owner, 'Ada');
    await ada.sees('Ada');
    ada.lists.length = 0;
    await withDatabase(test, async ({ db }) => {
      // Does what another instance does when this one sends no heartbeats.
      await sql`delete from hub_names`.execute(db);
      await sql`update instances set seen_at = now() - interval '1 minute'`.execute(db);
    });
    await ada.sees('Ada');
    await leave(ada);
  });
});
