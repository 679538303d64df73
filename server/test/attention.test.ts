import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getAttention } from '@frontdesk/shared/endpoints/attention';
import { markConversationDone } from '@frontdesk/shared/endpoints/conversation';
import * as live from '@frontdesk/shared/endpoints/live';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { getDailyScans } from '@frontdesk/shared/endpoints/scans';
import { createShortLink, setShortLinkPaused, updateShortLink } from '@frontdesk/shared/endpoints/short-link';
import { setWidgetTheme } from '@frontdesk/shared/endpoints/widget-look';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { ScanBatch, storeScans } from '../src/scans/scan-store';
import { createAgent, documentsDone, startChat, upload } from './support/agents';
import { conversationsOf, openDesk, withDatabase } from './support/desk';
import { onOneDatabase } from './support/test-app';
import { until } from './support/until';

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

describe('What needs attention', () => {
  onOneDatabase('postgres', (test) => {
    it('is empty before anything has happened', async () => {
      const owner = await test.visitor.signUp();
      const nothing = {
        asked: 0,
        waiting: 0,
        unanswered: 0,
        persons: [],
        recent: [],
        questions: [],
        failures: [],
        codes: [],
        overview: null,
        scans: null,
        agents: [],
      };
      assert.deepEqual(await owner.call(getAttention, {}), { ...nothing, missing: ['mail', 'address'] });
    });

    it('counts the conversations since a given time, and lists who is waiting for a person until the conversation is done', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const first = await startChat(site, clientId);
      await first.ask('Hello!');
      const second = await startChat(site, clientId);
      await second.ask('Can I talk to a human?');
      const attention = await owner.call(getAttention, {});
      assert.deepEqual([attention.asked, attention.waiting], [2, 1]);
      assert.deepEqual(
        attention.persons.map(({ firstQuestion }) => firstQuestion),
        ['Can I talk to a human?'],
      );
      assert.deepEqual(
        attention.recent.map(({ firstQuestion }) => firstQuestion),
        ['Can I talk to a human?', 'Hello!'],
      );
      const later = new Date(Date.now() + 60_000).toISOString();
      assert.equal((await owner.call(getAttention, { since: later })).asked, 0);
      await owner.call(markConversationDone, { id: attention.persons[0]?.id ?? '', isDone: true });
      const { waiting, persons } = await owner.call(getAttention, {});
      assert.deepEqual([waiting, persons], [0, []]);
    });

    it('does not list a visitor to whom a person has replied, until she wants a person again', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const chat = await startChat(site, clientId, 'Visitor');
      await chat.ask('Can I talk to a human?');
      const [{ id = '', visitor = '-' } = {}] = (await owner.call(getAttention, {})).persons;
      assert.equal(visitor, '');
      await owner.call(live.takeOverConversation, { id });
      await owner.call(live.returnToAssistant, { id });
      assert.equal((await owner.call(getAttention, {})).waiting, 1);
      await owner.call(live.takeOverConversation, { id });
      await owner.call(live.sayInConversation, { id, text: 'How can I help?', turnId: 'turn-1' });
      await owner.call(live.returnToAssistant, { id });
      const { waiting, persons } = await owner.call(getAttention, {});
      assert.deepEqual([waiting, persons], [0, []]);
      await chat.ask('Can I talk to a human?');
      assert.equal((await owner.call(getAttention, {})).waiting, 1);
    });

    it('also returns the numbers of conversations and scans in a given number of days', async () => {
      const { owner, clientId, site } = await openDesk(test);
      await (await startChat(site, clientId)).ask('Hello!');
      const { overview, scans, agents } = await owner.call(getAttention, { days: 7 });
      assert.deepEqual([overview?.conversations, overview?.days.length, scans?.days.length], [1, 7, 7]);
      assert.deepEqual(
        agents.map(({ conversations, color }) => [conversations, color]),
        [[1, null]],
      );
      assert.deepEqual(overview, await owner.call(getOverview, { days: 7 }));
      assert.deepEqual(scans, await owner.call(getDailyScans, { days: 7 }));
      await assert.rejects(owner.call(getAttention, { days: 91 }), /At most 90 days/);
    });

    it('also returns the color of an older agent that was asked a question', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      await (await startChat(site, clientId)).ask('Hello!');
      await owner.call(setWidgetTheme, { botId, theme: { ...DEFAULT_THEME, headerColor: '#0a6e4f' } });
      for (const name of ['A', 'B', 'C', 'D', 'E']) await createAgent(owner, name);
      const { agents } = await owner.call(getAttention, { days: 7 });
      assert.deepEqual([agents.length, agents.at(-1)], [6, { agentId: botId, conversations: 1, color: '#0a6e4f' }]);
    });

    it('refuses an invalid time', async () => {
      const owner = await test.visitor.signUp();
      await assert.rejects(owner.call(getAttention, { since: 'yesterday' }), /Since must be a date and time/);
    });

    it('lists codes that are paused, or that have ended and have no address for later scans', async () => {
      const owner = await test.visitor.signUp();
      const make = async (Name: string) =>
        String((await owner.call(createShortLink, { Name, Type: 'Url', Url: 'https://example.com' })).id);
      const [ended, moved, paused] = [await make('Ended'), await make('Moved'), await make('Paused')];
      await make('Active');
      const endsAt = '2026-01-01T00:00:00.000Z';
      await owner.call(updateShortLink, { qrId: ended, endsAt });
      await owner.call(updateShortLink, { qrId: moved, endsAt, afterEndUrl: 'https://example.com/after' });
      await owner.call(setShortLinkPaused, { qrId: paused, isPaused: true });
      const { codes } = await owner.call(getAttention, {});
      assert.deepEqual(codes.map(({ name, reason, at }) => [name, reason, at]).sort(), [
        ['Ended', 'ended', endsAt],
        ['Paused', 'paused', null],
      ]);
    });

    it('lists the five newest unanswered questions, newest first', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const { ask } = await startChat(site, clientId);
      const asked = ['zeppelins', 'volcanoes', 'glaciers', 'harpsichords', 'lighthouses', 'submarines'];
      for (const what of asked) await ask(`Do you sell ${what}?`);
      await until(
        async () => (await owner.call(getAttention, {})).questions[0]?.question === 'Do you sell submarines?',
        'the last question is grouped',
      );
      const { questions } = await owner.call(getAttention, {});
      assert.deepEqual(
        questions.map(({ question }) => question),
        asked
          .slice(1)
          .reverse()
          .map((what) => `Do you sell ${what}?`),
      );
      assert.deepEqual([questions[0]?.agentId, questions[0]?.agentName, questions[0]?.count], [botId, 'Rosa', 1]);
    });

    it('lists failed documents, websites and emails, newest first, without those of other organizations', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      await upload(owner, botId, { 'broken.pdf': 'no PDF at all' });
      await documentsDone(owner, botId);
      const { ask } = await startChat(site, clientId);
      await ask('Hello!');
      const [conversation] = await conversationsOf(owner);
      const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
      await withDatabase(test, async ({ db }) => {
        const agent = await db
          .selectFrom('agents')
          .select('organization_id')
          .where('id', '=', botId)
          .executeTakeFirstOrThrow();
        const website = {
          organization_id: agent.organization_id,
          agent_id: botId,
          due_at: inAnHour,
          created_at: inAnHour,
        };
        await db
          .insertInto('websites')
          .values({
            ...website,
            id: 'site',
            address: 'https://a.example/',
            tried_at: inAnHour,
            error: 'It did not answer.',
          })
          .execute();
        const contact = { contact_email: 'v@example.com' };
        await db
          .updateTable('conversations')
          .set(contact)
          .where('id', '=', conversation?.id ?? '')
          .execute();
        const mail = { position: 9, sender: 'owner' as const, text: 'x', delivery: 'failed' as const };
        const at = new Date(Date.now() - 3_600_000).toISOString();
        await db
          .insertInto('messages')
          .values({
            ...mail,
            id: 'mail',
            organization_id: agent.organization_id,
            conversation_row_id: conversation?.id ?? '',
            created_at: at,
          })
          .execute();
      });
      const { failures } = await owner.call(getAttention, {});
      assert.deepEqual(
        failures.map(({ kind, name, agentId }) => [kind, name, agentId]),
        [
          ['website', 'https://a.example/', botId],
          ['document', 'broken.pdf', botId],
          ['mail', 'v@example.com', botId],
        ],
      );
      assert.match(failures[1]?.reason ?? '', /^[A-Z].*\.$/);
      assert.equal(failures[2]?.conversationId, conversation?.id);
    });
  });
});

describe('The scans of all codes', () => {
  onOneDatabase('postgres', (test) => {
    it('are counted by day, without bots, with the most scanned codes', async () => {
      const owner = await test.visitor.signUp();
      assert.deepEqual((await owner.call(getDailyScans, {})).hasLinks, false);
      const make = async (Name: string) =>
        String((await owner.call(createShortLink, { Name, Type: 'Url', Url: 'https://example.com' })).id);
      const [menu, door] = [await make('Menu'), await make('Door')];
      const batch = new ScanBatch();
      batch.add(menu, `${day(0)}T00:00:00.000Z`, 'phone', 4, 3);
      batch.add(menu, `${day(2)}T10:00:00.000Z`, 'tablet', 2, 2);
      batch.add(door, `${day(2)}T11:00:00.000Z`, 'phone', 1, 1);
      batch.add(door, `${day(2)}T11:00:00.000Z`, 'bot', 50);
      batch.add(door, `${day(40)}T11:00:00.000Z`, 'phone', 9, 9);
      await withDatabase(test, (database) => storeScans(database, batch));
      const { days, codes, hasLinks } = await owner.call(getDailyScans, { days: 3 });
      assert.deepEqual(days, [
        { day: day(2), visits: 3 },
        { day: day(1), visits: 0 },
        { day: day(0), visits: 3 },
      ]);
      assert.deepEqual(codes, [
        { qrId: menu, name: 'Menu', visits: 5 },
        { qrId: door, name: 'Door', visits: 1 },
      ]);
      assert.equal(hasLinks, true);
    });
  });
});
