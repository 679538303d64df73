import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { getBot, getBots, updateBot } from '@frontdesk/shared/endpoints/bot';
import { downloadDocument } from '@frontdesk/shared/endpoints/document';
import { getLoggedUser } from '@frontdesk/shared/endpoints/user';
import { backUp, restore } from '../src/operation/backup';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { conversationsOf } from './support/desk';
import { onEachDatabase } from './support/test-app';

describe('A backup', () => {
  onEachDatabase((test) => {
    it('is written and restored while the server runs', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner, 'Desk');
      const clientId = await giveClient(owner, botId);
      const [documentId = ''] = await upload(owner, botId, { 'hours.txt': 'We open at nine in the morning.' });
      await documentsDone(owner, botId);
      const before = await startChat(test.visitor, clientId);
      await before.ask('Is there a zeppelin?');
      const file = join(test.config.dataDir, 'backup');
      await backUp(test.config, file);

      await createAgent(owner, 'Later');
      await before.ask('Are there submarines?');
      const stranger = await test.visitor.signUp();
      await restore(test.config, file);

      const bots = await owner.call(getBots, {});
      assert.deepEqual(
        bots.map(({ name }) => name),
        ['Desk'],
      );
      await stranger.refused(401, getLoggedUser, {});
      const { base64Content } = await owner.call(downloadDocument, { documentId, botId });
      assert.equal(Buffer.from(base64Content, 'base64').toString(), 'We open at nine in the morning.');
      assert.equal((await owner.call(getBot, { botId })).documents.length, 1);
      const { ask } = await startChat(test.visitor, clientId);
      assert.match((await ask('When do you open?')).text, /nine/);
      assert.equal((await conversationsOf(owner, { search: 'zeppelin' }))[0]?.messages, 2);
      assert.deepEqual(await conversationsOf(owner, { search: 'submarines' }), []);
      await before.ask('And submarines?');
      assert.equal((await conversationsOf(owner, { search: 'submarine zeppelin' })).length, 1);
    });

    it('gives no list after a restore the ETag of an earlier one', async () => {
      const owner = await test.visitor.signUp();
      const id = await createAgent(owner, 'Desk');
      const file = join(test.config.dataDir, 'earlier');
      await backUp(test.config, file);
      assert.equal(statSync(file).mode & 0o777, 0o600);
      const rename = (name: string) => owner.call(updateBot, { id, name, description: 'x', enabled: true });
      const etagOf = async () => String((await owner.send(getBots)).headers['etag']);
      const before: string[] = [];
      for (const name of ['One', 'Two', 'Three']) {
        await rename(name);
        before.push(await etagOf());
      }
      await restore(test.config, file);
      for (const name of ['Four', 'Five', 'Six']) {
        await rename(name);
        assert.ok(!before.includes(await etagOf()), name);
      }
    });

    it('is restored into a new data folder that other users cannot read', async () => {
      if (test.engine !== 'sqlite') return;
      const owner = await test.visitor.signUp();
      const file = join(test.config.dataDir, 'moved');
      await backUp(test.config, file);
      const dataDir = join(test.config.dataDir, 'elsewhere');
      await restore({ ...test.config, dataDir }, file);
      assert.equal(statSync(dataDir).mode & 0o777, 0o700);
      for (const name of ['frontdesk.sqlite', 'documents']) assert.equal(statSync(join(dataDir, name)).mode & 0o077, 0);
      const config = { ...test.config };
      await test.restart({ dataDir });
      await test.visitor.signIn(owner.email);
      await test.restart(config);
    });

    it('that cannot be read is refused, and the data stays', async () => {
      const owner = await test.visitor.signUp();
      await assert.rejects(restore(test.config, join(test.config.dataDir, 'no-such-file')), /failed: /);
      await owner.call(getLoggedUser, {});
    });
  });
});
