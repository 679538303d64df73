import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { getLimits } from '@frontdesk/shared/endpoints/limits';
import { deleteQr, getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { createShortLink, getShortLinkChanges, getShortLinks } from '@frontdesk/shared/endpoints/short-link';
import { createAgent } from './support/agents';
import type { ApiClient } from './support/api-client';
import { onOneDatabase } from './support/test-app';

const CODE = { Name: 'Menu', Type: 'Url', Url: 'https://example.com/menu' } as const;
const TEN = Array.from({ length: 10 });

async function savedBy(owner: ApiClient): Promise<object[]> {
  const codes = await owner.call(getMyQrs, {});
  return codes.map(({ id, payload }) => ({ id, ...JSON.parse(payload) }));
}

describe('A new code whose caller chose its id', () => {
  onOneDatabase(
    'postgres',
    (test) => {
      it('is saved once however often the call arrives, even when all arrive at the same time', async () => {
        const owner = await test.visitor.signUp();
        const [NewId, twin] = [randomUUID(), randomUUID()];
        assert.deepEqual(await owner.call(saveQr, { ...CODE, NewId }), { id: NewId });
        assert.deepEqual(await owner.call(saveQr, { ...CODE, NewId: NewId.toUpperCase() }), { id: NewId });
        assert.deepEqual(await savedBy(owner), [{ ...CODE, id: NewId, Id: NewId }]);
        const answers = await Promise.all(TEN.map(() => owner.send(saveQr, { ...CODE, NewId: twin })));
        for (const answer of answers) assert.deepEqual([answer.statusCode, answer.json()], [200, { id: twin }]);
        assert.deepEqual((await savedBy(owner)).length, 2);
      });

      it('contains the values that the last call sent', async () => {
        const owner = await test.visitor.signUp();
        const NewId = randomUUID();
        await owner.call(saveQr, { ...CODE, NewId });
        const later = { Name: 'Lunch', Type: 'Text', text: 'Soup' } as const;
        assert.deepEqual(await owner.call(saveQr, { ...later, NewId }), { id: NewId });
        assert.deepEqual(await savedBy(owner), [{ ...later, id: NewId, Id: NewId }]);
        // A code that was deleted in the meantime is saved again.
        await owner.call(deleteQr, { Id: NewId });
        assert.deepEqual(await owner.call(saveQr, { ...CODE, NewId }), { id: NewId });
        assert.deepEqual(await savedBy(owner), [{ ...CODE, id: NewId, Id: NewId }]);
      });

      it("gets another id if another organization's code has the chosen one, and leaves that code alone", async () => {
        const [owner, stranger] = [await test.visitor.signUp(), await test.visitor.signUp()];
        const NewId = randomUUID();
        await owner.call(saveQr, { ...CODE, NewId });
        const { id } = await stranger.call(saveQr, { ...CODE, Name: 'Bait', NewId });
        assert.notEqual(id, NewId);
        assert.deepEqual(await savedBy(stranger), [{ ...CODE, Name: 'Bait', id, Id: id }]);
        assert.deepEqual(await savedBy(owner), [{ ...CODE, id: NewId, Id: NewId }]);
        const both = randomUUID();
        const answers = await Promise.all([owner, stranger].map((one) => one.call(saveQr, { ...CODE, NewId: both })));
        assert.equal(answers.filter((answer) => answer.id === both).length, 1);
        assert.deepEqual([(await savedBy(owner)).length, (await savedBy(stranger)).length], [2, 2]);
      });

      it('is refused if the id is not a UUID; for a saved code, the chosen id is ignored', async () => {
        const owner = await test.visitor.signUp();
        for (const NewId of ['', 'x', 7, {}, `${randomUUID()}0`])
          assert.equal(await owner.refused(400, saveQr, { ...CODE, NewId }), 'NewId must be a UUID.');
        const { id = '' } = await owner.call(saveQr, { ...CODE, NewId: null });
        assert.deepEqual(await owner.call(saveQr, { ...CODE, Name: 'Lunch', Id: id, NewId: randomUUID() }), { id });
        assert.deepEqual(await savedBy(owner), [{ ...CODE, Name: 'Lunch', id, Id: id }]);
      });

      it('counts once, and its call can be repeated when the limit on codes is reached', async () => {
        const owner = await test.visitor.signUp();
        await owner.call(saveQr, CODE);
        await owner.call(saveQr, CODE);
        const last = { ...CODE, NewId: randomUUID() };
        const answers = await Promise.all(TEN.map(() => owner.send(saveQr, last)));
        assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
        assert.deepEqual((await owner.call(getLimits, {})).quotas?.qrCodes, { used: 3, most: 3 });
        await owner.refused(409, saveQr, { ...CODE, NewId: randomUUID() });
      });

      it('has one short link, whichever calls save it', async () => {
        const owner = await test.visitor.signUp();
        const agentId = await createAgent(owner);
        const place = { Type: 'Chat', agentId, place: 'Table 12', facts: [], starters: [] } as const;
        const NewId = randomUUID();
        const saves = TEN.map(() => owner.send(saveQr, { ...place, Name: 'Table 12', NewId }));
        for (const { statusCode } of await Promise.all(saves)) assert.equal(statusCode, 200);
        const [link, ...others] = await owner.call(getShortLinks, {});
        assert.deepEqual([link?.qrId, others], [NewId, []]);
        assert.equal((await owner.call(createShortLink, { ...place, Id: NewId })).slug, link?.slug);
        assert.deepEqual(await owner.call(getShortLinkChanges, { qrId: NewId }), []);

        const Id = randomUUID();
        const made = await owner.call(createShortLink, { Type: 'Url', Url: CODE.Url, Id });
        await owner.call(saveQr, { ...CODE, Url: 'https://example.com/lunch', NewId: Id });
        const [change] = await owner.call(getShortLinkChanges, { qrId: Id });
        assert.equal(change?.after['Url'], 'https://example.com/lunch');
        assert.deepEqual((await owner.call(getShortLinks, {})).find(({ qrId }) => qrId === Id)?.slug, made.slug);
        // A link's destination is also checked here.
        const inside = { ...CODE, Url: 'http://10.1.1.1/', NewId: Id };
        assert.match(await owner.refused(400, saveQr, inside), /private network/);
      });

      it('also counts once when calls for its short link arrive together and the limit on codes is reached', async () => {
        const owner = await test.visitor.signUp();
        await owner.call(saveQr, CODE);
        await owner.call(saveQr, CODE);
        const last = { Type: 'Url', Url: CODE.Url, Id: randomUUID() } as const;
        const answers = await Promise.all(TEN.map(() => owner.send(createShortLink, last)));
        assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
        assert.equal((await savedBy(owner)).length, 3);
      });
    },
    { quotas: { documents: 3, documentBytes: 1000, agents: 2, qrCodes: 3 } },
  );
});
