import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import { DOCUMENT_STATUS, updateDocumentStatus } from '@frontdesk/shared/endpoints/document';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { createAgent, documentsDone, upload } from './support/agents';
import { withDatabase } from './support/desk';
import { drawPdf, encodePicture } from './support/files';
import { IN_FULL, onOneDatabase } from './support/test-app';
import { until } from './support/until';

const scan = (name: string) => readFileSync(`test/fixtures/scans/${name}.png`);
const picture = (name: string) => (pdf: PDFKit.PDFDocument) => void pdf.image(scan(name), 40, 40, { width: 500 });
const isRead = ({ readBy, status }: ResponseOf<typeof getBot>['documents'][number]) =>
  readBy === 'ocr' && status === DOCUMENT_STATUS.processing;

describe('Scans', () => {
  onOneDatabase('sqlite', (test) => {
    it(
      'of two owners are read one after the other, with their progress, and are marked as read by OCR',
      IN_FULL,
      async () => {
        const owners = await Promise.all([test.visitor.signUp(), test.visitor.signUp()]);
        const agents = await Promise.all(owners.map((owner) => createAgent(owner)));
        const pdf = await drawPdf([picture('prices-de'), picture('menu-en')]);
        const files: Record<string, Buffer>[] = [{ 'scan.pdf': pdf }, { 'photo.png': scan('menu-de') }];
        await Promise.all(owners.map((owner, at) => upload(owner, agents[at] as string, files[at] ?? {})));
        const seen = new Set<string>();
        let documents: ResponseOf<typeof getBot>['documents'] = [];
        const lists = () => Promise.all(owners.map((owner, at) => owner.call(getBot, { botId: agents[at] as string })));
        await withDatabase(test, ({ db }) =>
          until(async () => {
            const atOnce = await db
              .selectFrom('documents')
              .select('id')
              .where('reader', '=', 'ocr')
              .where('status', '=', DOCUMENT_STATUS.processing)
              .execute();
            assert.ok(atOnce.length < 2, 'Two scans are read at once.');
            documents = (await lists()).flatMap((bot) => bot.documents);
            for (const { pagesRead, pagesAll } of documents.filter(isRead)) seen.add(`${pagesRead} of ${pagesAll}`);
            return documents.length === 2 && documents.every(({ status }) => status >= DOCUMENT_STATUS.ready);
          }, 'the scans are read'),
        );
        assert.deepEqual(
          documents.map(({ status, error, readBy, pagesAll }) => [status, error, readBy, pagesAll]),
          Array.from({ length: 2 }, () => [2, null, 'ocr', null]),
        );
        assert.ok(seen.has('1 of 2'), [...seen].join());
        const texts = await withDatabase(test, ({ db }) => db.selectFrom('passages').select('text').execute());
        const all = texts.map(({ text }) => text).join('\n');
        for (const words of [
          'Doppelzimmer Seeblick; Nebensaison: 124,00 €',
          'Tomato soup with basil',
          'Wiener Schnitzel: 19,90 €',
        ])
          assert.ok(all.includes(words), all);
      },
    );

    it('may be processed again, and a document with text never says that it is a scan', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      const top = await encodePicture(scan('prices-de'), 'png', 300);
      const [photo = ''] = await upload(owner, botId, { 'photo.png': top, 'a.txt': 'Dogs are welcome.' });
      await documentsDone(owner, botId);
      await owner.call(updateDocumentStatus, { documentId: photo, status: 0 });
      const documents = await documentsDone(owner, botId);
      assert.deepEqual(documents.map(({ name, status, readBy }) => [name, status, readBy]).sort(), [
        ['a.txt', 2, null],
        ['photo.png', 2, 'ocr'],
      ]);
    });
  });
});
