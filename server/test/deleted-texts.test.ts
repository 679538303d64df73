import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { deleteOrganization } from '@frontdesk/shared/endpoints/account';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';
import { deleteConversation } from '@frontdesk/shared/endpoints/conversation';
import { deleteDocuments } from '@frontdesk/shared/endpoints/document';
import { openLibsql } from '../src/database/sqlite-dialect';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { PASSWORD } from './support/api-client';
import { conversationsOf } from './support/desk';
import { IN_FULL, useTestApp } from './support/test-app';
import { until } from './support/until';

/** Words that occur nowhere else, by the kind of text that contains them. */
const WORDS = {
  document: 'qwertzpoint',
  message: 'vxkmessago',
  visitor: 'Zylphandra',
  agent: 'Brumquilla',
  email: 'wendolinx',
};

describe('A deleted text', () => {
  const test = useTestApp();

  /** Returns the words that the database's files still contain. */
  function found(): string[] {
    const files = ['', '-wal'].map((end) => join(test.config.dataDir, `frontdesk.sqlite${end}`));
    const bytes = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'latin1').toLowerCase());
    return Object.values(WORDS).filter((word) => bytes.some((text) => text.includes(word.toLowerCase())));
  }

  it('is erased from the database file and its log, while the server runs and after it has stopped', async () => {
    const owner = await test.visitor.signUp(`${WORDS.email}@example.com`);
    const botId = await createAgent(owner, WORDS.agent);
    const clientId = await giveClient(owner, botId);
    const [documentId = ''] = await upload(owner, botId, {
      'a.txt': `The ${WORDS.document} opens at nine. `.repeat(200),
      'b.txt': `The ${WORDS.document} closes at ten.`,
    });
    await documentsDone(owner, botId);
    const chat = await startChat(test.visitor, clientId, WORDS.visitor);
    for (let turn = 0; turn < 3; turn++) await chat.ask(`When does the ${WORDS.message} open?`);
    assert.deepEqual(found(), Object.values(WORDS));

    const [{ id = '' } = {}] = await conversationsOf(owner);
    await owner.call(deleteConversation, { id });
    await owner.call(deleteDocuments, { documentIds: [documentId] });
    await owner.call(deleteBot, { botId });
    await owner.call(deleteOrganization, { password: PASSWORD, confirmation: 'Example Ltd' });
    // The indexes are cleaned every hour and when the server stops.
    const indexed = [WORDS.document, WORDS.message, WORDS.visitor];
    await until(() => found().every((word) => indexed.includes(word)), 'the texts are overwritten');
    await test.stop();
    assert.deepEqual(found(), []);
    await test.start(test.config);
  });

  it(
    'of 5,000 passages is marked in less time than it took to add it, since nothing else is served meanwhile',
    IN_FULL,
    async () => {
      await test.stop();
      const database = openLibsql(join(test.config.dataDir, 'frontdesk.sqlite'));
      const run = (sql: string, values: unknown[] = []) => database.prepare(sql).all(values);
      run('pragma foreign_keys = off');
      const termsOf = (nth: number) =>
        Array.from({ length: 100 }, (_, at) => `w${(nth * 31 + at * at * 7) % 9973}`).join(' ');
      const added = performance.now();
      run('begin');
      for (let nth = 0; nth < 5000; nth++) {
        const row = ['gone', 'agent', nth, '', '', termsOf(nth), 'en'];
        run(
          'insert into passages (document_row_id, agent_id, position, heading, text, terms, language) values (?, ?, ?, ?, ?, ?, ?)',
          row,
        );
      }
      run('commit');
      const removed = performance.now();
      run(`delete from passages where document_row_id = 'gone'`);
      const [adding, removing] = [removed - added, performance.now() - removed];
      database.close();
      await test.start(test.config);
      assert.ok(removing < adding, `${removing.toFixed(0)} ms, and ${adding.toFixed(0)} ms to add them`);
    },
  );
});
