import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutNames } from './without-names';

describe("A question without the documents' names", () => {
  const names = ['gpl-3.txt', 'apache-2.txt'];

  it('keeps what it asks about the document that it names', () => {
    assert.equal(withoutNames('May I sell copies under the GPL?', names, 'en'), 'May I sell copies under the ?');
  });

  it('stays whole when it is only a name, when there is only one document, and when it names none', () => {
    assert.equal(withoutNames('What is Apache?', names, 'en'), 'What is Apache?');
    assert.equal(
      withoutNames('May I sell copies under the GPL?', ['gpl-3.txt'], 'en'),
      'May I sell copies under the GPL?',
    );
    assert.equal(withoutNames('May I sell copies?', names, 'en'), 'May I sell copies?');
  });

  it("keeps common words, even if they are a document's name", () => {
    const question = 'What are your opening hours on Sunday?';
    assert.equal(withoutNames(question, ['opening-hours.md', 'prices.md'], 'en'), question);
  });
});
