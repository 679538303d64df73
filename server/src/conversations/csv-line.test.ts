import assert from 'node:assert/strict';
import { it } from 'node:test';
import { csvLine } from './csv-line';

it('writes cells that no spreadsheet can run as a formula', () => {
  assert.equal(
    csvLine(['=1+1', ' @SUM(A1)', '-2', '+49 151', '\t=x']),
    `"'=1+1","' @SUM(A1)","'-2","'+49 151","'\t=x"\r\n`,
  );
});

it('quotes what separates cells and lines', () => {
  assert.equal(csvLine(['a,b', 'say "hi"', 'two\nlines', 'plain', '']), '"a,b","say ""hi""","two\nlines",plain,\r\n');
});
