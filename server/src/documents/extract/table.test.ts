import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeXlsx } from '../../../test/support/office-files';
import type { Block } from './block';
import { extractCsv } from './extract-csv';
import { extractHtml } from './extract-html';
import { extractMarkdown } from './extract-markdown';
import { extractXlsx } from './extract-xlsx';

const show = (blocks: readonly Block[]) => blocks.map(({ headings, text }) => [...headings, text].join(' | '));
const html = (table: string) =>
  show(extractHtml(`<h2>Rates</h2><table>${table}</table><p>Closed in May.</p>`)).slice(0, -1);

describe('A table', () => {
  it('on a page may have names that span several columns, cells that span several rows, and a caption', () => {
    const rows = html(`<caption>Rooms 2027</caption>
      <tr><th rowspan=2>Floor</th><th rowspan=2>Room</th><th colspan=2>Price (EUR)</th></tr>
      <tr><th>Low season</th><th>High<br>season</th></tr>
      <tr><td rowspan=2>1</td><td>Double room;<br>lake view</td><td>149</td><td>182</td></tr>
      <tr><td>Single</td><td></td><td>98</td></tr>`);
    assert.deepEqual(rows, [
      'Rates | Rooms 2027 | Floor: 1; Room: Double room, lake view; Price (EUR), Low season: 149; Price (EUR), High season: 182',
      'Rates | Rooms 2027 | Floor: 1; Room: Single; Price (EUR), High season: 98',
    ]);
  });

  it('has headings that do not apply to the text below it', () => {
    const page = '<table><caption>Rooms</caption><tr><th>A<th>B<tr><td>x<td>1</table><p>Parking is free.</p>';
    assert.deepEqual(show(extractHtml(page)), ['Rooms | A: x; B: 1', 'Parking is free.']);
  });

  it('on a page may name its rows instead of its columns', () => {
    assert.deepEqual(html('<tr><th>Monday<td>9–17<tr><th>Sunday<td>closed<td>bell'), [
      'Rates | Monday: 9–17',
      'Rates | Sunday: closed; bell',
    ]);
  });

  it('may have groups of rows, and remarks below them', () => {
    const rows = html(`<tr><th>Dish<th>Price<tr><td colspan=2>Starters<tr><td>Soup<td>6 €
      <tr><td colspan=2>Main courses<tr><td>Fish<td>19 €<tr><td colspan=2>Half portions on request.`);
    assert.deepEqual(rows, [
      'Rates | Starters | Dish: Soup; Price: 6 €',
      'Rates | Main courses | Dish: Fish; Price: 19 €',
      'Rates | Main courses | Half portions on request.',
    ]);
  });

  it('may have prices for several columns, and texts that span those columns', () => {
    const rows = html(`<tr><th rowspan=2>Bike<th colspan=2>Price<tr><th>1 day<th>1 week<tr><td>City<td colspan=2>15 €
      <tr><td>Touring<td colspan=2>on request<tr><td>Child<td>9 €<td>40 €`);
    assert.deepEqual(rows, [
      'Rates | Bike: City; Price, 1 day: 15 €; Price, 1 week: 15 €',
      'Rates | Bike: Touring; on request',
      'Rates | Bike: Child; Price, 1 day: 9 €; Price, 1 week: 40 €',
    ]);
  });

  it('without column names is read without names', () => {
    assert.deepEqual(html('<tr><td>Espresso<td>2.50 €<tr><td>Latte<td>3.90 €'), [
      'Rates | Espresso: 2.50 €',
      'Rates | Latte: 3.90 €',
    ]);
    // Years are column names.
    assert.deepEqual(html('<tr><td>Room<td>2026<td>2027<tr><td>Suite<td>200<td>220'), [
      'Rates | Room: Suite; 2026: 200; 2027: 220',
    ]);
  });

  it('never repeats a text beyond 150 characters, however many rows and columns it covers', () => {
    const long = 'x'.repeat(20_000);
    const rows = '<tr><td>1<td>2'.repeat(500);
    for (const table of [
      `<tr><th>${long}<th>B${rows}`,
      `<tr><th>A<th>B<th>C<tr><td rowspan=0>${long}<td>1<td>2${rows}`,
      `<tr><th colspan=200>${long}<tr><th>A<th>B${rows}`,
    ]) {
      const text = html(table).join('');
      assert.ok(text.length < 60_000, `${text.length}`);
      assert.ok(text.includes(long));
    }
  });

  it('writes a very long row as several lines, each with its first cell', () => {
    const names = Array.from({ length: 30 }, (_, at) => `Column ${at}`);
    const cells = names.map((_, at) => `${'value '.repeat(8)}${at}`);
    const rows = html(`<tr><th>${names.join('<th>')}<tr><td>${cells.join('<td>')}`);
    assert.ok(rows.length > 1 && rows.every((row) => row.startsWith('Rates | Column 0: value') && row.length < 1000));
    for (const [at, cell] of cells.entries()) assert.ok(rows.some((row) => row.includes(`Column ${at}: ${cell}`)));
  });

  it('in a CSV file may have a title above it, units below its names, and two rows of names', () => {
    assert.deepEqual(
      show(extractCsv('Price list 2027\n\nPart;Weight;Price\n;kg;EUR\nBolt;0,2;1,50\n"Nut; steel";0,1;0,80')),
      [
        'Price list 2027 | Part: Bolt; Weight (kg): 0,2; Price (EUR): 1,50',
        'Price list 2027 | Part: Nut, steel; Weight (kg): 0,1; Price (EUR): 0,80',
      ],
    );
    assert.deepEqual(show(extractCsv('Room,Price,,Beds\n,Low,High,\nSuite,200,240,2')), [
      'Room: Suite; Price, Low: 200; Price, High: 240; Beds: 2',
    ]);
    assert.deepEqual(show(extractCsv('Room,Price (EUR)\nSuite,200')), ['Room: Suite; Price (EUR): 200']);
  });

  it('in Markdown or in a workbook is read the same way', async () => {
    assert.deepEqual(show(extractMarkdown('| Room | Price |\n| --- | ---: |\n| Suite | 200 € |\n| Single | |')), [
      'Room: Suite; Price: 200 €',
      'Room: Single',
    ]);
    const cell = (reference: string, value: string) => `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const line = (at: number, cells: Record<string, string>) =>
      `<row r="${at}">${Object.entries(cells)
        .map(([column, value]) => cell(`${column}${at}`, value))
        .join('')}</row>`;
    const xml = `<sheetData>${line(1, { A: 'Rooms' })}${line(2, { A: 'Floor', B: 'Room', C: 'Price (EUR)' })}
      ${line(3, { C: 'Low', D: 'High' })}${line(4, { A: '1', B: 'Double', C: '149', D: '182' })}
      ${line(5, { B: 'Single', C: '84', D: '98' })}</sheetData>
      <mergeCells><mergeCell ref="A1:D1"/><mergeCell ref="C2:D2"/><mergeCell ref="A2:A3"/><mergeCell ref="B2:B3"/><mergeCell ref="A4:A5"/></mergeCells>`;
    assert.deepEqual(show(await extractXlsx(await makeXlsx([{ name: 'Sheet1', xml }]))), [
      'Rooms | Floor: 1; Room: Double; Price (EUR), Low: 149; Price (EUR), High: 182',
      'Rooms | Floor: 1; Room: Single; Price (EUR), Low: 84; Price (EUR), High: 98',
    ]);
  });
});
