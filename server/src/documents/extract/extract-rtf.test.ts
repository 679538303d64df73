import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Block } from './block';
import { extractRtf } from './extract-rtf';

const show = (blocks: readonly Block[]) => blocks.map(({ headings, text }) => [...headings, text].join(' | '));
const read = async (rtf: string) => show(await extractRtf(Buffer.from(rtf, 'latin1')));

const HEAD = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss\fcharset0 Arial;}{\f1\fcharset238 Arial CE;}{\f2\fcharset128 MS Gothic;}}
{\colortbl;\red255\green0\blue0;}{\stylesheet{\s1 heading 1;}}{\*\generator Word 16}{\info{\author Ann}}
{\header\pard Acme Ltd\par}`;

describe('Rich text', () => {
  it('is read without its control words', async () => {
    const rtf = String.raw`${HEAD}\pard\outlinelevel0\b Opening hours\b0\par\pard We open at \i nine\i0 .\line Closed on Sundays.{\v hidden}\par
{\field{\*\fldinst HYPERLINK "https://a.b"}{\fldrslt our site}}\par{\pict\wmetafile8 0100090000}Done.\par}`;
    assert.deepEqual(await read(rtf), [
      'Opening hours | We open at nine. Closed on Sundays.',
      'Opening hours | our site',
      'Opening hours | Done.',
    ]);
  });

  it('is read in the encoding of its fonts, and in Unicode', async () => {
    const rtf = String.raw`${HEAD}\pard Caf\'e9 {\f1 p\'b3atno\'9c\'e6} {\f2\'92\'a9\'90\'48} \u8364? \u-10179?\u-8704?{\uc0\u380x}\par}`;
    assert.deepEqual(await read(rtf), ['Café płatność 朝食 € 😀żx']);
  });

  it('keeps the rows of its tables', async () => {
    const rows = [
      String.raw`\trowd\cellx1000\cellx2000\pard\intbl Room\cell Price\cell\row`,
      String.raw`\trowd\cellx1000\cellx2000\pard\intbl Single\par room\cell 80 \'80\cell\row\pard After.\par`,
    ];
    assert.deepEqual(await read(`${HEAD}${rows.join('\n')}}`), ['Room: Single room; Price: 80 €', 'After.']);
  });

  it('that ends early or nests endlessly is read as far as possible', async () => {
    assert.deepEqual(await read(`${HEAD}\\pard Hello {\\b wor`), ['Hello wor']);
    assert.deepEqual(await read(`{\\rtf1 ${'{'.repeat(100_000)}x`), ['x']);
  });
});
