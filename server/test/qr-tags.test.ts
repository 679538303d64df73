import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deleteQrs, getQrTags, tagQrs } from '@frontdesk/shared/endpoints/many-qrs';
import { getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { createShortLink } from '@frontdesk/shared/endpoints/short-link';
import type { ApiClient } from './support/api-client';
import { statementsDuring } from './support/record-statements';
import { scan } from './support/scans';
import { onOneDatabase } from './support/test-app';

const Url = 'https://example.com';

async function newCodes(owner: ApiClient, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const { id } = await owner.call(saveQr, { Name: `Code ${number}`, Type: 'Url', Url });
    ids.push(String(id));
  }
  return ids;
}

const tagsOf = async (owner: ApiClient) =>
  Object.fromEntries((await owner.call(getQrTags, {})).map(({ qrId, tags }) => [qrId, tags]));

describe('Tags of codes', () => {
  onOneDatabase('postgres', (test) => {
    it('can be added to many codes and removed from many', async () => {
      const owner = await test.visitor.signUp();
      const [a = '', b = '', c = ''] = await newCodes(owner, 3);
      await owner.call(tagQrs, { ids: [a, b], add: [' Summer \n 2027 ', 'Bar'] });
      await owner.call(tagQrs, { ids: [b, c, b], add: ['summer 2027'], remove: ['BAR'] });
      assert.deepEqual(await tagsOf(owner), {
        [a]: ['Bar', 'Summer 2027'],
        [b]: ['Summer 2027'],
        [c]: ['summer 2027'],
      });
    });

    it('are refused for all codes when one of them would have more than 20', async () => {
      const owner = await test.visitor.signUp();
      const [a = '', b = ''] = await newCodes(owner, 2);
      const twenty = Array.from({ length: 20 }, (_, number) => `Tag ${number}`);
      await owner.call(tagQrs, { ids: [a], add: twenty });
      assert.match(await owner.refused(409, tagQrs, { ids: [b, a], add: ['More'] }), /at most 20 tags. “Code 0”/);
      assert.deepEqual(Object.keys(await tagsOf(owner)), [a]);
      await owner.call(tagQrs, { ids: [a], add: ['More'], remove: ['Tag 0'] });
    });

    it('are refused with the reason when they are invalid', async () => {
      const owner = await test.visitor.signUp();
      const ids = await newCodes(owner, 1);
      assert.match(await owner.refused(400, tagQrs, { ids, add: ['  '] }), /must not be empty/);
      assert.match(await owner.refused(400, tagQrs, { ids, add: ['x'.repeat(41)] }), /at most 40 characters/);
      assert.match(await owner.refused(400, tagQrs, { ids: [], add: ['x'] }), /at least one code/);
      await owner.refused(404, tagQrs, { ids: ['none'], add: ['x'] });
    });
  });
});

describe('Many codes', () => {
  onOneDatabase('postgres', (test) => {
    it('can be deleted in one call, and their short links stop working', async () => {
      const owner = await test.visitor.signUp();
      const [keep = '', ...others] = await newCodes(owner, 4);
      const { id, slug } = await owner.call(createShortLink, { Type: 'Url', Url });
      assert.equal((await scan(test.app, slug)).statusCode, 302);
      const ids = [...others, id, 'deleted by a colleague'];
      assert.deepEqual(await owner.call(deleteQrs, { ids }), { deleted: 4 });
      assert.deepEqual(
        (await owner.call(getMyQrs, {})).map((qr) => qr.id),
        [keep],
      );
      assert.equal((await scan(test.app, slug)).statusCode, 404);
      await owner.refused(404, deleteQrs, { ids });
    });

    it('of another organization are kept when the same call deletes mine', async () => {
      const [owner, stranger] = [await test.visitor.signUp(), await test.visitor.signUp()];
      const [mine, theirs] = [await newCodes(owner, 1), await newCodes(stranger, 1)];
      assert.deepEqual(await owner.call(deleteQrs, { ids: [...mine, ...theirs] }), { deleted: 1 });
      const more = await newCodes(owner, 1);
      await owner.call(tagQrs, { ids: [...more, ...theirs], add: ['Mine'] });
      assert.equal((await stranger.call(getMyQrs, {})).length, 1);
      assert.deepEqual(await stranger.call(getQrTags, {}), []);
    });

    it('can be tagged and deleted with few statements, 10,000 in one call', async () => {
      const owner = await test.visitor.signUp();
      const ids = [...(await newCodes(owner, 1)), ...Array.from({ length: 9_999 }, (_, number) => `none-${number}`)];
      const statements = await statementsDuring(async () => {
        await owner.call(tagQrs, { ids, add: ['All'] });
        assert.deepEqual(await owner.call(deleteQrs, { ids }), { deleted: 1 });
      });
      // Background work writes nothing about codes.
      const ofCodes = statements.filter((statement) => /qr_codes|qr_tags/.test(statement));
      assert.ok(ofCodes.length > 0 && ofCodes.length < 200, `${ofCodes.length} statements`);
      assert.match(await owner.refused(400, deleteQrs, { ids: [...ids, 'more'] }), /At most 10,000 codes at once/);
    });
  });
});
