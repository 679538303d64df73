import assert from 'node:assert/strict';
import { it } from 'node:test';
import { csvLines } from './export-conversations';

it('writes cells that no spreadsheet can run as a formula', () => {
  assert.equal(
    csvLines([['=1+1', ' @SUM(A1)', '-2+1', '+SUM(A1)', '\t=x', '\n=x']]),
    `"'=1+1","' @SUM(A1)","'-2+1","'+SUM(A1)","'\t=x","'\n=x"\r\n`,
  );
});

it('writes numbers and telephone numbers unchanged', () => {
  assert.equal(csvLines([['-2', '-12.5', '+49 151 2345678', '42']]), '-2,-12.5,+49 151 2345678,42\r\n');
});

it('writes no formula that hides behind invisible characters or full-width signs', () => {
  assert.equal(
    csvLines([['\u200b=1+1', '\u202e \u2066-2', '＝1+1', '＋1', '－2', '＠SUM(A1)', 'a\u200b=1']]),
    `"'\u200b=1+1","'\u202e \u2066-2","'＝1+1","'＋1","'－2","'＠SUM(A1)",a\u200b=1\r\n`,
  );
});

it('quotes cells with separators and line breaks', () => {
  assert.equal(
    csvLines([['a,b', 'say "hi"', 'two\nlines', 'plain', '']]),
    '"a,b","say ""hi""","two\nlines",plain,\r\n',
  );
});

it("quotes cells with other spreadsheets' separators, and cells with spaces that those would drop", () => {
  assert.equal(csvLines([['a;b', 'a\tb', ' a', "it's"]]), '"a;b","a\tb"," a",it\'s\r\n');
});

it('ends every line, and writes nothing when there are no rows', () => {
  assert.equal(
    csvLines([
      ['a', 'b'],
      ['c', ''],
    ]),
    'a,b\r\nc,\r\n',
  );
  assert.equal(csvLines([]), '');
});
