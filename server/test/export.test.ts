import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askForPerson } from '@frontdesk/shared/endpoints/chat';
import { exportConversations } from '@frontdesk/shared/endpoints/conversation';
import { changeConversation } from '../src/conversations/conversation-store';
import { exportConversations as writeFile } from '../src/conversations/export-conversations';
import { documentsDone, startChat, upload } from './support/agents';
import { conversationsOf, openDesk, withDatabase } from './support/desk';
import { fillConversations } from './support/fill-conversations';
import { onOneDatabase } from './support/test-app';

const CONTACT = { name: 'Vera Blum', email: 'vera@example.com', message: 'My room is cold.', consent: true as const };

describe('An export', () => {
  onOneDatabase('postgres', (test) => {
    it('as CSV has a row for each message in the filtered list, and no cell that is a formula', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      await upload(owner, botId, { 'rules, old.md': '# Arrival\n\nCheck-in is from 3 pm to 9 pm.' });
      await documentsDone(owner, botId);
      const { ask } = await startChat(site, clientId, '=cmd|calc');
      await ask('When can I check in?');
      await ask('+1 "quoted", and\nlines 🙂');
      await (await startChat(site, clientId, 'Other')).ask('Hello!');
      const file = await owner.send(exportConversations, { format: 'csv', search: 'check' });
      assert.equal(file.statusCode, 200);
      assert.match(String(file.headers['content-type']), /^text\/csv/);
      assert.match(String(file.headers['content-disposition']), /attachment; filename="conversations\.csv"/);
      const [header, first, second] = file.body.split('\r\n');
      assert.equal(
        header,
        '\ufeffConversation,Agent,Visitor,Site,Time,From,Text,Outcome,Feedback,Sources,Email,Contact message,Speaker,Rating,Rating words,Place',
      );
      assert.match(
        first ?? '',
        /,Rosa,"'=cmd\|calc",https:\/\/shop\.example,[^,]+,visitor,When can I check in\?,,,,,,"'=cmd\|calc",,,$/,
      );
      assert.match(second ?? '', /,agent,.*3 pm to 9 pm.*,answered,,"rules, old\.md",,,Assistant,,,$/);
      assert.ok(file.body.includes(`"'+1 ""quoted"", and\nlines 🙂"`));
      assert.ok(!file.body.includes('Other'));
    });

    it('as CSV has a row with empty cells for a visitor who only left contact details', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { page, conversationId, participantId } = await startChat(site, clientId, 'Vera');
      await page.call(askForPerson, { conversationId, participantId, ...CONTACT });
      const { body } = await owner.send(exportConversations, { format: 'csv' });
      const [, row = '', end] = body.split('\r\n');
      assert.match(row, /^[\w-]+,Rosa,Vera,https:\/\/shop\.example,,,,,,,vera@example\.com,My room is cold\.,,,,$/);
      assert.equal(end, '');
    });

    it('contains what visitors left in Talk to a person', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { ask, page, conversationId, participantId } = await startChat(site, clientId, 'Vera');
      await ask('Hello!');
      const before = (await owner.send(exportConversations, { format: 'json' })).json();
      assert.equal(before[0].contact, null);
      assert.deepEqual(
        before[0].messages.map(({ speaker }: { speaker: string }) => speaker),
        ['Vera', 'Assistant'],
      );
      await page.call(askForPerson, { conversationId, participantId, ...CONTACT });
      const [one] = (await owner.send(exportConversations, { format: 'json' })).json();
      const { consent: _, ...left } = CONTACT;
      assert.deepEqual(one.contact, { ...left, sentAt: one.contact.sentAt });
      assert.ok(Date.parse(one.contact.sentAt));
      const rows = (await owner.send(exportConversations, { format: 'csv' })).body.split('\r\n').slice(1, -1);
      assert.equal(rows.length, 2);
      for (const row of rows) assert.match(row, /,vera@example\.com,My room is cold\.,(Vera Blum|Assistant),,,$/);
      assert.ok(!JSON.stringify(await conversationsOf(owner)).includes('vera@example.com'));
    });

    it('contains each conversation once, even those with new messages during the export', async () => {
      const { owner, botId } = await openDesk(test);
      await fillConversations(test.config, { conversations: 1000, messages: 2, agentIds: [botId, botId] });
      const text = await withDatabase(test, async (database) => {
        const all = database.db.selectFrom('conversations').select(['id', 'organization_id', 'activity']);
        const listed = await all.where('agent_id', '=', botId).orderBy('activity').execute();
        const [oldest, newest] = [listed[0], listed.at(-1)];
        assert.ok(oldest && newest);
        const file = writeFile(database, oldest.organization_id, {}, 'json');
        const parts: string[] = [];
        for await (const part of file) {
          if (parts.length === 0) {
            // The first conversation has not been written yet, but the second has.
            for (const [at, { id }] of [oldest, newest].entries()) {
              await changeConversation(database, id, async () => ({
                change: { newTexts: [], at: new Date(Date.now() + 60_000 + at) },
                result: null,
              }));
            }
          }
          parts.push(String(part));
        }
        return parts.join('');
      });
      const ids = JSON.parse(text).map(({ id }: { id: string }) => id);
      assert.deepEqual([ids.length, new Set(ids).size], [1000, 1000]);
      assert.equal((await owner.send(exportConversations, { format: 'json' })).json().length, 1000);
    });

    it('as JSON contains the conversations with their messages, or an empty list', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const none = await owner.send(exportConversations, { format: 'json' });
      assert.deepEqual([none.statusCode, none.json()], [200, []]);
      const { ask } = await startChat(site, clientId, 'Vera');
      for (let at = 0; at < 3; at++) await ask(`Number ${at}`);
      await (await startChat(site, clientId, 'Paul')).ask('Hello!');
      const all = (await owner.send(exportConversations, { format: 'json' })).json();
      assert.deepEqual(
        all.map((one: { visitor: string; messages: unknown[] }) => [one.visitor, one.messages.length]),
        [
          ['Paul', 2],
          ['Vera', 6],
        ],
      );
      assert.deepEqual(Object.keys(all[0].messages[1]), [
        'from',
        'text',
        'sentAt',
        'outcome',
        'feedback',
        'sources',
        'nearest',
        'passages',
        'speaker',
      ]);
      const some = (await owner.send(exportConversations, { format: 'json', search: 'number' })).json();
      assert.equal(some.length, 1);
      await owner.refused(400, exportConversations, { format: 'xml' });
    });
  });
});
