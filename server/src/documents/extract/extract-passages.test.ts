import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeDocx } from '../../../test/support/files';
import { detectFormat } from './detect-format';
import { extractPassages } from './extract-passages';
import { refuseZipBomb } from './open-zip';
import { splitIntoPassages } from './split-into-passages';

describe('Passages', () => {
  it('are about a thousand characters long and end between sentences', () => {
    const text = Array.from({ length: 60 }, (_, at) => `This is sentence number ${at} of a long text.`).join(' ');
    const passages = splitIntoPassages([{ headings: ['A', 'B'], text }]);
    assert.ok(passages.length >= 3);
    for (const passage of passages) {
      assert.equal(passage.heading, 'A > B');
      assert.ok(passage.text.length <= 1000 && passage.text.endsWith('.'));
    }
    assert.equal(passages.map((passage) => passage.text).join(' '), text);
  });

  it('never cross a heading, and split text that has no spaces', () => {
    const blocks = [
      { headings: ['A'], text: 'One.' },
      { headings: ['A'], text: 'Two.' },
      { headings: ['B'], text: 'x'.repeat(2500) },
    ];
    const passages = splitIntoPassages(blocks);
    assert.deepEqual(passages[0], { heading: 'A', text: 'One.\nTwo.' });
    assert.equal(
      passages
        .slice(1)
        .map(({ text }) => text)
        .join(''),
      'x'.repeat(2500),
    );
  });

  it('include the search terms that find them', async () => {
    const [passage] = await extractPassages('a.md', Buffer.from('# Returns\n\nWithin thirty days.'));
    assert.deepEqual(passage, {
      heading: 'Returns',
      text: 'Within thirty days.',
      language: 'en',
      terms: 'return return within thirti dai',
    });
  });

  it('leave out characters that a database cannot store', async () => {
    const [passage] = await extractPassages('a.html', Buffer.from('<p>a&#0;b \u0001 text</p>'));
    assert.ok(!passage?.text.includes('\0'));
  });
});

describe('The format of a file', () => {
  it('is detected by its content; its name only decides between text formats', () => {
    assert.equal(detectFormat('a.txt', Buffer.from('%PDF-1.7')), 'pdf');
    assert.equal(detectFormat('a.MD', Buffer.from('# x')), 'markdown');
    assert.equal(detectFormat('a.csv', Buffer.from('a,b')), 'csv');
    assert.equal(detectFormat('a', Buffer.from('\ufeff  <!DOCTYPE html><p>')), 'html');
    assert.equal(detectFormat('notes', Buffer.from('hello')), 'text');
    assert.equal(detectFormat('a.txt', Buffer.from('\ufeffhello', 'utf16le')), 'text');
    assert.equal(detectFormat('a.txt', Buffer.from('hello there', 'utf16le')), 'text');
    assert.equal(detectFormat('a.doc', Buffer.from('{\\rtf1 x}')), 'rtf');
    assert.equal(detectFormat('a.json', Buffer.from('{}')), 'json');
  });

  it('is reported to the owner when it is not supported', () => {
    const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    assert.throws(() => detectFormat('a.doc', ole), /old Word document/);
    const locked = Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]);
    assert.throws(() => detectFormat('a.docx', locked), /protected with a password/);
    assert.throws(() => detectFormat('a.xls', ole), /old Excel workbook \(\.xls\)\. Save it as \.xlsx/);
    const zip = (content: string) => Buffer.from(`PK\u0003\u0004${content}PK\u0005\u0006`);
    assert.throws(() => detectFormat('a.zip', zip('photo.jpg')), /kind of file/);
    assert.throws(() => detectFormat('a.xlsx', zip('photo.jpg')), /not an Excel workbook, although/);
    assert.throws(() => detectFormat('a.xlsb', zip('xl/workbook.bin')), /Save it as \.xlsx/);
    const spreadsheet = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet';
    assert.throws(() => detectFormat('a.ods', zip(spreadsheet)), /Save it as \.xlsx or \.csv/);
    assert.throws(() => detectFormat('a.rtf', Buffer.from('hello')), /not an RTF document/);
    assert.throws(() => detectFormat('a.docx', Buffer.from('hello')), /not a Word document/);
    assert.throws(() => detectFormat('a.exe', Buffer.from('MZ\0\0')), /kind of file/);
  });
});

it('reports that a text file without text may be the wrong file, and does not suggest a better scan', async () => {
  await assert.rejects(
    extractPassages('blank.txt', Buffer.from(' \n\n - \n')),
    /^ExtractionFailure: No text was found\. Check/,
  );
});

describe('A zip', () => {
  it('is refused when it unpacks to more than the limit, whatever sizes it declares', async () => {
    const docx = await makeDocx(['x'], Buffer.alloc(1_000_000));
    await refuseZipBomb(docx, 2_000_000);
    await assert.rejects(refuseZipBomb(docx, 900_000), /too big once unpacked/);
    const liar = Buffer.from(docx);
    for (let at = liar.indexOf('PK\u0001\u0002'); at >= 0; at = liar.indexOf('PK\u0001\u0002', at + 1))
      liar.writeUInt32LE(1, at + 24);
    await assert.rejects(refuseZipBomb(liar, 900_000), /too big once unpacked/);
  });

  it('that is truncated or scrambled is reported as damaged', async () => {
    const docx = await makeDocx(['x']);
    await assert.rejects(refuseZipBomb(docx.subarray(0, docx.length - 30)), /damaged/);
    await assert.rejects(refuseZipBomb(Buffer.from(docx).fill(0xff, 60, 120)), /damaged/);
  });
});
