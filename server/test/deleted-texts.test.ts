import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { deleteOrganization } from '@frontdesk/shared/endpoints/account';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';
import { deleteConversation } from '@frontdesk/shared/endpoints/conversation';
import { deleteDocuments } from '@frontdesk/shared/endpoints/document';
import { openLibsql } from '../src/database/libsql-connection';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { PASSWORD } from './support/api-client';
import { conversationsOf } from './support/desk';
import { useTestApp } from './support/test-app';
import { until } from './support/until';

/** Words that nothing else contains, by what they are part of. */
const WORDS = {
  document: 'qwertzpoint',
  message: 'vxkmessago',
  visitor: 'Zylphandra',
  agent: 'Brumquilla',
  email: 'wendolinx',
};

describe('A deleted text', () => {
  const test = useTestApp();

  /** Returns which words the database's files contain. */
  function found(): string[] {
    const files = ['', '-wal'].map((end) => join(test.config.dataDir, `frontdesk.sqlite${end}`));
    const bytes = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'latin1').toLowerCase());
    return Object.values(WORDS).filter((word) => bytes.some((text) => text.includes(word.toLowerCase())));
  }

  it('leaves the database file and its log, while the server runs and after it has stopped', async () => {
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
    // The indexes are cleaned every hour and at the end.
    const indexed = [WORDS.document, WORDS.message, WORDS.visitor];
    await until(() => found().every((word) => indexed.includes(word)), 'the texts are overwritten');
    await test.stop();
    assert.deepEqual(found(), []);
    await test.start(test.config);
  });

  it('that an earlier release deleted leaves the file when this one starts first', async () => {
    await test.stop();
    const file = join(test.config.dataDir, 'frontdesk.sqlite');
    const database = openLibsql(file);
    const run = (sql: string) => database.prepare(sql).all([]);
    run('pragma user_version = 0');
    run('pragma secure_delete = off');
    for (let nth = 0; nth < 50; nth++) run(`insert into settings (key, value) values ('${nth}', '${WORDS.message}')`);
    run(`delete from settings where value = '${WORDS.message}'`);
    database.close();
    assert.deepEqual(found(), [WORDS.message]);
    await test.start(test.config);
    await test.stop();
    assert.deepEqual(found(), []);
    await test.start(test.config);
  });

  it('of 5,000 passages is marked in less time than it took to add it, since nothing else is served meanwhile', async () => {
    await test.stop();
    const database = openLibsql(join(test.config.dataDir, 'frontdesk.sqlite'));
    const run = (sql: string, values: unknown[] = []) => database.prepare(sql).all(values);
    run('pragma foreign_keys = off');
    const termsOf = (nth: number) =>
      Array.from({ length: 100 }, (_, at) => `w${(nth * 31 + at * at * 7) % 9973}`).join(' ');
    const added = performance.now();
    run('begin');
    for (let nth = 0; nth < 5000; nth++) {
      const row = ['gone', 'agent', nth, '', '', termsOf(nth)];
      run(
        'insert into passages (document_row_id, agent_id, position, heading, text, terms) values (?, ?, ?, ?, ?, ?)',
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
  });

  it('leaves a large file of an earlier release without a copy of the file in memory', async () => {
    await test.stop();
    const database = openLibsql(join(test.config.dataDir, 'frontdesk.sqlite'));
    const run = (sql: string) => database.prepare(sql).all([]);
    run('pragma user_version = 0');
    for (let nth = 0; nth < 200; nth++) run(`insert into settings (key, value) values ('${nth}', zeroblob(1000000))`);
    database.close();
    const before = process.resourceUsage().maxRSS;
    await test.start(test.config);
    const grownMb = (process.resourceUsage().maxRSS - before) / 1000;
    assert.ok(grownMb < 100, `${grownMb.toFixed(0)} MB for a file of 200 MB`);
  });
});
