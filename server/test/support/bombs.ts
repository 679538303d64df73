import { deflateSync } from 'node:zlib';
import JSZip from 'jszip';
import { makeDocx } from './files';

/** Makes a Word document of about 500 kB whose text unpacks to `bytes` bytes, in a huge number of paragraphs. */
export async function makeDocxBomb(bytes: number): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await makeDocx(['x']));
  const whole = (await zip.file('word/document.xml')?.async('string')) ?? '';
  const paragraph = /<w:p>.*<\/w:p>/s.exec(whole)?.[0] ?? '';
  zip.file('word/document.xml', whole.replace(paragraph, paragraph.repeat(Math.ceil(bytes / paragraph.length))));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', compressionOptions: { level: 1 } });
}

/** Makes a PDF of a few kB whose only page is packed twice and unpacks to `bytes` bytes of spaces. */
export function makePdfBomb(bytes: number): Buffer {
  const page = deflateSync(deflateSync(Buffer.alloc(bytes, ' ')));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>',
    `<</Length ${page.length}/Filter[/FlateDecode/FlateDecode]>>\nstream\n${page.toString('latin1')}\nendstream`,
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = `${String(pdf.length).padStart(10, '0')} 00000 n \n`;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${pdf}${table}trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF`, 'latin1');
}
