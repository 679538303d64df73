import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { createBot } from '@frontdesk/shared/endpoints/bot';
import { uploadDocuments } from '@frontdesk/shared/endpoints/document';
import { getLimits } from '@frontdesk/shared/endpoints/limits';
import { getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { createAgent } from './support/agents';
import { onEachDatabase } from './support/test-app';

const quotas = { documents: 3, documentBytes: 1000, agents: 2, qrCodes: 2 };
const documents = (count: number, bytes = 10) =>
  Array.from({ length: count }, () => ({
    documentId: randomUUID(),
    name: 'a.txt',
    base64Content: Buffer.alloc(bytes, 'a').toString('base64'),
  }));

describe("An organization's quota", () => {
  onEachDatabase(
    (test) => {
      it('of documents is reported, and refuses documents above it', async () => {
        const owner = await test.visitor.signUp();
        const botId = await createAgent(owner);
        await owner.call(uploadDocuments, { botId, documents: documents(2) });
        const { quotas: reported } = await owner.call(getLimits, {});
        assert.deepEqual(reported?.documents, { used: 2, most: 3 });
        assert.deepEqual(reported?.documentBytes, { used: 20, most: 1000 });
        assert.equal(
          await owner.refused(409, uploadDocuments, { botId, documents: documents(2) }),
          'You are using 2 of 3 documents. Please delete some first.',
        );
        assert.equal(
          await owner.refused(409, uploadDocuments, { botId, documents: documents(1, 990) }),
          'You are using 20 bytes of 1 kB of documents. Please delete some first.',
        );
        await owner.call(uploadDocuments, { botId, documents: documents(1, 980) });
      });

      it('of agents applies to simultaneous calls, and to each organization separately', async () => {
        const owner = await test.visitor.signUp();
        const answers = await Promise.all(
          [1, 2, 3, 4, 5].map((at) => owner.send(createBot, { name: `Desk ${at}`, description: 'x', enabled: true })),
        );
        assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 200, 409, 409, 409]);
        await createAgent(await test.visitor.signUp());
      });

      it('of saved QR codes still allows changes of existing ones', async () => {
        const owner = await test.visitor.signUp();
        const code = { Name: 'Site', Type: 'Url', Url: 'https://example.com' } as const;
        await owner.call(saveQr, code);
        await owner.call(saveQr, code);
        assert.match(await owner.refused(409, saveQr, code), /using 2 of 2 saved QR codes/);
        const [saved] = (await owner.send(getMyQrs)).json<{ id: string }[]>();
        await owner.call(saveQr, { ...code, Id: saved?.id ?? '', Name: 'Shop' });
        assert.deepEqual((await owner.call(getLimits, {})).quotas?.qrCodes, { used: 2, most: 2 });
      });
    },
    { quotas },
  );
});
