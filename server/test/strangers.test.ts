import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as bot from '@frontdesk/shared/endpoints/bot';
import { addChatParticipant, sendChatMessage } from '@frontdesk/shared/endpoints/chat';
import * as document from '@frontdesk/shared/endpoints/document';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import * as notification from '@frontdesk/shared/endpoints/notification';
import * as qr from '@frontdesk/shared/endpoints/qr';
import { createOrUpdateTemplate } from '@frontdesk/shared/endpoints/template';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { onEachDatabase } from './support/test-app';

describe('Another organization', () => {
  onEachDatabase((test) => {
    it('gets 404 for every id of mine, and changes nothing', async () => {
      const [owner, stranger] = [await test.visitor.signUp(), await test.visitor.signUp()];
      const botId = await createAgent(owner, 'Mine');
      const [documentId] = await upload(owner, botId, { 'mine.txt': 'The secret recipe needs three lemons.' });
      await documentsDone(owner, botId);
      const url = 'https://example.com';
      await owner.call(qr.saveQr, { Name: 'Mine', Type: 'Url', Url: url });
      const Id = (await owner.call(qr.getMyQrs, {}))[0]?.id;
      const id = (await owner.call(notification.getNotifications, {})).notifications[0]?.id;
      const before = await owner.call(bot.getBot, { botId });

      const file = { documentId: 'theirs', name: 'a.txt', base64Content: 'YQ==' };
      const calls: [Endpoint, Record<string, unknown>][] = [
        [bot.getBot, { botId }],
        [bot.updateBot, { id: botId, name: 'Stolen' }],
        [bot.deleteBot, { botId }],
        [bot.createOrUpdateClient, { botId, clientId: 'stolen' }],
        [createOrUpdateTemplate, { botId, content: 'Stolen' }],
        [document.uploadDocuments, { botId, documents: [file] }],
        [document.updateDocumentStatus, { documentId, status: 0 }],
        [document.downloadDocument, { documentId, botId }],
        [document.deleteDocuments, { documentIds: [documentId] }],
        [notification.deleteNotification, { id }],
        [notification.markNotificationRead, { id }],
        [qr.saveQr, { Id, Name: 'Stolen', Type: 'Url', Url: url }],
        [qr.deleteQr, { Id }],
      ];
      for (const [endpoint, input] of calls) await stranger.refused(404, endpoint, input);

      assert.deepEqual(await owner.call(bot.getBot, { botId }), before);
      assert.equal((await owner.call(qr.getMyQrs, {}))[0]?.name, 'Mine');
      assert.equal((await owner.call(notification.getNotifications, {})).count, 1);
      assert.deepEqual(await stranger.call(bot.getBots, {}), []);
      assert.deepEqual(await stranger.call(qr.getMyQrs, {}), []);
      assert.equal((await stranger.call(notification.getNotifications, {})).notifications.length, 0);
    });

    it('cannot act for my organization by naming it', async () => {
      const [owner, stranger] = [await test.visitor.signUp(), await test.visitor.signUp()];
      const mine = await owner.call(bot.getBot, { botId: await createAgent(owner) });
      const { organizationId } = mine;
      const botId = await createAgent(stranger);
      const documents = [{ documentId: 'x', name: 'a.txt', base64Content: 'YQ==' }];
      await stranger.refused(404, document.uploadDocuments, { organizationId, botId, documents });
      await stranger.refused(404, bot.createOrUpdateClient, { organizationId, botId, clientId: 'x' });
      await owner.call(bot.createOrUpdateClient, { organizationId, botId: mine.id, clientId: 'own-one' });
    });

    it('may use the same document ids as I do', async () => {
      const file = { documentId: 'same-id', name: 'a.txt', type: 0, status: 0, base64Content: 'YQ==' };
      for (const owner of [await test.visitor.signUp(), await test.visitor.signUp()]) {
        const botId = await createAgent(owner);
        await owner.call(document.uploadDocuments, { botId, documents: [file] });
        assert.match(await owner.refused(409, document.uploadDocuments, { botId, documents: [file] }), /already/);
      }
    });

    it("cannot speak in a conversation of another agent's visitor", async () => {
      const owner = await test.visitor.signUp();
      const [one, other] = [
        await giveClient(owner, await createAgent(owner)),
        await giveClient(owner, await createAgent(owner)),
      ];
      const { conversationId, participantId } = await startChat(test.visitor, one);
      const elsewhere = (await startChat(test.visitor, other)).page;
      await elsewhere.refused(404, addChatParticipant, { conversationId });
      await elsewhere.refused(404, sendChatMessage, { conversationId, clientId: other, text: 'x', participantId });
    });
  });
});
