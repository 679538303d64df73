import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cell, PRICE_LISTS, type PriceList } from './price-lists';

// Recreates the price lists in test/fixtures/price-lists: five printed by Chromium, and five exported by LibreOffice.
// `node --import tsx test/support/make-price-lists.ts` needs `chromium` and `soffice` (Debian:
// libreoffice-writer-nogui, libreoffice-calc-nogui). The rows that the reader must return are stored next to each list.

const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text);
const spanOf = (cell: Cell) => ({ columns: 1, rows: 1, ...(typeof cell === 'object' && cell) });

const STYLES: Record<string, string> = {
  'chromium-grid-en':
    'table{border-collapse:collapse} td,th{border:1px solid #444;padding:4px 6px} td+td{text-align:right}',
  'chromium-plain-de': 'td,th{padding:4px 8px;text-align:left} td+td,th+th{text-align:right}',
  'chromium-merged-fr':
    'table{border-collapse:collapse} td,th{border-top:1px solid #999;padding:5px 6px} td:nth-last-child(-n+2){text-align:right}',
  'chromium-pages-en':
    'table{border-spacing:0} td,th{padding:3px 6px;text-align:left} tbody tr:nth-child(even){background:#ddd} td:nth-child(n+3){text-align:right}',
  'chromium-dense-es':
    'table{border-spacing:0} td,th{padding:0 12px 0 0;text-align:left;vertical-align:top} td:last-child{text-align:right}',
};

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function html({ title, head, body, widths, notes }: PriceList, style: string, border: number): string {
  const row = (cells: readonly Cell[], tag: string, isPlain: boolean) => {
    const written = cells.map((cell) => {
      const { columns, rows } = spanOf(cell);
      const isNumber = /^[\d.,]+( ?[€h]| min)?$/.test(textOf(cell));
      const align = isPlain && isNumber ? ' align="right"' : '';
      return `<${tag} colspan="${columns}" rowspan="${rows}"${align}>${escaped(textOf(cell))}</${tag}>`;
    });
    return `<tr>${written.join('')}</tr>`;
  };
  const isPlain = style === '';
  return `<!doctype html><meta charset="utf-8"><style>body{font:10pt 'DejaVu Sans'} h1{font-size:16pt} ${style}</style>
<h1>${escaped(title)}</h1>
<table border="${border}" cellspacing="0" width="${widths.reduce((sum, width) => sum + width, 0) * 1.333}">
<colgroup>${widths.map((width) => `<col style="width:${width}pt" width="${width * 1.333}">`).join('')}</colgroup>
<thead>${head.map((cells) => row(cells, 'th', isPlain)).join('')}</thead>
<tbody>${body.map((cells) => row(cells, 'td', isPlain)).join('\n')}</tbody></table>
${notes.map((note) => `<p>${escaped(note)}</p>`).join('')}`;
}

/** A flat OpenDocument spreadsheet, with wrapped cells. */
function spreadsheet({ title, head, body, widths, notes }: PriceList, hasLines: boolean): string {
  const line = hasLines ? 'fo:border="0.5pt solid #000000"' : '';
  const style = (name: string, align: string) =>
    `<style:style style:name="${name}" style:family="table-cell"><style:table-cell-properties fo:wrap-option="wrap" ` +
    `style:vertical-align="middle" style:text-align-source="fix" ${name === 'plain' ? '' : line}/>` +
    `<style:paragraph-properties fo:text-align="${align}"/></style:style>`;
  const taken = new Map<string, true>();
  const rows = [...head, ...body].map((cells, at) => {
    const written: string[] = [];
    let column = 0;
    const skipCovered = () => {
      while (taken.has(`${at} ${column}`)) {
        written.push('<table:covered-table-cell/>');
        column++;
      }
    };
    for (const cell of cells) {
      skipCovered();
      const { columns, rows: spanned } = spanOf(cell);
      for (let down = 0; down < spanned; down++) {
        for (let right = 0; right < columns; right++) taken.set(`${at + down} ${column + right}`, true);
      }
      const isNumber = /^[\d.,]+ ?[€h]?$/.test(textOf(cell)) && at >= head.length;
      written.push(
        `<table:table-cell table:style-name="${isNumber ? 'right' : 'left'}" office:value-type="string" ` +
          `table:number-columns-spanned="${columns}" table:number-rows-spanned="${spanned}">` +
          `<text:p>${escaped(textOf(cell))}</text:p></table:table-cell>`,
      );
      for (let right = 1; right < columns; right++) written.push('<table:covered-table-cell/>');
      column += columns;
    }
    skipCovered();
    return `<table:table-row table:style-name="row">${written.join('')}</table:table-row>`;
  });
  const alone = (text: string) =>
    `<table:table-row><table:table-cell table:style-name="plain" table:number-columns-spanned="${widths.length}" ` +
    `office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell></table:table-row>`;
  const empty = '<table:table-row><table:table-cell/></table:table-row>';
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2"
 office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
${widths.map((width, at) => `<style:style style:name="c${at}" style:family="table-column"><style:table-column-properties style:column-width="${width}pt"/></style:style>`).join('')}
<style:style style:name="row" style:family="table-row"><style:table-row-properties style:use-optimal-row-height="true"/></style:style>
${style('left', 'start')}${style('right', 'end')}${style('plain', 'start')}
</office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="Preise">
${widths.map((_, at) => `<table:table-column table:style-name="c${at}"/>`).join('')}
${alone(title)}${empty}${rows.join('\n')}${empty}${notes.map(alone).join('')}
</table:table></office:spreadsheet></office:body></office:document>`;
}

const folder = fileURLToPath(new URL('../fixtures/price-lists/', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'price-lists-'));
for (const [name, list] of Object.entries(PRICE_LISTS)) {
  const [program = '', kind] = name.split('-');
  const source = join(work, `${name}.${program === 'calc' ? 'fods' : 'html'}`);
  const pdf = join(folder, `${name}.pdf`);
  if (program === 'calc') writeFileSync(source, spreadsheet(list, kind === 'merged'));
  else writeFileSync(source, html(list, STYLES[name] ?? '', kind === 'grid' && program === 'writer' ? 1 : 0));
  if (program === 'chromium') {
    execFileSync('chromium', ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${pdf}`, source]);
  } else {
    const filter = program === 'calc' ? 'pdf:calc_pdf_Export' : 'pdf:writer_pdf_Export';
    execFileSync('soffice', [
      '--headless',
      ...(program === 'writer' ? ['--infilter=HTML (StarWriter)'] : []),
      `-env:UserInstallation=file://${work}/profile`,
      '--convert-to',
      filter,
      '--outdir',
      folder,
      source,
    ]);
  }
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify({ title: [list.title], rows: list.rows, notes: list.notes }, null, 2)}\n`,
  );
}
rmSync(work, { recursive: true });
