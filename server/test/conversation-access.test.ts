import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as answers from '@frontdesk/shared/endpoints/answer';
import { askForPerson } from '@frontdesk/shared/endpoints/chat';
import * as conversations from '@frontdesk/shared/endpoints/conversation';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import { getMailAlerts, setMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { getAgentActivity, getOverview } from '@frontdesk/shared/endpoints/overview';
import { startChat } from './support/agents';
import { conversationsOf, openDesk } from './support/desk';
import { onEachDatabase } from './support/test-app';
import { until } from './support/until';

describe("Another organization's", () => {
  onEachDatabase((test) => {
    it('conversations, questions, answers and numbers can be neither read nor changed', async () => {
      const { owner, botId, clientId, site } = await openDesk(test);
      const { ask, page, conversationId, participantId } = await startChat(site, clientId, 'Vera');
      const messageId = (await ask('Is there a zeppelin?')).messageId ?? '';
      const contact = { name: 'Vera', email: 'vera@example.com', message: 'Hello', consent: true as const };
      await page.call(askForPerson, { conversationId, participantId, ...contact });
      await until(async () => (await owner.call(conversations.getUnanswered, {})).groups.length > 0, 'it is grouped');
      const [{ id = '' } = {}] = await conversationsOf(owner);
      const [group] = (await owner.call(conversations.getUnanswered, {})).groups;
      const own = { agentId: botId, question: 'Apples?', answer: 'Yes.' };
      const answer = await owner.call(answers.createAnswer, own);
      const stranger = await openDesk(test);
      const everything = async () => [
        await owner.call(conversations.getConversation, { id }),
        await owner.call(conversations.getUnanswered, {}),
        await owner.call(answers.getAnswers, { agentId: botId }),
        await owner.call(getOverview, {}),
      ];
      const before = await everything();

      const written = { question: 'Mine?', answer: 'Mine.' };
      const refused: readonly (readonly [Endpoint, Record<string, unknown>])[] = [
        [conversations.getConversation, { id }],
        [conversations.markConversationDone, { id, isDone: true }],
        [conversations.deleteConversation, { id }],
        [conversations.deleteVisitor, { id }],
        [conversations.replyToVisitor, { id, text: 'Hi' }],
        [conversations.dismissUnanswered, { id: group?.id }],
        [answers.getAnswers, { agentId: botId }],
        [answers.createAnswer, { ...written, agentId: botId }],
        [answers.createAnswer, { ...written, agentId: stranger.botId, groupId: group?.id }],
        [answers.createAnswer, { ...written, agentId: stranger.botId, messageId }],
        [answers.updateAnswer, { ...written, id: answer.id }],
        [answers.deleteAnswer, { id: answer.id }],
        [answers.importAnswers, { agentId: botId, answers: [written] }],
      ];
      for (const [endpoint, input] of refused) await stranger.owner.refused(404, endpoint, input);
      // The refused calls changed nothing.
      assert.deepEqual(await stranger.owner.call(answers.getAnswers, { agentId: stranger.botId }), { answers: [] });

      const searches: Record<string, string>[] = [
        {},
        { agentId: botId },
        { search: 'zeppelin' },
        { outcome: 'person' },
      ];
      for (const filters of searches) {
        assert.deepEqual(await conversationsOf(stranger.owner, filters), []);
        const file = await stranger.owner.send(conversations.exportConversations, { format: 'json', ...filters });
        assert.deepEqual(file.json(), []);
      }
      for (const filters of [{}, { agentId: botId }]) {
        assert.deepEqual((await stranger.owner.call(conversations.getUnanswered, filters)).groups, []);
        assert.equal((await stranger.owner.call(getOverview, filters)).questions, 0);
      }
      assert.deepEqual(await stranger.owner.call(getAgentActivity, {}), { agents: [] });
      await stranger.owner.call(conversations.setRetention, { days: 30 });
      await stranger.owner.call(setMailAlerts, { mail: 'daily' });
      assert.deepEqual(await owner.call(conversations.getRetention, {}), { days: null });
      assert.deepEqual(await owner.call(getMailAlerts, {}), { mail: 'never' });
      // A stranger who guesses a conversation's cursor or neighbors gets nothing either.
      const cursor = `${Date.now() * 1000 + 10 ** 12}.${id}`;
      const page2 = await stranger.owner.call(conversations.getConversations, { cursor });
      assert.deepEqual(page2.conversations, []);
      const { notifications } = await stranger.owner.call(getNotifications, {});
      assert.ok(!notifications.some(({ link }) => link?.includes(id)));
      assert.deepEqual(await everything(), before);
    });
  });
});
