import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { robotsDirectives } from './robots-directives';

const read = (...texts: string[]) => {
  const { isIndexable, follows } = robotsDirectives(texts);
  return [isIndexable, follows];
};

describe('What a page asks of robots', () => {
  it('is read from several directives, in any case', () => {
    assert.deepEqual(read('NoIndex'), [false, true]);
    assert.deepEqual(read('noarchive, nofollow'), [true, false]);
    assert.deepEqual(read('index', 'none'), [false, false]);
  });

  it('does not take a part of another directive for noindex', () => {
    assert.deepEqual(read('index, follow, max-image-preview:none, max-snippet:-1'), [true, true]);
    assert.deepEqual(read('unavailable_after: 25 Jun 2030 15:00:00 PST, noindex'), [false, true]);
  });

  it('applies to the robot that it names', () => {
    assert.deepEqual(read('otherbot: noindex, nofollow'), [true, true]);
    assert.deepEqual(read('frontdeskbot: noindex, otherbot: nofollow'), [false, true]);
  });
});
