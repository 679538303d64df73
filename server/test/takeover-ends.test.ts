import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deleteOrganization } from '@frontdesk/shared/endpoints/account';
import { deleteBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import * as live from '@frontdesk/shared/endpoints/live';
import { getPeople, removePerson } from '@frontdesk/shared/endpoints/people';
import { PASSWORD } from './support/api-client';
import { withDatabase } from './support/desk';
import { openChat, silence } from './support/open-chat';
import { addMember } from './support/people';
import { onOneDatabase } from './support/test-app';
import { until } from './support/until';

describe('A person who has taken over a conversation', () => {
  onOneDatabase('postgres', (test) => {
    it('loses it after a minute without contact, and the chat shows that', async () => {
      const { owner, id, follow, send, first } = await openChat(test);
      assert.match(await owner.refused(409, live.stayInConversation, { id }), /Take it over first/);
      await owner.call(live.takeOverConversation, { id });
      assert.equal((await owner.call(live.stayInConversation, { id })).isLive, true);
      await silence(test, id);
      const page = await follow();
      await page.seen('returned');
      assert.deepEqual(page.names(), ['joined', 'left', 'returned']);
      await page.close();
      assert.equal((await first())?.speaker, 'assistant');
      assert.match(await owner.refused(409, live.stayInConversation, { id }), /Take it over first/);
      await owner.call(live.takeOverConversation, { id });
      await silence(test, id);
      assert.equal((await send('Hello!')).json().outcome, 'answered');
    });

    it('keeps it while one of her two tabs is open, and a minute after both are closed', async () => {
      const { owner, id, follow, first } = await openChat(test);
      await owner.call(live.takeOverConversation, { id });
      // The first tab closes; the other one, in another browser, remains open.
      const tab = await test.visitor.signIn(owner.email);
      const stored = () =>
        withDatabase(test, async ({ db }) => {
          const found = db.selectFrom('conversations').select('stay_until').where('id', '=', id);
          return (await found.executeTakeFirst())?.stay_until ?? '';
        });
      const page = await follow();
      for (let beat = 0; beat < 3; beat++) {
        const end = new Date(Date.now() + 40_000).toISOString();
        await silence(test, id, end);
        assert.deepEqual(await tab.call(live.stayInConversation, { id }), { isLive: true });
        assert.ok((await stored()) > end);
      }
      assert.deepEqual([(await first())?.speaker, page.names()], ['person', ['joined']]);
      await silence(test, id);
      await page.seen('returned');
      assert.deepEqual(page.names(), ['joined', 'left', 'returned']);
      assert.equal((await first())?.speaker, 'assistant');
      await page.close();
    });

    it('leaves when her account or the agent is deleted, and refuses to take over a chat without an agent', async () => {
      const { owner, botId, id, follow, send, first } = await openChat(test);
      const member = await addMember(test, owner);
      await member.call(live.takeOverConversation, { id });
      const { people } = await owner.call(getPeople, {});
      await owner.call(removePerson, { id: people.find(({ email }) => email === member.email)?.id ?? '' });
      assert.equal((await send('Hello!')).json().outcome, 'answered');
      await owner.call(live.takeOverConversation, { id });
      const page = await follow();
      await owner.call(deleteBot, { botId });
      const names = ['joined', 'left', 'returned', 'joined', 'left', 'returned'];
      await until(() => page.names().length === names.length, 'she leaves');
      assert.deepEqual(page.names(), names);
      assert.match(await owner.refused(409, live.takeOverConversation, { id }), /The agent .* was deleted/);
      assert.match(await owner.refused(409, live.stayInConversation, { id }), /The agent .* was deleted/);
      assert.equal((await first())?.speaker, 'assistant');
      await page.close();
    });

    it('leaves when the agent is disabled: the stream reports it and ends, and taking over is refused until it is enabled', async () => {
      const { owner, botId, id, follow, send, say, first } = await openChat(test);
      await owner.call(live.takeOverConversation, { id });
      const page = await follow();
      await page.seen('joined');
      const agent = { id: botId, name: 'Rosa', description: 'x' };
      await owner.call(updateBot, { ...agent, enabled: false });
      await page.ended;
      assert.deepEqual(page.names(), ['joined', 'left', 'returned']);
      assert.equal((await follow()).response.status, 403);
      const refused = await send('Hello?');
      assert.deepEqual([refused.statusCode, refused.json().reason], [403, 'away']);
      assert.match(await owner.refused(409, live.takeOverConversation, { id }), /is disabled\. Enable it first\./);
      await owner.refused(409, live.sayInConversation, { id, text: 'Hi', turnId: 'a' });
      assert.equal((await first())?.speaker, 'assistant');
      await owner.call(updateBot, { ...agent, enabled: true });
      await owner.call(live.takeOverConversation, { id });
      await say(owner, 'Here again.');
    });

    it('leaves with her organization: the stream ends, and every call is refused', async () => {
      const { owner, id, follow, send } = await openChat(test);
      await owner.call(live.takeOverConversation, { id });
      const page = await follow();
      await page.seen('joined');
      await owner.call(deleteOrganization, { password: PASSWORD, confirmation: 'Example Ltd' });
      await page.ended;
      assert.equal((await send('Hello?')).statusCode, 401);
      assert.equal((await follow()).response.status, 401);
      for (const endpoint of [live.takeOverConversation, live.stayInConversation, live.returnToAssistant]) {
        await owner.refused(401, endpoint, { id });
      }
    });
  });
});
