import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PHRASES } from '../src/chat/phrases/phrases';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { openDesk } from './support/desk';
import { onOneDatabase } from './support/test-app';

const SHOPS = `# Mill Lane shop

The Mill Lane shop is open from 8 am to 4 pm.

# Cliff Road shop

The Cliff Road shop is open from 10 am to 7 pm.

# Delivery

We deliver bread within the town for 3 EUR.`;

describe('In a conversation', () => {
  onOneDatabase('postgres', (test) => {
    it('a follow-up is understood from earlier questions, and a new subject is recognized', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      await upload(owner, botId, { 'shops.md': SHOPS });
      await documentsDone(owner, botId);
      const clientId = await giveClient(owner, botId);
      const { ask } = await startChat(test.visitor, clientId);
      const named = async (question: string) => {
        const { sources, nearest } = await ask(question);
        return [...sources, ...nearest][0]?.excerpt ?? '';
      };
      assert.match(await named('When is the Mill Lane shop open?'), /Mill Lane shop is open/);
      assert.match(await named('And Cliff Road?'), /10 am to 7 pm/);
      assert.match(await named('Do you deliver bread?'), /3 EUR/);
      await ask('Thanks!');
      assert.match(await named('How much is that?'), /3 EUR/);
      const fresh = await startChat(test.visitor, clientId);
      assert.doesNotMatch((await fresh.ask('How much is that?')).text, /3 EUR/);
    });

    it("the agent replies in the visitor's language: that of the question, or else that of the browser", async () => {
      const { clientId, site } = await openDesk(test);
      const polish = await startChat(site.as({ 'accept-language': 'pl-PL,pl;q=0.9' }), clientId);
      assert.equal((await polish.ask('Wer hat die Weltmeisterschaft gewonnen?')).text, PHRASES.de.notFound);
      assert.equal((await polish.ask('xyzzy')).text, PHRASES.pl.notFound);
      assert.equal((await polish.ask('Guten Tag')).text, PHRASES.de.greeting('Rosa'));
      const wish = await polish.ask('Quiero hablar con una persona');
      assert.deepEqual([wish.text, wish.offersPerson], [PHRASES.es.offerPerson, true]);
    });
  });
});
