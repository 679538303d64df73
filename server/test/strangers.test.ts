import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setAllowedSites } from '@frontdesk/shared/endpoints/allowed-sites';
import * as bot from '@frontdesk/shared/endpoints/bot';
import { addChatParticipant, sendChatMessage } from '@frontdesk/shared/endpoints/chat';
import * as document from '@frontdesk/shared/endpoints/document';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import * as many from '@frontdesk/shared/endpoints/many-qrs';
import * as notification from '@frontdesk/shared/endpoints/notification';
import * as people from '@frontdesk/shared/endpoints/people';
import * as qr from '@frontdesk/shared/endpoints/qr';
import * as qrStyle from '@frontdesk/shared/endpoints/qr-style';
import { getScans } from '@frontdesk/shared/endpoints/scans';
import * as session from '@frontdesk/shared/endpoints/session';
import * as link from '@frontdesk/shared/endpoints/short-link';
import { createOrUpdateTemplate } from '@frontdesk/shared/endpoints/template';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import type { ApiClient } from './support/api-client';
import { addMember } from './support/people';
import { onEachDatabase } from './support/test-app';

type Call = readonly [endpoint: Endpoint, input: Record<string, unknown>];

/** Creates one of everything that an organization has, with every call that names one of these. */
async function ownersThings(owner: ApiClient) {
  const botId = await createAgent(owner, 'Mine');
  const [documentId] = await upload(owner, botId, { 'mine.txt': 'The secret recipe needs three lemons.' });
  await documentsDone(owner, botId);
  const url = 'https://example.com';
  await owner.call(qr.saveQr, { Name: 'Mine', Type: 'Url', Url: url });
  await owner.call(people.invitePerson, { email: `invited-${owner.email}` });
  const Id = (await owner.call(qr.getMyQrs, {}))[0]?.id;
  const id = (await owner.call(notification.getNotifications, {})).notifications[0]?.id;
  const sessionId = (await owner.call(session.getSessions, {})).sessions[0]?.id;
  const everybody = await owner.call(people.getPeople, {});
  const { id: qrId } = await owner.call(link.createShortLink, { Type: 'Url', Url: url, Name: 'Mine too' });
  await owner.call(qr.saveQr, { Id: qrId, Name: 'Mine too', Type: 'Url', Url: `${url}/other` });
  const changeId = (await owner.call(link.getShortLinkChanges, { qrId }))[0]?.id;
  const { id: presetId } = await owner.call(qrStyle.saveStylePreset, { name: `Preset of ${Id}`, style: '{}' });
  await owner.call(many.tagQrs, { ids: [qrId], add: ['Mine'] });
  const file = { documentId: 'theirs', name: 'a.txt', base64Content: 'YQ==' };
  const calls: Call[] = [
    [bot.getBot, { botId }],
    [bot.updateBot, { id: botId, name: 'Stolen' }],
    [bot.createOrUpdateClient, { botId, clientId: `stolen-${botId}` }],
    [setAllowedSites, { botId, allowedSites: [] }],
    [createOrUpdateTemplate, { botId, content: 'Stolen' }],
    [document.uploadDocuments, { botId, documents: [file] }],
    [document.updateDocumentStatus, { documentId, status: 0 }],
    [document.downloadDocument, { documentId, botId }],
    [document.deleteDocuments, { documentIds: [documentId] }],
    [notification.markNotificationRead, { id }],
    [notification.deleteNotification, { id }],
    [qr.saveQr, { Id, Name: 'Stolen', Type: 'Url', Url: url }],
    [link.changeToShortLink, { qrId: Id }],
    [link.updateShortLink, { qrId, afterEndUrl: url }],
    [link.setShortLinkPaused, { qrId, isPaused: true }],
    [link.getShortLinkChanges, { qrId }],
    [link.undoShortLinkChange, { changeId }],
    [getScans, { qrId, days: 1 }],
    [qrStyle.setQrStyle, { qrId, style: '{"dark":"#ff0000"}' }],
    [qrStyle.deleteStylePreset, { id: presetId }],
    [many.tagQrs, { ids: [qrId], add: ['Stolen'] }],
    [qr.deleteQr, { Id }],
    [many.deleteQrs, { ids: [qrId] }],
    [bot.deleteBot, { botId }],
  ];
  /** Personal calls, or calls for owners only. */
  const personal: Call[] = [[session.endSession, { id: sessionId }]];
  const forOwners: Call[] = [
    [people.withdrawInvitation, { id: everybody.invitations[0]?.id }],
    [people.removePerson, { id: everybody.people.find(({ email }) => email === owner.email)?.id }],
    [people.changeRole, { id: everybody.people.find(({ email }) => email === owner.email)?.id, role: 'member' }],
  ];
  return { botId, calls, personal, forOwners };
}

describe('Another organization', () => {
  onEachDatabase((test) => {
    /** Returns people of another organization, one in each role. */
    async function strangers() {
      const owner = await test.visitor.signUp();
      return { owner, member: await addMember(test, owner) };
    }

    it('gets 404 for every id of mine and changes nothing, in either role', async () => {
      const owner = await test.visitor.signUp();
      const { botId, calls, personal, forOwners } = await ownersThings(owner);
      const before = await owner.call(bot.getBot, { botId });
      const others = await strangers();
      for (const stranger of Object.values(others)) {
        for (const [endpoint, input] of [...calls, ...personal]) await stranger.refused(404, endpoint, input);
        assert.deepEqual(await stranger.call(bot.getBots, {}), []);
        assert.deepEqual(await stranger.call(qr.getMyQrs, {}), []);
        assert.deepEqual(await stranger.call(link.getShortLinks, {}), []);
        assert.deepEqual(await stranger.call(qrStyle.getQrStyles, {}), { styles: [], logos: [] });
        assert.deepEqual(await stranger.call(qrStyle.getStylePresets, {}), []);
        assert.deepEqual(await stranger.call(many.getQrTags, {}), []);
        const told = (await stranger.call(notification.getNotifications, {})).notifications;
        assert.deepEqual([...new Set(told.map(({ title }) => title))], ['New person']);
        assert.equal((await stranger.call(people.getPeople, {})).people.length, 2);
      }
      for (const [endpoint, input] of forOwners) {
        await others.owner.refused(404, endpoint, input);
        await others.member.refused(403, endpoint, input);
      }
      assert.deepEqual(await owner.call(bot.getBot, { botId }), before);
      assert.deepEqual((await owner.call(qr.getMyQrs, {})).map(({ name }) => name).sort(), ['Mine', 'Mine too']);
      assert.equal((await owner.call(link.getShortLinks, {}))[0]?.state, 'active');
      assert.equal((await owner.call(notification.getNotifications, {})).count, 1);
    });

    it('has fewer rights than a colleague, who may make every call of spec section 7 as member and as owner', async () => {
      for (const role of ['member', 'owner'] as const) {
        const owner = await test.visitor.signUp();
        const colleague = await addMember(test, owner);
        const { people: everybody } = await owner.call(people.getPeople, {});
        const id = everybody.find(({ email }) => email === colleague.email)?.id ?? '';
        await owner.call(people.changeRole, { id, role });
        const { calls, personal, forOwners } = await ownersThings(owner);
        for (const [endpoint, input] of calls) {
          const { statusCode, body } = await colleague.send(endpoint, input);
          assert.ok([200, 409].includes(statusCode), `${endpoint.path} as ${role}: ${statusCode} ${body}`);
        }
        // A person can end only her own sessions.
        for (const [endpoint, input] of personal) await colleague.refused(404, endpoint, input);
        for (const [endpoint, input] of forOwners) {
          const { statusCode } = await colleague.send(endpoint, input);
          assert.equal(statusCode === 403, role === 'member', `${endpoint.path} as ${role}: ${statusCode}`);
        }
      }
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

    it('may use the same document ids as mine', async () => {
      const file = { documentId: 'same-id', name: 'a.txt', type: 0, status: 0, base64Content: 'YQ==' };
      for (const owner of [await test.visitor.signUp(), await test.visitor.signUp()]) {
        const botId = await createAgent(owner);
        await owner.call(document.uploadDocuments, { botId, documents: [file] });
        assert.match(await owner.refused(409, document.uploadDocuments, { botId, documents: [file] }), /already/);
      }
    });

    it("cannot send in a conversation of another agent's visitor", async () => {
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
