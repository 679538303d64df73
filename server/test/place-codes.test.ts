import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';
import { getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import * as endpoints from '@frontdesk/shared/endpoints/short-link';
import { createAgent } from './support/agents';
import type { ApiClient } from './support/api-client';
import { scan } from './support/scans';
import { onOneDatabase } from './support/test-app';

const FACTS = ['The Wi-Fi is Guest12, password sailing.', 'No smoking.'];
const payloadOf = async (owner: ApiClient, id: unknown) =>
  JSON.parse((await owner.call(getMyQrs, {})).find((code) => code.id === id)?.payload ?? '{}');
const linkOf = async (owner: ApiClient, id: unknown) =>
  (await owner.call(endpoints.getShortLinks, {})).find(({ qrId }) => qrId === String(id));

describe('The code of a place', () => {
  onOneDatabase('postgres', (test) => {
    it('is a short link to a page on the server, however it is saved', async () => {
      const owner = await test.visitor.signUp();
      const agentId = await createAgent(owner);
      const place = { Type: 'Chat', agentId, place: ' Table  12 ', facts: FACTS, starters: null } as const;
      const made = await owner.call(endpoints.createShortLink, place);
      assert.equal(made.name, 'Table 12');
      const stored = { agentId, place: 'Table 12', facts: FACTS, starters: [] };
      assert.deepEqual(await payloadOf(owner, made.id), { ...stored, Name: 'Table 12', Type: 'Chat', Id: made.id });
      const { statusCode, headers } = await scan(test.app, made.slug);
      assert.deepEqual([statusCode, headers.location], [302, `/c/${made.slug}`]);

      const { id } = await owner.call(saveQr, { ...place, Name: 'Second' });
      assert.ok(await linkOf(owner, id));
      const { id: fixed } = await owner.call(saveQr, { Type: 'Text', Name: 'Third', text: 'Hello' });
      assert.equal(await linkOf(owner, fixed), undefined);
      await owner.call(saveQr, { ...place, Name: 'Third', Id: fixed ?? '' });
      const link = await linkOf(owner, fixed);
      assert.equal((await scan(test.app, link?.slug ?? '')).headers.location, `/c/${link?.slug}`);
    });

    it('lists a changed fact, which can be undone, and keeps its link', async () => {
      const owner = await test.visitor.signUp();
      const agentId = await createAgent(owner);
      const place = { Type: 'Chat', agentId, place: 'Bar', facts: FACTS, starters: [] } as const;
      const { id, slug } = await owner.call(endpoints.createShortLink, place);
      await owner.call(saveQr, { ...place, Name: 'Bar', Id: id, facts: ['Open late.'] });
      const [change] = await owner.call(endpoints.getShortLinkChanges, { qrId: id });
      assert.deepEqual([change?.before['facts'], change?.after['facts']], [FACTS, ['Open late.']]);
      await owner.call(endpoints.undoShortLinkChange, { changeId: change?.id ?? '' });
      assert.deepEqual((await payloadOf(owner, id)).facts, FACTS);
      assert.equal((await linkOf(owner, id))?.slug, slug);
    });

    it('refuses an agent that is missing, deleted or from another organization, and says what to do', async () => {
      const owner = await test.visitor.signUp();
      const stranger = await test.visitor.signUp();
      const foreign = await createAgent(stranger);
      const agentId = await createAgent(owner);
      const place = { Type: 'Chat', Name: 'Bar', place: 'Bar' } as const;
      const { id } = await owner.call(endpoints.createShortLink, { ...place, agentId });
      const refused = { status: 400, message: /Choose another one/ };
      for (const wrong of [foreign, randomUUID(), 'x'.repeat(100), '\u0000']) {
        const sent = { ...place, agentId: wrong };
        for (const [endpoint, fields] of [
          [endpoints.createShortLink, sent],
          [saveQr, sent],
          [saveQr, { ...sent, Id: id }],
        ] as const) {
          const { statusCode, body } = await owner.send(endpoint, fields);
          assert.equal(statusCode, refused.status, body);
        }
      }
      await owner.call(saveQr, { ...place, agentId, Id: id, place: 'Bar 2' });
      await owner.call(deleteBot, { botId: agentId });
      // Renaming the code is allowed, because it does not concern the agent.
      await owner.call(saveQr, { ...place, Name: 'Renamed', agentId, Id: id, place: 'Bar 2' });
      const { statusCode, body } = await owner.send(saveQr, { ...place, agentId, Id: id, place: 'Bar 3' });
      assert.equal(statusCode, 400);
      assert.match(body, refused.message);
    });
  });
});
