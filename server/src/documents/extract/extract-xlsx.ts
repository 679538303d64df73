import { type Block, BlockCollector } from './block';
import { type OpenZip, withZip } from './open-zip';
import { readRelations } from './read-relations';
import { readXlsxSheet } from './xlsx-sheet';
import { readCellFormats } from './xlsx-styles';

const WORKBOOK = 'xl/workbook.xml';

interface Sheet {
  readonly name: string;
  readonly relation: string;
}

/** Reads Excel workbooks: each sheet under its name. Skips hidden sheets and rows. */
export function extractXlsx(bytes: Buffer): Promise<Block[]> {
  return withZip(bytes, async (zip) => {
    const { sheets, countsFrom1904 } = await readWorkbook(zip);
    const relations = await readRelations(zip, WORKBOOK);
    const formats = await readCellFormats(zip, countsFrom1904);
    const texts = await readSharedTexts(zip);
    const collector = new BlockCollector();
    for (const { name, relation } of sheets) {
      const rows = await readXlsxSheet(zip, relations.get(relation)?.path ?? '', texts, formats);
      // 'Sheet1' and 'Tabelle1' are default names without meaning.
      if (sheets.length > 1 || !/^\p{L}+ ?1$/u.test(name)) collector.heading(1, name);
      collector.table(rows);
    }
    return collector.blocks;
  });
}

async function readWorkbook(zip: OpenZip): Promise<{ sheets: Sheet[]; countsFrom1904: boolean }> {
  const sheets: Sheet[] = [];
  let countsFrom1904 = false;
  await zip.readXml(WORKBOOK, {
    open(tag, { name = '', state, date1904, ...attributes }) {
      if (tag === 'workbookPr') countsFrom1904 = date1904 === '1' || date1904 === 'true';
      const relation = attributes['r:id'];
      if (tag === 'sheet' && relation && (state ?? 'visible') === 'visible') sheets.push({ name, relation });
    },
  });
  return { sheets, countsFrom1904 };
}

/** Reads the texts to which cells refer by number. */
async function readSharedTexts(zip: OpenZip): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPronunciation = false;
  await zip.readXml('xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPronunciation = true;
      isText = name === 't' && !isPronunciation;
    },
    text(part) {
      if (isText) text += part;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPronunciation = false;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}
