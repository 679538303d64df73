import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getAgentOverview } from '@frontdesk/shared/endpoints/agent-activity';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';
import { askForPerson, CHAT_OWNER_NAME, sendChatFeedback } from '@frontdesk/shared/endpoints/chat';
import { deleteConversation, getUnanswered } from '@frontdesk/shared/endpoints/conversation';
import { getAgentActivity, getOverview } from '@frontdesk/shared/endpoints/overview';
import { setWidgetTheme } from '@frontdesk/shared/endpoints/widget-look';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { addCounts, replyTimeName } from '../src/conversations/daily-counts';
import { createAgent, giveClient, startChat } from './support/agents';
import { conversationsOf, openDesk, withDatabase } from './support/desk';
import { dashboardOf } from './support/previews';
import { onOneDatabase } from './support/test-app';
import { until } from './support/until';

const DAY_MS = 86_400_000;
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

describe('The overview', () => {
  onOneDatabase('postgres', (test) => {
    it('has empty days and no shares before anything has happened', async () => {
      const { owner } = await openDesk(test);
      const overview = await owner.call(getOverview, {});
      assert.deepEqual(
        overview.days,
        Array.from({ length: 14 }, (_, at) => ({ day: day(13 - at), conversations: 0, questions: 0, answered: 0 })),
      );
      const { days: _, ...numbers } = overview;
      assert.deepEqual(numbers, {
        conversations: 0,
        questions: 0,
        shareAnswered: null,
        shareHelpful: null,
        medianReplyMs: null,
        scans: null,
      });
      assert.deepEqual(await owner.call(getAgentActivity, {}), { agents: [] });
    });

    it('counts conversations, questions, answers and feedback of one agent or all, and keeps the counts after a deletion', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const other = await createAgent(owner, 'Paul');
      const { ask, page, conversationId, participantId } = await startChat(site, clientId);
      const messageId = (await ask('Hello!')).messageId ?? '';
      const second = (await ask('Is there a zeppelin?')).messageId ?? '';
      await ask('Thanks a lot');
      const turn = { conversationId, participantId };
      await page.call(sendChatFeedback, { ...turn, messageId, feedback: 'helpful' });
      await page.call(sendChatFeedback, { ...turn, messageId: second, feedback: 'helpful' });
      await page.call(sendChatFeedback, { ...turn, messageId: second, feedback: 'not-helpful' });
      const contact = { name: 'V', email: 'v@example.com', message: '', consent: true as const };
      await page.call(askForPerson, { ...turn, ...contact });
      await (await startChat(site, await giveClient(owner, other))).ask('Hello!');
      const all = await owner.call(getOverview, {});
      assert.deepEqual([all.conversations, all.questions, all.shareAnswered, all.shareHelpful], [2, 4, 0.75, 0.5]);
      assert.ok(all.medianReplyMs !== null && all.medianReplyMs >= 1 && all.medianReplyMs < 60_000);
      const one = await owner.call(getOverview, { agentId: botId, days: 1 });
      assert.deepEqual([one.conversations, one.questions, one.days.length], [1, 3, 1]);
      assert.deepEqual(one.days[0], { day: day(0), conversations: 1, questions: 3, answered: 2 });
      for (const { id } of await conversationsOf(owner)) await owner.call(deleteConversation, { id });
      assert.equal((await owner.call(getOverview, {})).questions, 4);
      await owner.refused(400, getOverview, { days: 366 });
      await owner.refused(400, getOverview, { days: 'x' });
    });

    it('does not count what an owner asks in Chat Test, and does not list it as unanswered', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const chatTest = await startChat(await dashboardOf(test, owner.email), clientId, CHAT_OWNER_NAME);
      const { ask, page, conversationId, participantId } = chatTest;
      const messageId = (await ask('Is there a zeppelin?')).messageId ?? '';
      await ask('Hello!');
      const turn = { conversationId, participantId };
      await page.call(sendChatFeedback, { ...turn, messageId, feedback: 'helpful' });
      await page.call(askForPerson, { ...turn, name: 'O', email: 'o@example.com', message: '', consent: true });
      const { conversations, questions, shareHelpful } = await owner.call(getOverview, {});
      assert.deepEqual([conversations, questions, shareHelpful], [0, 0, null]);
      await withDatabase(test, async ({ db }) => {
        assert.deepEqual(await db.selectFrom('daily_counts').selectAll().where('agent_id', '=', botId).execute(), []);
      });
      const overview = await owner.call(getAgentOverview, { agentId: botId });
      assert.deepEqual(overview, { conversations: 0, wasTested: true, isOnSite: false });
      await (await startChat(site, clientId)).ask('Who painted the barn?');
      const unanswered = async () => (await owner.call(getUnanswered, {})).groups.map(({ question }) => question);
      await until(async () => (await unanswered()).length > 0, 'the question of the visitor is in a group');
      assert.deepEqual(await unanswered(), ['Who painted the barn?']);
    });

    it('shows who has talked to an agent, and the number of conversations this week', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const read = () => owner.call(getAgentOverview, { agentId: botId });
      assert.deepEqual(await read(), { conversations: 0, wasTested: false, isOnSite: false });
      // No message has been sent yet.
      const visitor = await startChat(site, clientId, 'Visitor');
      assert.deepEqual(await read(), { conversations: 0, wasTested: false, isOnSite: false });
      await (await startChat(test.visitor, clientId, 'Owner')).ask('Does it work?');
      assert.deepEqual(await read(), { conversations: 1, wasTested: true, isOnSite: false });
      await visitor.ask('Hello!');
      assert.deepEqual(await read(), { conversations: 2, wasTested: true, isOnSite: true });
    });

    it('shows past days, and the median reply time', async () => {
      const { owner, botId } = await openDesk(test);
      await withDatabase(test, async ({ db }) => {
        const agent = { organization_id: '', agent_id: botId };
        const found = db.selectFrom('agents').select('organization_id').where('id', '=', botId);
        agent.organization_id = (await found.executeTakeFirstOrThrow()).organization_id;
        const at = (ago: number) => new Date(Date.now() - ago * DAY_MS);
        await addCounts(db, agent, at(2), { conversations: 2, questions: 5, [replyTimeName(100)]: 5 });
        await addCounts(db, agent, at(2), { questions: 1, answered: 1, [replyTimeName(9000)]: 2 });
        await addCounts(db, agent, at(8), { conversations: 7, questions: 9, [replyTimeName(400)]: 9 });
        await addCounts(db, agent, at(40), { conversations: 100 });
      });
      const week = await owner.call(getOverview, { days: 7 });
      assert.deepEqual([week.conversations, week.questions, week.days.length], [2, 6, 7]);
      assert.deepEqual(week.days[4], { day: day(2), conversations: 2, questions: 6, answered: 1 });
      assert.ok(Math.abs((week.medianReplyMs ?? 0) - 100) < 5, `${week.medianReplyMs} ms`);
      const fortnight = await owner.call(getOverview, {});
      assert.equal(fortnight.conversations, 9);
      assert.ok(Math.abs((fortnight.medianReplyMs ?? 0) - 400) < 20, `${fortnight.medianReplyMs} ms`);
      const activity = await owner.call(getAgentActivity, {});
      assert.deepEqual(activity, { agents: [{ agentId: botId, conversations: 2, color: null }] });
      await owner.call(setWidgetTheme, { botId, theme: { ...DEFAULT_THEME, headerColor: '#0a6e4f' } });
      const [{ color } = {}] = (await owner.call(getAgentActivity, {})).agents;
      assert.equal(color, '#0a6e4f');
      await owner.call(deleteBot, { botId });
      assert.deepEqual(await owner.call(getAgentActivity, {}), { agents: [] });
    });
  });
});
