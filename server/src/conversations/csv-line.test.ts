import assert from 'node:assert/strict';
import { it } from 'node:test';
import { csvLine } from './csv-line';

it('writes cells that no spreadsheet can run as a formula', () => {
  assert.equal(
    csvLine(['=1+1', ' @SUM(A1)', '-2', '+49 151', '\t=x']),
    `"'=1+1","' @SUM(A1)","'-2","'+49 151","'\t=x"\r\n`,
  );
});

it('writes no formula after characters that nobody sees, or with wide signs', () => {
  assert.equal(
    csvLine(['\u200b=1+1', '\u202e \u2066-2', '＝1+1', '＋1', '－2', '＠SUM(A1)', 'a\u200b=1']),
    `"'\u200b=1+1","'\u202e \u2066-2","'＝1+1","'＋1","'－2","'＠SUM(A1)",a\u200b=1\r\n`,
  );
});

it('quotes what separates cells and lines', () => {
  assert.equal(csvLine(['a,b', 'say "hi"', 'two\nlines', 'plain', '']), '"a,b","say ""hi""","two\nlines",plain,\r\n');
});
