import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as bot from '@frontdesk/shared/endpoints/bot';
import { addChatParticipant, sendChatMessage } from '@frontdesk/shared/endpoints/chat';
import * as document from '@frontdesk/shared/endpoints/document';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import * as people from '@frontdesk/shared/endpoints/people';
import { getScans } from '@frontdesk/shared/endpoints/scans';
import { getShortLinks } from '@frontdesk/shared/endpoints/short-link';
import { createAgent, giveClient, startChat } from './support/agents';
import type { ApiClient } from './support/api-client';
import { leaveDemonstration } from './support/demonstrations';
import { createEverything, examplesOf, keyOf, MARK, naming, type Things } from './support/everything';
import { addMember } from './support/people';
import { scan } from './support/scans';
import { onOneDatabase, type TestApp } from './support/test-app';
import { until } from './support/until';

const FOR_OWNERS = [
  'POST /api/people/invite',
  'POST /api/people/withdrawInvitation',
  'POST /api/people/remove',
  'POST /api/people/changeRole',
  'POST /api/conversations/retention',
  'POST /api/organization/delete',
  'GET /api/keys',
  'POST /api/keys/create',
  'POST /api/keys/end',
  'GET /api/webhooks',
  'POST /api/webhooks/create',
  'POST /api/webhooks/change',
  'POST /api/webhooks/delete',
  'POST /api/webhooks/rotateSecret',
  'POST /api/webhooks/test',
  'GET /api/webhooks/deliveries',
  'POST /api/webhooks/resend',
];
/** Calls that only operators may make, tested in releases.test.ts. */
const isForOperators = ({ path }: Endpoint) => path.startsWith('/api/releases');
/** Calls that concern the caller's own account. */
const PERSONAL = ['POST /api/user/endSession'];
/** Callers choose these ids themselves, so an id that is already used causes a conflict. */
const CHOSEN_IDS = ['POST /api/links/create'];

/** Fields that change by themselves: a session's last use, and the attempts of a webhook whose receiver is silent. */
const CHANGES_BY_ITSELF = /"(?:lastUsed|failingSince|attempts|triedAt|nextAt|problem)":(?:"[^"]*"|null|\d+)/g;

const bearerCallsOf = ({ app }: TestApp) => [
  ...new Map(app.endpoints.filter(({ auth }) => auth === 'bearer').map((one) => [keyOf(one), one])).values(),
];
const callsOf = (test: TestApp) => bearerCallsOf(test).filter((one) => !isForOperators(one));
const endsSession = ({ path }: Endpoint) => /\/(?:leave|logout|deleteAccount|organization\/delete)$/i.test(path);
const deletes = ({ method, path }: Endpoint) => method === 'DELETE' || /delete|remove|withdraw|keys\/end/i.test(path);
const weight = (one: Endpoint) =>
  one.method === 'GET' ? 0 : keyOf(one) === 'POST /api/bot/delete' ? 3 : deletes(one) ? 2 : 1;

/** Reads everything that the organization's calls return. */
async function everythingOf(test: TestApp, owner: ApiClient, things: Things): Promise<string[]> {
  const read: string[] = [];
  for (const call of callsOf(test).filter(({ method }) => method === 'GET')) {
    for (const input of examplesOf(call, things, { email: owner.email, botId: things.botId })) {
      const { statusCode, body } = await owner.send(call, input);
      assert.equal(statusCode, 200, `${keyOf(call)}: ${body}`);
      // Removes fields that this call itself changes, such as its time.
      read.push(`${keyOf(call)} ${JSON.stringify(input)}: ${body.replace(CHANGES_BY_ITSELF, '')}`);
    }
  }
  return read;
}

/** This call needs a site, which tests cannot reach. */
const READS_A_SITE = 'POST /api/start/site';

describe('Another organization', () => {
  onOneDatabase('postgres', (test) => {
    it('gets 404 for every id of mine, sees nothing of mine in any answer, and changes nothing, in either role', async () => {
      const owner = await test.visitor.signUp(`${MARK}-${Date.now()}@example.com`);
      const things = await createEverything(owner, test.visitor);
      await leaveDemonstration(test, owner);
      const scans = { qrId: things.linkQrId };
      await scan(test.app, (await owner.call(getShortLinks, {}))[0]?.slug ?? '');
      await until(async () => (await owner.call(getScans, scans)).visits === 1, 'the scan is counted');
      // The first read marks notifications as read.
      await everythingOf(test, owner, things);
      const before = await everythingOf(test, owner, things);
      const secrets = [MARK, ...Object.values(things)];
      for (const [name, id] of Object.entries(things)) {
        assert.ok(id.length > 8, `There is no ${name}.`);
        // The ids of the change and the message occur inside other texts.
        assert.ok(
          before.some((one) => one.includes(id)),
          `The owner does not see ${name}.`,
        );
      }

      for (const role of ['owner', 'member'] as const) {
        const stranger = async () => {
          const other = await test.visitor.signUp();
          return role === 'owner' ? other : addMember(test, other);
        };
        const usual = await stranger();
        const botId = await createAgent(usual);
        for (const call of callsOf(test).sort((one, other) => weight(one) - weight(other))) {
          const caller = endsSession(call) ? await stranger() : usual;
          for (const input of examplesOf(call, things, { email: caller.email, botId })) {
            const { statusCode, body } = await caller.send(call, input);
            const exchange = `${keyOf(call)} ${JSON.stringify(input)} as ${role}: ${statusCode} ${body}`;
            const isForbidden = role === 'member' && FOR_OWNERS.includes(keyOf(call));
            if (isForbidden) assert.equal(statusCode, 403, exchange);
            else if (naming(call) === 'thing')
              assert.equal(statusCode, CHOSEN_IDS.includes(keyOf(call)) ? 409 : 404, exchange);
            else if (!endsSession(call)) assert.equal(statusCode, keyOf(call) === READS_A_SITE ? 422 : 200, exchange);
            for (const secret of secrets) assert.ok(!body.toLowerCase().includes(secret.toLowerCase()), exchange);
          }
        }
      }
      assert.deepEqual(await everythingOf(test, owner, things), before);
    });

    it('may not change the site, and its owner may not either', async () => {
      const owner = await test.visitor.signUp();
      const things = await createEverything(owner, test.visitor);
      const calls = bearerCallsOf(test).filter(isForOperators);
      assert.equal(calls.length, 6);
      for (const call of calls) {
        for (const input of examplesOf(call, things, { email: owner.email, botId: things.botId })) {
          const { statusCode, body } = await owner.send(call, input);
          // A session is not valid as a release token.
          const status = /\/(?:publish|own)$/.test(call.path) ? 401 : 403;
          assert.equal(statusCode, status, `${keyOf(call)}: ${statusCode} ${body}`);
        }
      }
    });

    it('has fewer rights than a colleague, who may make every call as member and as owner', async () => {
      for (const role of ['member', 'owner'] as const) {
        const owner = await test.visitor.signUp();
        const colleague = await addMember(test, owner);
        const { people: everybody } = await owner.call(people.getPeople, {});
        const id = everybody.find(({ email }) => email === colleague.email)?.id ?? '';
        await owner.call(people.changeRole, { id, role });
        const things = await createEverything(owner, test.visitor);
        const calls = callsOf(test).filter((call) => !endsSession(call));
        for (const call of calls.sort((one, other) => weight(one) - weight(other))) {
          for (const input of examplesOf(call, things, { email: colleague.email, botId: things.botId })) {
            const { statusCode, body } = await colleague.send(call, input);
            const exchange = `${keyOf(call)} ${JSON.stringify(input)} as ${role}: ${statusCode} ${body}`;
            if (role === 'member' && FOR_OWNERS.includes(keyOf(call))) assert.equal(statusCode, 403, exchange);
            else if (PERSONAL.includes(keyOf(call))) assert.equal(statusCode, 404, exchange);
            else if (keyOf(call) === READS_A_SITE) assert.equal(statusCode, 422, exchange);
            else assert.ok([200, 409].includes(statusCode), exchange);
          }
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
